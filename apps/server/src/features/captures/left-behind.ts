/** Recordings that were started and not finished: listening to them and ending them without the device that made them. */
import { CHUNK_SAMPLES, type FinishedBy, SAMPLE_RATE, type UnfinishedCapture } from '@noteer/contract';
import { sql } from 'kysely';
import { type Actor, system, type Visitor } from '../../actor.ts';
import { appointmentsWithClient, presentAppointment } from '../../consultations/appointments.ts';
import { recordingFileUrl } from '../../consultations/look.ts';
import { contiguousSamples, findRecording } from '../../consultations/recordings.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import { AppError } from '../../errors.ts';
import { ofTheSystem, type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { presentCapture } from './present.ts';
import { chunkNumbers, lastReceivedOf, lockGaps, noteSilentGaps, unfinishedRecordings } from './queries.ts';
import { keepChunk } from './service.ts';

/** Chunks of five seconds come one by one: after this without one, nothing is recording or it has no network. */
const ARRIVING_MS = 30_000;

const isArriving = (last: Date | null) => last !== null && Date.now() - last.getTime() < ARRIVING_MS;

export async function unfinished(services: Services, actor: Actor): Promise<UnfinishedCapture[]> {
  const { db, sealing } = services;
  const scope = scopeOf(actor, 'record');
  const recordings = await unfinishedRecordings(db, scope);
  const ids = recordings.flatMap(({ appointment_id }) => appointment_id ?? []);
  if (ids.length === 0) return [];
  const appointments = await appointmentsWithClient(db, scope).where('appointments.id', 'in', ids).execute();
  const nameOf = new Map(appointments.map((row) => [row.id, presentAppointment(sealing, row).client_name]));
  return Promise.all(
    recordings.map(async (recording) => {
      const samples = await contiguousSamples(db, scope, recording.id);
      return {
        ...(await presentCapture(db, scope, recording)),
        client_name: nameOf.get(recording.appointment_id ?? '') ?? '',
        started_at: recording.created_at.toISOString(),
        last_received_at: recording.last_received_at?.toISOString() ?? null,
        is_arriving: isArriving(recording.last_received_at),
        recording_duration: Math.round(samples / SAMPLE_RATE),
        recording_file_url: samples > 0 ? recordingFileUrl(services, actor, recording) : null,
      };
    }),
  );
}

/** From any device of its clinician. */
export async function closeLeftBehind(services: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'record');
  if (isArriving(await lastReceivedOf(services.db, scope, id)))
    throw new AppError('still_recording', 'Sound of this recording is still coming in from a device.');
  if (!(await finishWithWhatIsHere(services, actor, scope, id, 'clinician')))
    throw new AppError('not_found', 'Recording not found.');
}

export const closeAbandoned = (services: Services, id: string): Promise<boolean> =>
  finishWithWhatIsHere(services, system, ofTheSystem, id, 'system');

/** False when there is nothing of it that could be heard. Nothing happens when it was finished before. */
async function finishWithWhatIsHere(
  services: Services,
  who: Actor | Visitor,
  scope: Scope<'record'>,
  id: string,
  finished_by: FinishedBy,
): Promise<boolean> {
  const { db, enqueue } = services;
  await fillHoles(services, scope, id);
  const samples = await contiguousSamples(db, scope, id);
  if (samples === 0) return false;
  return db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, scope, id);
    if (!recording) return false;
    if (!isPossible('finish', recording)) return recording.finished_at !== null;
    await enqueue(tx, 'transcribe-window', { recording_id: id });
    const set = { samples: String(samples), finished_at: sql<Date>`now()`, finished_by };
    await step(tx, who, 'finish', id, { set, detail: { samples, finished_by } });
    return true;
  });
}

/** A chunk that never came leaves silence of its length, and is told as a gap: what came after it is heard all the same. */
async function fillHoles(services: Services, scope: Scope<'record'>, id: string): Promise<void> {
  const recording = await findRecording(services.db, scope, id);
  if (recording?.stage !== 'capturing') return;
  const numbers = new Set(await chunkNumbers(services.db, scope, id));
  const holes = Array.from({ length: Math.max(-1, ...numbers) + 1 }, (_, seq) => seq).filter(
    (seq) => !numbers.has(seq),
  );
  if (holes.length === 0) return;
  const silence = Buffer.alloc(CHUNK_SAMPLES * Int16Array.BYTES_PER_ELEMENT);
  for (const seq of holes) await keepChunk(services, scope, recording, { seq, pcm: silence });
  await services.db.transaction().execute(async (tx) => {
    await lockGaps(tx, scope, id);
    await noteSilentGaps(
      tx,
      scope,
      id,
      holes.map((seq) => ({ from_sample: seq * CHUNK_SAMPLES, samples: CHUNK_SAMPLES })),
    );
  });
}
