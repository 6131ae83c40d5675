/** A whole recording in one form, read as it comes: the same chunks, in the same memory, as a live one. */
import { randomUUID } from 'node:crypto';
import { AudioError } from '@noteer/audio';
import { CHUNK_SAMPLES, Consent, ConsultationChoices } from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { findOwnAppointment } from '../../consultations/appointments.ts';
import { keepBalance } from '../../consultations/channel-balance.ts';
import { chosenTemplate, usualTemplate } from '../../consultations/choices.ts';
import { sealConsent } from '../../consultations/consent-words.ts';
import { newDataKey, newSoundKey, recordingSealing } from '../../consultations/data-key.ts';
import { forgetKeys } from '../../consultations/forget-keys.ts';
import { refuseFullStorage } from '../../consultations/quotas.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { soundFolder } from '../../consultations/sound.ts';
import { step } from '../../consultations/state/step.ts';
import { AppError } from '../../errors.ts';
import { formParts } from '../../http/form-parts.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { deleteRecording, insertRecording } from './queries.ts';
import { close, keepChunk } from './service.ts';

const Fields = ConsultationChoices.extend({
  appointment: z.uuid('Appointment is required'),
  recording_duration: z.coerce.number().optional(),
  /** What was put to the client. Callers of before consent was asked for files leave it out: then none is on record. */
  consent_text: Consent.shape.text.optional(),
  consent_given_at: Consent.shape.given_at.optional(),
  consent_version: Consent.shape.version,
});

/** Equal chunks, whatever the size of the pieces that come in. */
async function* inChunks(pieces: AsyncIterable<Int16Array>): AsyncGenerator<Buffer> {
  let chunk = new Int16Array(CHUNK_SAMPLES);
  let filled = 0;
  const bytes = () => Buffer.from(chunk.buffer, 0, filled * Int16Array.BYTES_PER_ELEMENT);
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + CHUNK_SAMPLES - filled);
      chunk.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < CHUNK_SAMPLES) continue;
      yield bytes();
      chunk = new Int16Array(CHUNK_SAMPLES);
      filled = 0;
    }
  }
  if (filled > 0) yield bytes();
}

async function storeSound(
  services: Services,
  scope: Scope<'record'>,
  recording: RecordingRow,
  file: AsyncIterable<Uint8Array>,
) {
  let samples = 0;
  let seq = 0;
  let balance: Int8Array | undefined;
  const mono = services.wav.toMono16k(file, (bytes) => {
    balance = bytes;
  });
  try {
    for await (const pcm of inChunks(mono)) {
      await keepChunk(services, scope, recording, { seq: seq++, pcm });
      samples += pcm.length / Int16Array.BYTES_PER_ELEMENT;
    }
  } catch (error) {
    if (!(error instanceof AudioError)) throw error;
    throw new AppError('unreadable_audio', error.message, { fields: { recording_file: [error.message] } });
  }
  if (samples === 0) throw new AppError('unreadable_audio', 'There is no sound in this file.');
  if (balance) {
    const bytes = Buffer.from(balance.buffer, balance.byteOffset, balance.byteLength);
    await keepBalance(services.db, scope, recordingSealing(services.sealing, recording), recording.id, bytes);
  }
  return samples;
}

/** The fields may come before or after the file, so the sound is kept first and given its place last. */
export async function receiveForm(
  services: Services,
  actor: Actor,
  request: FastifyRequest,
): Promise<string> {
  const { db, sealing } = services;
  const id = randomUUID();
  const scope = scopeOf(actor, 'record');
  await refuseFullStorage(services, scope);
  await insertRecording(db, scope, {
    id,
    language: actor.language,
    template: await usualTemplate(db, actor.id, null),
    data_key: newDataKey(sealing, id),
    sound_key: newSoundKey(sealing, id),
  });
  const recording = await findRecording(db, scope, id);
  if (!recording) throw new Error('a recording that was just made is not there');
  try {
    await place(services, actor, id, await readForm(services, scope, recording, request));
    return id;
  } catch (error) {
    await deleteRecording(db, scope, id);
    await forgetKeys(db, sealing);
    await services.storage.removeFolder(soundFolder(id));
    throw error;
  }
}

async function readForm(
  services: Services,
  scope: Scope<'record'>,
  recording: RecordingRow,
  request: FastifyRequest,
) {
  const values: Record<string, unknown> = {};
  let samples: number | undefined;
  for await (const part of formParts(request)) {
    if (part.type === 'field') values[part.fieldname] = part.value;
    else if (part.fieldname === 'recording_file')
      samples = await storeSound(services, scope, recording, part.file);
    else part.file.resume();
  }
  const result = Fields.safeParse(values);
  const fields = result.success ? {} : (z.flattenError(result.error).fieldErrors as Record<string, string[]>);
  if (samples === undefined) fields.recording_file = ['Recording file is required'];
  if (!result.success || samples === undefined)
    throw new AppError('invalid', 'The form is not complete.', { fields });
  return { samples, fields: result.data };
}

function consentOf(sealing: Sealing, actor: Actor, id: string, fields: z.output<typeof Fields>) {
  const { consent_text, consent_given_at = new Date().toISOString(), consent_version = null } = fields;
  if (!consent_text) return {};
  const asked = { consent_asked_by: actor.id, consent_how: 'upload' as const };
  const consent_words = sealConsent(sealing, id, consent_text);
  return { consent_words, consent_given_at, consent_version, ...asked };
}

/** Its place and its end are one step: nobody ever finds it as one that was left unfinished. */
async function place(
  services: Services,
  actor: Actor,
  id: string,
  { samples, fields }: { samples: number; fields: z.output<typeof Fields> },
): Promise<void> {
  const { db } = services;
  const appointment = await findOwnAppointment(db, scopeOf(actor, 'record'), fields.appointment);
  if (!appointment) throw new AppError('not_found', 'Appointment not found.');
  const template = fields.template
    ? await chosenTemplate(db, actor.id, fields.template)
    : appointment.template;
  await db.transaction().execute(async (tx) => {
    await step(tx, actor, 'start', id, {
      set: {
        appointment_id: appointment.id,
        language: fields.language ?? appointment.language,
        template,
        ...consentOf(services.sealing, actor, id, fields),
      },
      detail: { appointment_id: appointment.id, method: 'upload' },
    });
    await close(tx, services, actor, id, samples);
  });
}
