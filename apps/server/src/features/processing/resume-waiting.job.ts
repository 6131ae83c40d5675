import type { JobHandler } from '../../jobs/handler.ts';
import { setStage, waitingRecordings } from './queries.ts';

/** Recordings in a language that no model knew go on by themselves once one does. */
export const resumeWaiting: JobHandler<'resume-waiting'> = {
  async run({ db, engines, enqueue }) {
    for (const { id, language } of await waitingRecordings(db)) {
      if (!(await engines.transcriber(language))) continue;
      await db.transaction().execute(async (tx) => {
        await setStage(tx, id, 'transcribing');
        await enqueue(tx, 'transcribe-window', { recording_id: id });
      });
    }
  },
};
