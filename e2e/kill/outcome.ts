/** What became of recordings, looked at from outside: their sound, their words, their notes. */
import { getRecording, getTranscript } from '@noteer/contract';
import pg from 'pg';
import { expect } from 'vitest';
import { whileEnginesWork } from '../../apps/server/test/progress.ts';
import {
  ensureModels,
  ensureSpeech,
  joined,
  realEnglish,
  type Spoken,
  silence,
} from '../../apps/server/test/spoken.ts';
import { wordErrorRate } from '../../apps/server/test/word-errors.ts';
import type { Clinician, Sending } from './clinician.ts';

export { verifiedLog } from './verified-log.ts';

/** A few for every run of the tests; KILL_ROUNDS=20 for figures that count. */
export const rounds = (few: number) => Number(process.env.KILL_ROUNDS ?? few);

/** Figures that count are taken with what an institution has; otherwise nobody waits longer for the dead than need be. */
const { KILL_ROUNDS, JOB_HEARTBEAT_SECONDS = KILL_ROUNDS ? undefined : '10' } = process.env;
export const quickly: Record<string, string> = JOB_HEARTBEAT_SECONDS ? { JOB_HEARTBEAT_SECONDS } : {};

/** English only, and quick. */
export const engines = {
  TRANSCRIBER: 'moonshine',
  TRANSCRIBER_THREADS: '1',
  WRITER: 'extractive',
};

export type Talk = { pcm: Buffer; text: string };

/** So many sentences of real speech, beginning with another each time: recordings that are mixed up differ. */
export async function talks(sentences: number): Promise<(number: number) => Talk> {
  ensureSpeech(['pocketsphinx-testdata']);
  await ensureModels(['silero-vad-v5', 'moonshine-base-en']);
  const spoken = await realEnglish();
  return (number) => {
    const turned = Array.from(
      { length: sentences },
      (_, i) => spoken[(number + i) % spoken.length] as Spoken,
    );
    const { buffer } = joined(turned.flatMap(({ samples }) => [samples, silence(1)]));
    return { pcm: Buffer.from(buffer), text: turned.map(({ text }) => text).join(' ') };
  };
}

export async function askDatabase<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Those that failed; all others have a note now. Nobody asks for anything meanwhile but how it stands, and nobody
 * gives up while the engines of these servers work.
 */
export async function withoutNote(
  clinician: Clinician,
  ids: string[],
  servers: () => number[],
): Promise<string[]> {
  const look = () =>
    Promise.all(
      ids.map(async (id) => {
        const { processing } = (await clinician.ask(getRecording, { params: { id } })).data;
        return { id, ...processing };
      }),
    );
  const isOver = (all: { stage: string }[]) =>
    all.every(({ stage }) => stage === 'done' || stage === 'failed');
  const all = await whileEnginesWork(look, isOver, { servers, interval_ms: 500 });
  return all.filter(({ stage }) => stage === 'failed').map(({ id }) => id);
}

/** Of the words that Moonshine hears in this reading, it gets more than nine in ten right. */
const WRONG_WORDS = 0.15;

/** The sound bit for bit, every word once, one note. */
export async function isWhole(
  clinician: Clinician,
  { id, pcm }: Sending,
  { text }: Talk,
  ai_model_name = 'extractive',
): Promise<void> {
  const { data: recording } = await clinician.ask(getRecording, { params: { id } });
  const { data: pieces } = await clinician.ask(getTranscript, { params: { id } });
  const heard = pieces.map((piece) => piece.text).join(' ');

  expect((await clinician.soundOf(id)).equals(pcm)).toBe(true);
  expect(wordErrorRate(text, heard)).toBeLessThan(WRONG_WORDS);
  expect(recording.consultation_summary.map((note) => note.ai_model_name)).toEqual([ai_model_name]);
  expect(recording.appointment.status).toBe('ready');
}

/** Seconds from the end of each recording to its note, as the database has them, shortest first. */
export async function secondsToNote(connectionString: string): Promise<number[]> {
  const rows = await askDatabase<{ seconds: number }>(
    connectionString,
    `select extract(epoch from min(document_revisions.created_at) - finished_at)::float as seconds
     from recordings join documents on documents.recording_id = recordings.id
     join document_revisions on document_revisions.document_id = documents.id
     group by recordings.id order by 1`,
  );
  return rows.map(({ seconds }) => seconds);
}

export const middleOf = (sorted: number[]) =>
  (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(1);
export const longestOf = (sorted: number[]) => (sorted.at(-1) ?? Number.NaN).toFixed(1);
