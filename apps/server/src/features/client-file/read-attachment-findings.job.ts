import { attachmentSealing } from '../../consultations/file/attachment-sealing.ts';
import { attachmentPaperRows } from '../../consultations/file/attachments.ts';
import { prepareAgain } from '../../consultations/file/coming.ts';
import { forgetFindings, keepFindings } from '../../consultations/file/findings.ts';
import { attachmentPapers } from '../../consultations/file/papers.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';

/** What it finds is the document as it is now: a second run changes nothing. Of one that is doubtful nothing is kept. */
export const readAttachmentFindings: JobHandler<'read-attachment-findings'> = {
  async run({ db, sealing, enqueue, engines }, { attachment_id: id }) {
    await db.transaction().execute(async (tx) => {
      const row = await attachmentPaperRows(tx, ofTheSystem)
        .where('attachments.id', '=', id)
        .forUpdate('attachments')
        .executeTakeFirst();
      if (!row) return;
      const [paper] = await attachmentPapers(tx, ofTheSystem, sealing, [row]);
      const keys = { master: sealing, own: attachmentSealing(sealing, row), client_id: row.client_id };
      if (paper) await keepFindings(tx, ofTheSystem, keys, paper, await engines.readFindings(paper));
      else await forgetFindings(tx, ofTheSystem, { kind: 'attachment', id });
      await prepareAgain(tx, ofTheSystem, enqueue, row.current_client_id, { isLost: !paper });
    });
  },
};
