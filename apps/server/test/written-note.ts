/** A note as a model would have written it, without one. */
import { type Doubt, NO_MODEL, type NoteTask } from '@noteer/contract';
import { recordingSealing } from '../src/consultations/data-key.ts';
import { addNoteRevision } from '../src/consultations/documents.ts';
import { ofTheSystem } from '../src/policy.ts';
import type { harness } from './harness.ts';

type Harness = Pick<Awaited<ReturnType<typeof harness>>, 'db' | 'services'>;
type Written = { text: string; tasks?: NoteTask[]; doubts?: Omit<Doubt, 'answer'>[] };

export async function aWrittenNote(
  { db, services }: Harness,
  recording_id: string,
  { text, tasks = [], doubts = [] }: Written,
): Promise<void> {
  const recording = await db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', recording_id)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) =>
    addNoteRevision(tx, ofTheSystem, recordingSealing(services.sealing, recording), {
      ...{ recording_id, ai_model_name: NO_MODEL, template: recording.template, text, author_id: null },
      draft: { sections: [], not_discussed: [], tasks, doubts },
    }),
  );
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', recording_id).execute();
}

export const aDoubt: Omit<Doubt, 'answer'> = {
  ...{ id: 'd1', by: 'model', heard: 'smid', read: 'Smit', sources: [0], from_s: 0, to_s: 5 },
};
