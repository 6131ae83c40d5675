import type { Capture } from '@noteer/contract';
import type { RecordingRow } from '../../consultations/recordings.ts';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import { chunkNumbers } from './queries.ts';

/** What of a recording is here. */
export async function presentCapture(
  db: Db,
  scope: Scope<'record'>,
  recording: RecordingRow,
): Promise<Capture> {
  const numbers = await chunkNumbers(db, scope, recording.id);
  const gap = numbers.findIndex((seq, place) => seq !== place);
  const received = gap < 0 ? numbers.length : gap;
  return {
    id: recording.id,
    appointment: recording.appointment_id ?? '',
    received,
    beyond: numbers.slice(received),
    is_finished: recording.finished_at !== null,
  };
}
