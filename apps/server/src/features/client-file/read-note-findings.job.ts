import { recordingSealing } from '../../consultations/data-key.ts';
import { prepareAgain } from '../../consultations/file/coming.ts';
import { forgetFindings, keepFindings } from '../../consultations/file/findings.ts';
import { finalRecordings, notePapers } from '../../consultations/file/papers.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';

/** What it finds is the note as it is now, whatever asked for it: a second run changes nothing. */
export const readNoteFindings: JobHandler<'read-note-findings'> = {
  async run({ db, sealing, enqueue, engines }, { recording_id: id }) {
    await db.transaction().execute(async (tx) => {
      // Nobody reopens it, or writes another version, until what it says is kept.
      if (!(await lockRecording(tx, ofTheSystem, id))) return;
      const row = await finalRecordings(tx, ofTheSystem).where('recordings.id', '=', id).executeTakeFirst();
      const [paper] = row ? await notePapers(tx, ofTheSystem, sealing, [row]) : [];
      if (!row || !paper) {
        await forgetFindings(tx, ofTheSystem, { kind: 'note', id });
        return;
      }
      const keys = { master: sealing, own: recordingSealing(sealing, row), client_id: row.part_id };
      await keepFindings(tx, ofTheSystem, keys, paper, await engines.readFindings(paper));
      await prepareAgain(tx, ofTheSystem, enqueue, row.client_id);
    });
  },
};
