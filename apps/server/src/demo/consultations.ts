/** The demo's recordings: sound and transcript as the pipeline made them, so that no model is needed to look at them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WAV_HEADER_BYTES } from '@noteer/audio';
import { CHUNK_SAMPLES, type VoiceRole } from '@noteer/contract';
import { system } from '../actor.ts';
import { sealConsent } from '../consultations/consent-words.ts';
import { newDataKey, newSoundKey, recordingSealing, soundSealing } from '../consultations/data-key.ts';
import { sealText } from '../consultations/sealed-text.ts';
import { putChunk, type Sound } from '../consultations/sound.ts';
import { step } from '../consultations/state/step.ts';
import { pieceOwner } from '../consultations/transcript.ts';
import { relationOwner } from '../consultations/voices.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { BySystem } from '../policy.ts';
import type { Services } from '../services.ts';
import { unpackSound } from './adpcm.ts';
import { momentOf } from './agenda.ts';
import { appointmentId, recordingId } from './ids.ts';
import type { ConsultationName, Planned } from './plan.ts';

const folder = resolve(import.meta.dirname, '../../demo');
const BYTES_PER_SAMPLE = 2;
const CHUNK_BYTES = CHUNK_SAMPLES * BYTES_PER_SAMPLE;
const CONSENT = 'Heeft de cliënt toestemming gegeven voor de opname?';

export type Piece = { start_s: number; end_s: number; text: string; voice: number | null };
export type Consultation = {
  language: 'nl' | 'en';
  template: string;
  /** Who heard it. */
  engine: string;
  pieces: Piece[];
  /** Who each voice is, in the order in which they are heard. */
  speakers: { role: VoiceRole; relation: string | null }[];
  /** 16 kHz, 16 bits, mono. */
  pcm: Buffer;
};

type Dialogue = Pick<Consultation, 'language' | 'template'> & {
  speakers: Partial<Record<VoiceRole, { relation?: string }>>;
  lines: [role: VoiceRole, text: string][];
};

/** A minute each, and kept as they are played; the others are packed. */
const shortOnes: readonly ConsultationName[] = ['mood-follow-up', 'blood-pressure'];

export async function readConsultation(name: ConsultationName): Promise<Consultation> {
  const read = (ending: string) => readFile(resolve(folder, `${name}.${ending}`));
  const [dialogue, transcript, pcm] = await Promise.all([
    read('json'),
    read('transcript.json'),
    shortOnes.includes(name)
      ? read('wav').then((wav) => wav.subarray(WAV_HEADER_BYTES))
      : read('adpcm').then(unpackSound),
  ]);
  const { language, template, lines, speakers: people } = JSON.parse(String(dialogue)) as Dialogue;
  const speakers = [...new Set(lines.map(([role]) => role))].map((role) => ({
    role,
    relation: people[role]?.relation ?? null,
  }));
  const { engine, pieces } = JSON.parse(String(transcript));
  return { language, template, engine, pieces, speakers, pcm };
}

const inChunks = (pcm: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(pcm.length / CHUNK_BYTES) }, (_, seq) =>
    pcm.subarray(seq * CHUNK_BYTES, (seq + 1) * CHUNK_BYTES),
  );

type Parts = Pick<Services, 'sealing' | 'storage'>;
type Recorded = { planned: Planned; consultation: Consultation; clinician_id: string };

/** The sound first: a start that is cut off leaves files that the next one puts its own over, and no rows. */
export async function addRecording(
  tx: Tx,
  _scope: BySystem,
  { sealing, storage }: Parts,
  { planned, consultation, clinician_id }: Recorded,
): Promise<void> {
  const { language, template, pcm } = consultation;
  const id = recordingId(sealing, planned);
  const appointment_id = appointmentId(sealing, planned);
  const data_key = newDataKey(sealing, id);
  const sound_key = newSoundKey(sealing, id);
  const own = recordingSealing(sealing, { id, data_key });
  const soundOnly = soundSealing(sealing, { id, data_key, sound_key });
  const sound: Sound = { storage, sealing: soundOnly, recording_id: id };
  const chunks = inChunks(pcm);
  const puts = await Promise.allSettled(chunks.map((chunk, seq) => putChunk(sound, seq, chunk)));
  // All have ended: nothing of a start that failed lands on top of what the next one puts.
  for (const put of puts) if (put.status === 'rejected') throw put.reason;

  const began = notAhead(momentOf(planned.date, planned.start));
  const samples = String(pcm.length / BYTES_PER_SAMPLE);
  await tx
    .insertInto('recordings')
    .values({
      id,
      clinician_id,
      appointment_id,
      language,
      template,
      ...{ data_key, sound_key, consent_how: 'recording' },
      consent_words: sealConsent(sealing, id, CONSENT),
      consent_given_at: began,
      consent_asked_by: clinician_id,
      transcribed_samples: samples,
      created_at: began,
    })
    .execute();
  await addRows(tx, { ...sound, sealing: own }, chunks, consultation);
  await addVoices(tx, { ...sound, sealing: own }, clinician_id, consultation);
  const finished_at = notAhead(momentOf(planned.date, planned.end));
  await step(tx, system, 'start', id, { detail: { appointment_id, method: 'demo' } });
  await step(tx, system, 'finish', id, {
    set: { samples, finished_at, finished_by: 'device' },
    detail: { samples: Number(samples) },
  });
  await step(tx, system, 'hear_all', id);
}

/** A demo that begins early in the morning has no recordings of the afternoon. */
const notAhead = (moment: Date): Date => new Date(Math.min(moment.getTime(), Date.now()));

async function addRows(
  tx: Db,
  { sealing, recording_id }: Sound,
  chunks: Buffer[],
  { pieces, engine }: Consultation,
): Promise<void> {
  await tx
    .insertInto('recording_chunks')
    .values(
      chunks.map((chunk, seq) => ({
        recording_id,
        seq,
        samples: chunk.length / BYTES_PER_SAMPLE,
        sha256: createHash('sha256').update(chunk).digest(),
      })),
    )
    .execute();
  await tx
    .insertInto('transcript_pieces')
    .values(
      pieces.map(({ text, voice, ...times }, seq) => ({
        recording_id,
        seq,
        ...times,
        corrected_voice: voice,
        text: sealText(sealing, pieceOwner(recording_id, seq), text),
        engine,
      })),
    )
    .execute();
}

/** The clinician has said who is who: two voices of one speaking program are not told apart by how they sound. */
const addVoices = (
  tx: Db,
  { sealing, recording_id }: Sound,
  clinician_id: string,
  { speakers }: Consultation,
) =>
  tx
    .insertInto('recording_voices')
    .values(
      speakers.map(({ role, relation }, voice) => ({
        recording_id,
        voice,
        role,
        relation: relation ? sealText(sealing, relationOwner(recording_id, voice), relation) : null,
        set_by: clinician_id,
      })),
    )
    .execute();
