/** Voices as several features see them: what each is sealed for, and the one that a clinician lets us remember. */
import type { Db } from '../db/schema.ts';
import type { Voiceprint } from '../engines/voices/port.ts';
import type { BySystem, Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';

const stretchOwner = (recording_id: string, from_sample: number) =>
  `voice_stretches/${recording_id}/${from_sample}`;
const ownVoiceOwner = (clinician_id: string) => `clinician_voices/${clinician_id}`;
export const relationOwner = (recording_id: string, voice: number) =>
  `recording_voices/${recording_id}/${voice}`;

const toBytes = ({ buffer, byteOffset, byteLength }: Voiceprint): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Copied: numbers lie at places that the bytes of a row may not begin at. */
const toVoiceprint = (bytes: Buffer): Voiceprint => new Float32Array(Uint8Array.from(bytes).buffer);

/** `sealing` is the recording's own. */
export const sealStretch = (sealing: Sealing, recording_id: string, from_sample: number, print: Voiceprint) =>
  sealing.seal(stretchOwner(recording_id, from_sample), toBytes(print));

export const openStretch = (sealing: Sealing, recording_id: string, from_sample: number, sealed: Buffer) =>
  toVoiceprint(sealing.open(stretchOwner(recording_id, from_sample), sealed));

export const sealOwnVoice = (sealing: Sealing, clinician_id: string, print: Voiceprint): Buffer =>
  sealing.seal(ownVoiceOwner(clinician_id), toBytes(print));

/** Undefined where none is remembered, or one that another model made. */
export async function ownVoiceOf(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  clinician_id: string,
  voice_model: string,
): Promise<Voiceprint | undefined> {
  const row = await db
    .selectFrom('clinician_voices')
    .select('voiceprint')
    .where('clinician_id', '=', clinician_id)
    .where('voice_model', '=', voice_model)
    .executeTakeFirst();
  return row && toVoiceprint(sealing.open(ownVoiceOwner(clinician_id), row.voiceprint));
}

export const forgetOwnVoice = (db: Db, _scope: Scope<'keep_own_voice'>, clinician_id: string) =>
  db.deleteFrom('clinician_voices').where('clinician_id', '=', clinician_id).executeTakeFirst();
