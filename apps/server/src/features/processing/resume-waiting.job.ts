import { system } from '../../actor.ts';
import { step } from '../../consultations/state/step.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { waitingRecordings } from './queries.ts';

/** Recordings in a language that no model knew go on by themselves once one does. */
export const resumeWaiting: JobHandler<'resume-waiting'> = {
  async run({ db, engines, enqueue }) {
    for (const { id, language } of await waitingRecordings(db, ofTheSystem)) {
      if (!(await engines.transcriber(language))) continue;
      await db.transaction().execute(async (tx) => {
        if (await step(tx, system, 'find_model', id))
          await enqueue(tx, 'transcribe-window', { recording_id: id });
      });
    }
  },
};
