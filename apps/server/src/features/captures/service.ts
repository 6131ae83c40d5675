import { createHash } from 'node:crypto';
import {
  type Capture,
  CHUNK_SAMPLES,
  type finishCapture,
  type putChunk as putChunkEndpoint,
  type Received,
  type startCapture,
} from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { findOwnAppointment, lockOwnAppointment } from '../../consultations/appointments.ts';
import { keepBalance } from '../../consultations/channel-balance.ts';
import { chosenTemplate } from '../../consultations/choices.ts';
import { sealConsent } from '../../consultations/consent-words.ts';
import { newDataKey, newSoundKey, recordingSealing } from '../../consultations/data-key.ts';
import { refuseFullStorage, refuseManyUnfinished } from '../../consultations/quotas.ts';
import { findOwnRecording, type RecordingRow, soundOf } from '../../consultations/recordings.ts';
import { putChunk } from '../../consultations/sound.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import type { Tx } from '../../db/schema.ts';
import { isWorthALook } from '../../engines/vad/next-window.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { presentCapture } from './present.ts';
import { chunkTotals, findChunk, insertChunk, insertRecording } from './queries.ts';

const BYTES_PER_SAMPLE = 2;
const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const notFound = () => new AppError('not_found', 'Recording not found.');

/** Only what begins: the sound of one that has begun is taken. */
async function refuseBeyondQuota(services: Services, scope: Scope<'record'>): Promise<void> {
  await refuseManyUnfinished(services.db, scope);
  await refuseFullStorage(services, scope);
}

/** The browser made the id, perhaps long ago and offline: saying it twice is saying it once. */
export async function start(services: Services, actor: Actor, form: Received<typeof startCapture>['body']) {
  const { db, sealing } = services;
  const scope = scopeOf(actor, 'record');
  const appointment = await findOwnAppointment(db, scope, form.appointment);
  const noAppointment = () => new AppError('not_found', 'Appointment not found.');
  if (!appointment) throw noAppointment();
  if (!(await findOwnRecording(db, scope, form.id))) await refuseBeyondQuota(services, scope);
  const data_key = newDataKey(sealing, form.id);
  const sound_key = newSoundKey(sealing, form.id);
  const template = form.template ? await chosenTemplate(db, actor.id, form.template) : appointment.template;
  await db.transaction().execute(async (tx) => {
    const isNew = await insertRecording(tx, scope, {
      id: form.id,
      appointment_id: appointment.id,
      language: form.language ?? appointment.language,
      template,
      ...{ data_key, sound_key },
      consent_words: sealConsent(sealing, form.id, form.consent.text),
      consent_given_at: form.consent.given_at,
      consent_asked_by: actor.id,
      consent_version: form.consent.version ?? null,
      consent_how: form.consent.how,
    });
    if (!isNew) return [data_key, sound_key].forEach(sealing.dropKey);
    // Moved to somebody else in this very moment: then it is theirs to record.
    if (!(await lockOwnAppointment(tx, scope, appointment.id))) throw noAppointment();
    if (form.balance) {
      const own = recordingSealing(sealing, { id: form.id, data_key });
      await keepBalance(tx, scope, own, form.id, Buffer.from(form.balance, 'base64'));
    }
    await step(tx, actor, 'start', form.id, { detail: { appointment_id: appointment.id } });
  });
  const recording = await findOwnRecording(db, scope, form.id);
  // The id is somebody else's, or was used for another appointment or a deleted recording.
  if (recording?.appointment_id !== appointment.id) throw notFound();
  return presentCapture(db, scope, recording);
}

export async function status({ db }: Services, actor: Actor, id: string): Promise<Capture> {
  const scope = scopeOf(actor, 'record');
  const recording = await findOwnRecording(db, scope, id);
  if (!recording) throw notFound();
  return presentCapture(db, scope, recording);
}

/** Acknowledged only after the sealed chunk is on disk and its row is committed. */
export async function receive(services: Services, actor: Actor, sent: Received<typeof putChunkEndpoint>) {
  const { db } = services;
  const { id, seq } = sent.params;
  const scope = scopeOf(actor, 'record');
  const recording = await findOwnRecording(db, scope, id);
  if (!recording) throw notFound();

  const pcm = Buffer.from(sent.body.buffer, sent.body.byteOffset, sent.body.byteLength);
  const sha256 = sha256Of(pcm);
  if (!sha256.equals(Buffer.from(sent.query.sha256, 'hex'))) {
    throw new AppError('invalid', 'The chunk was damaged on its way: send it again.');
  }
  if (pcm.length === 0 || pcm.length % BYTES_PER_SAMPLE !== 0) {
    throw new AppError('invalid', 'A chunk holds whole 16-bit samples.');
  }
  const existing = await findChunk(db, scope, id, seq);
  if (existing) {
    if (existing.sha256.equals(sha256)) return { seq };
    throw new AppError('chunk_differs', 'This number was used for other sound.');
  }
  if (recording.finished_at) await takeUp(services, actor, recording);

  await keepChunk(services, scope, recording, { seq, pcm, sha256 });
  return { seq };
}

/** It was ended without the device, which is back with the rest: that belongs to it too, as long as nobody signed its note. */
async function takeUp({ db }: Services, actor: Actor, { id, finished_by }: RecordingRow): Promise<void> {
  const set = { samples: null, finished_at: null, finished_by: null };
  const isTakenUp =
    finished_by !== 'device' &&
    (await db.transaction().execute((tx) => step(tx, actor, 'take_up', id, { set })));
  if (!isTakenUp) throw new AppError('recording_finished', 'This recording is finished.');
}

export async function keepChunk(
  services: Services,
  scope: Scope<'record'>,
  recording: RecordingRow,
  { seq, pcm, sha256 = sha256Of(pcm) }: { seq: number; pcm: Buffer; sha256?: Buffer },
): Promise<void> {
  const { db, enqueue } = services;
  await putChunk(soundOf(services, recording), seq, pcm);
  await db.transaction().execute(async (tx) => {
    await insertChunk(tx, scope, {
      recording_id: recording.id,
      seq,
      samples: pcm.length / BYTES_PER_SAMPLE,
      sha256,
    });
    const waiting = (seq + 1) * CHUNK_SAMPLES - Number(recording.transcribed_samples);
    // Where a chunk comes late, more may be heard than its number says: the next one asks, or the end.
    if (isWorthALook(waiting)) await enqueue(tx, 'transcribe-window', { recording_id: recording.id });
  });
}

/** Refused while a chunk is missing: the browser still has it and sends it again. */
export async function finish(
  services: Services,
  actor: Actor,
  id: string,
  form: Received<typeof finishCapture>['body'],
) {
  const { db } = services;
  const scope = scopeOf(actor, 'record');
  if (!(await findOwnRecording(db, scope, id))) throw notFound();
  const totals = await chunkTotals(db, scope, id, CHUNK_SAMPLES);
  const isWhole =
    Number(totals.chunks) === form.chunks &&
    totals.last === form.chunks - 1 &&
    Number(totals.samples) === form.samples &&
    Number(totals.short) === 0;
  if (!isWhole) throw new AppError('chunks_missing', 'Some chunks are missing: send them and finish again.');
  await db.transaction().execute((tx) => close(tx, services, actor, id, form.samples));
}

/** Nothing happens when it was closed before. */
export async function close(
  tx: Tx,
  { enqueue }: Services,
  actor: Actor,
  id: string,
  samples: number,
): Promise<void> {
  const recording = await lockRecording(tx, scopeOf(actor, 'record'), id);
  if (!recording || !isPossible('finish', recording)) return;
  await enqueue(tx, 'transcribe-window', { recording_id: id });
  const set = { samples: String(samples), finished_at: sql<Date>`now()`, finished_by: 'device' as const };
  await step(tx, actor, 'finish', id, { set, detail: { samples } });
}
