import { attachmentSealing } from '../../consultations/file/attachment-sealing.ts';
import { attachmentPaperRows } from '../../consultations/file/attachments.ts';
import { prepareAgain } from '../../consultations/file/coming.ts';
import { forgetFindings, keepFindings } from '../../consultations/file/findings.ts';
import { surePaper } from '../../consultations/file/guesses.ts';
import { attachmentPapers } from '../../consultations/file/papers.ts';
import { tell } from '../../consultations/file/tell.ts';
import { decideIdentity } from '../../consultations/file/whose.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';

/** What it finds is the document as it is now: a second run changes nothing. Of one that is doubtful nothing is kept. */
export const readAttachmentFindings: JobHandler<'read-attachment-findings'> = {
  async run(services, { attachment_id: id }) {
    const { db, sealing, enqueue, engines } = services;
    await db.transaction().execute(async (tx) => {
      const find = () =>
        attachmentPaperRows(tx, ofTheSystem)
          .where('attachments.id', '=', id)
          .forUpdate('attachments')
          .executeTakeFirst();
      const before = await find();
      if (before?.stage === 'read') await decideIdentity(tx, ofTheSystem, services, before);
      const row = await find();
      if (!row) return;
      const [paper] = await attachmentPapers(tx, ofTheSystem, sealing, [row]);
      const keys = { master: sealing, own: attachmentSealing(sealing, row), client_id: row.client_id };
      if (paper) {
        const sure = await surePaper(tx, ofTheSystem, sealing, row, paper);
        await keepFindings(tx, ofTheSystem, keys, paper, await engines.readFindings(sure));
      } else await forgetFindings(tx, ofTheSystem, { kind: 'attachment', id });
      await prepareAgain(tx, ofTheSystem, enqueue, row.current_client_id, { isLost: !paper });
      await tell(tx, ofTheSystem, row);
    });
  },
};
