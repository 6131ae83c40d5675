import { shownSummary } from '@noteer/contract';
import { system } from '../../actor.ts';
import { newestNotes } from '../../consultations/documents.ts';
import { writingsToTry } from '../../consultations/note/writing.ts';
import { step } from '../../consultations/state/step.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';

/** Notes that a model could not write come by themselves once it can; where somebody typed since, they say when. */
export const resumeWriting: JobHandler<'resume-writing'> = {
  async run({ db, enqueue }) {
    for (const { recording_id } of await writingsToTry(db, ofTheSystem)) {
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('note_writings')
          .set({ next_try_at: null })
          .where('recording_id', '=', recording_id)
          .execute();
        const note = shownSummary(await newestNotes(tx, ofTheSystem, [recording_id]));
        if (note && note.author_id !== null) return;
        if (await step(tx, system, 'try_again', recording_id))
          await enqueue(tx, 'write-note', { recording_id });
      });
    }
  },
};
