/** Records as fast as the engine listens: the next chunk goes when the transcript is no more than a window behind. */
import { createHash, randomUUID } from 'node:crypto';
import {
  addUnplannedContact,
  CHUNK_SAMPLES,
  finishCapture,
  type Language,
  putChunk,
  SAMPLE_RATE,
  startCapture,
} from '@noteer/contract';
import type { Clinician } from '../e2e/kill/clinician.ts';
import type { Watch } from './recording-watch.ts';
import type { Talk } from './spoken-minutes.ts';

/** As much as the product looks at to find one window. */
const BEHIND_SAMPLES = 60 * SAMPLE_RATE;
/** The end of a silence may be the start of a word: a second of it is left for later. */
const UNDECIDED_SAMPLES = SAMPLE_RATE;

const consent = { text: 'Has the client consented to the recording?', given_at: '2026-11-02T09:00:00Z' };

export type Stopped = { transcript_ms: number; note_ms: number; behind_s: number; recorded_s: number };

export async function recordAndStop(
  { clinician, watch }: { clinician: Clinician; watch: Watch },
  { before, last }: Talk,
  language: Language,
): Promise<Stopped> {
  const id = randomUUID();
  const began = performance.now();
  const { data } = await clinician.ask(addUnplannedContact, { body: { client_name: 'Bram Kuiper' } });
  await clinician.ask(startCapture, { body: { id, appointment: data.id, consent, language } });
  let seq = 0;
  const sendAll = async (samples: Int16Array) => {
    for (let at = 0; at < samples.length; at += CHUNK_SAMPLES, seq++) {
      const { buffer, byteOffset, byteLength } = samples.subarray(at, at + CHUNK_SAMPLES);
      const body = Buffer.from(buffer, byteOffset, byteLength);
      const sha256 = createHash('sha256').update(body).digest('hex');
      await clinician.ask(putChunk, { params: { id, seq }, query: { sha256 }, body });
      const sent = (seq + 1) * CHUNK_SAMPLES;
      await watch.until(id, ({ transcribed_samples }) => sent - transcribed_samples <= BEHIND_SAMPLES);
    }
  };
  await sendAll(before);
  // However long it was, all of it is done when the last words come.
  const decided = before.length - UNDECIDED_SAMPLES;
  await watch.until(id, ({ transcribed_samples }) => transcribed_samples >= decided);
  await sendAll(last);

  const samples = before.length + last.length;
  const { transcribed_samples } = await watch.standing(id);
  const stopped = performance.now();
  const done = clinician.ask(finishCapture, { params: { id }, body: { chunks: seq, samples } });
  await watch.until(id, ({ stage }) => !['capturing', 'transcribing'].includes(stage));
  const transcript_ms = performance.now() - stopped;
  await watch.until(id, ({ stage }) => stage === 'done');
  const note_ms = performance.now() - stopped;
  await done;
  return {
    transcript_ms,
    note_ms,
    behind_s: (samples - transcribed_samples) / SAMPLE_RATE,
    recorded_s: (stopped - began) / 1000,
  };
}
