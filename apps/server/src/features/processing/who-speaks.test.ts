/** The rules of who speaks, with people who are told apart by how loud they are: what is heard is known exactly. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CHUNK_SAMPLES,
  changeVoices,
  getRecording,
  getTranscript,
  getVoices,
  rememberVoice,
  type Voices,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness, withoutModels } from '../../../test/harness.ts';
import { printOf, VOICE_MODEL } from '../../../test/voices.ts';
import type { Engines } from '../../engines/port.ts';
import type { Span } from '../../engines/vad/span.ts';
import type { VoiceReader } from '../../engines/voices/port.ts';
import { transcribeWindow } from './transcribe-window.job.ts';

const RATE = 16_000;
const PATIENCE = { timeout: 60_000 };

/** Everyone has their own loudness; 0 is silence. */
const loudnessOf = (person: number) => (person + 1) * 1_000;

/** So many seconds of each, and half a second of silence after it. */
function talk(turns: [person: number, seconds: number][]): Buffer {
  const parts = turns.flatMap(([person, seconds]) => [
    new Int16Array(seconds * RATE).fill(loudnessOf(person)),
    new Int16Array(RATE / 2),
  ]);
  return Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer)));
}

function speechIn(audio: Int16Array): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < audio.length; i++) {
    const last = spans.at(-1);
    if (audio[i] === 0) continue;
    if (last?.to === i && audio[i] === audio[i - 1]) last.to = i + 1;
    else spans.push({ from: i, to: i + 1 });
  }
  return spans;
}

/** Stretches of a second and a half, as the real reader's are. */
const STRETCH = 1.5 * RATE;
function inStretches({ from, to }: Span): Span[] {
  const count = Math.max(1, Math.floor((to - from) / STRETCH));
  const at = (place: number) => Math.round(from + ((to - from) * place) / count);
  return Array.from({ length: count }, (_, place) => ({ from: at(place), to: at(place + 1) }));
}

let moment = 0;
let read: VoiceReader['read'] = async (audio, speech) =>
  speech.flatMap(inStretches).map((span) => ({
    ...span,
    voiceprint: printOf((audio[span.from] as number) / 1_000 - 1, moment++),
  }));
const reader: VoiceReader = {
  name: VOICE_MODEL,
  read: (...asked) => read(...asked),
  problem: () => undefined,
  close: async () => {},
};
let hasReader = true;

/** Windows of ten seconds; each stretch of speech becomes one piece. */
const WINDOW = 10 * RATE;
const engines: Engines = {
  ...withoutModels,
  async cut(samples, isEnd) {
    if (samples.length < WINDOW && !isEnd) return { parts: [], speech: [], done: 0 };
    const to = Math.min(samples.length, WINDOW);
    return { parts: [{ from: 0, to }], speech: speechIn(samples.subarray(0, to)), done: to };
  },
  transcriber: async () => ({
    name: 'words',
    languages: ['nl', 'en'],
    transcribe: async (_audio, { speech }) =>
      speech.map(({ from, to }) => ({ start_s: from / RATE, end_s: to / RATE, text: 'Iets wat gezegd is.' })),
    problem: () => undefined,
    close: async () => {},
  }),
  voices: async () => (hasReader ? reader : undefined),
};

const noteer = await harness({ WRITER: 'extractive' }, engines);
const { request, aUser, db, logged, services } = noteer;
const { aCapture, aRecording, put, finish } = consultations(noteer);

type Person = Awaited<ReturnType<typeof aUser>>;
const voicesOf = async (as: Person, id: string): Promise<Voices> =>
  (await request(getVoices, { as, params: { id } })).body.data;
const whenDone = (as: Person, id: string) =>
  expect
    .poll(
      async () => (await request(getRecording, { as, params: { id } })).body.data.processing.stage,
      PATIENCE,
    )
    .toBe('done');
const said = (as: Person, id: string) =>
  expect.poll(async () => (await voicesOf(as, id)).piece_voices.length, PATIENCE);

async function recorded(as: Person, turns: [number, number][]): Promise<string> {
  const { id } = await aRecording(as, talk(turns));
  await whenDone(as, id);
  return id;
}

/** A recording that goes on: sends whole chunks of what is said next. */
async function live(as: Person) {
  const { id } = await aCapture(as);
  let chunks = 0;
  return {
    id,
    async says(turns: [number, number][]) {
      const pcm = talk(turns);
      for (let at = 0; at < pcm.length; at += CHUNK_SAMPLES * 2)
        await put(as, id, chunks++, pcm.subarray(at, at + CHUNK_SAMPLES * 2));
      // Windows here are shorter than those that chunks ask for.
      await services.enqueue(db, 'transcribe-window', { recording_id: id });
    },
    stop: (seconds: number) => finish(as, id, chunks, seconds * RATE),
  };
}

test('every piece has the voice of whoever said it, numbered in the order in which they were heard', async () => {
  const as = await aUser();
  const id = await recorded(as, [
    [3, 4],
    [1, 3],
    [3, 3],
    [1, 4],
  ]);

  const { piece_voices, voices } = await voicesOf(as, id);
  expect(piece_voices.filter((voice, at) => voice !== piece_voices[at - 1])).toEqual([0, 1, 0, 1]);
  expect(voices.map(({ voice, is_recognised }) => [voice, is_recognised])).toEqual([
    [0, false],
    [1, false],
  ]);
});

test('without a model that tells voices apart there are none, and all else is as ever', async () => {
  hasReader = false;
  const as = await aUser();
  const id = await recorded(as, [[0, 4]]);
  hasReader = true;

  const { body } = await request(getTranscript, { as, params: { id } });
  expect(body.data).toMatchObject([{ voice: null, voice_sure: null }]);
  expect(await voicesOf(as, id)).toMatchObject({ voices: [], piece_voices: [null], corrected: [] });
});

const turns: [number, number][] = [
  [0, 9],
  [1, 9],
];

test('a reader that fails once costs nothing: its window is read with the next one', {
  tags: 'thorough',
}, async () => {
  const as = await aUser();
  const works = read;
  let times = 0;
  read = async (...asked) => {
    if (times++ === 0) throw new Error('the reader broke down');
    return works(...asked);
  };
  const id = await recorded(as, turns);
  read = works;

  const { piece_voices, voices } = await voicesOf(as, id);
  expect(piece_voices).not.toContain(null);
  expect(voices).toHaveLength(2);
  expect(await db.selectFrom('unheard_speech').selectAll().execute()).toEqual([]);
});

test('a reader that breaks down over a window costs its voices, and not a word', async () => {
  const as = await aUser();
  const works = read;
  read = async (audio, ...asked) => {
    if (audio[0] === loudnessOf(0)) throw new Error('the reader broke down');
    return works(audio, ...asked);
  };
  const id = await recorded(as, turns);
  read = works;

  const { piece_voices } = await voicesOf(as, id);
  expect(piece_voices[0]).toBeNull();
  expect(piece_voices.at(-1)).toBe(0);
  expect(logged.some((line) => line.includes('voices could not be read'))).toBe(true);
  expect(logged.some((line) => line.includes('Iets wat gezegd is'))).toBe(false);
});

test('what a person said holds, however often the talk is told apart anew', async () => {
  const as = await aUser();
  const { id, says, stop } = await live(as);
  await says([
    [0, 4.5],
    [1, 4.5],
  ]);
  await said(as, id).toBe(2);
  const body = {
    voices: [
      { voice: 0, role: 'client' },
      { voice: 2, role: 'other', relation: 'interpreter' },
    ],
    pieces: [{ seqs: [1], voice: 2 }],
  };
  await request(changeVoices, { as, params: { id }, body });

  await says([
    [1, 4.5],
    [2, 4.5],
  ]);
  await stop(20);
  await whenDone(as, id);

  const { piece_voices, voices, corrected } = await voicesOf(as, id);
  // Who was heard after somebody was added is not taken for them.
  expect(piece_voices).toEqual([0, 2, 1, 3]);
  expect(corrected).toEqual([1]);
  expect(voices.map(({ voice, role }) => [voice, role])).toEqual([
    [0, 'client'],
    [1, null],
    [2, 'other'],
    [3, null],
  ]);
});

test('a window that is done twice, as after a killed worker, has its stretches once', {
  tags: 'thorough',
}, async () => {
  const as = await aUser();
  const { id, says } = await live(as);
  await says([
    [0, 4.5],
    [1, 4.5],
  ]);
  await said(as, id).toBe(2);
  await db.updateTable('recordings').set({ transcribed_samples: '0' }).where('id', '=', id).execute();
  await db.deleteFrom('transcript_pieces').where('recording_id', '=', id).execute();
  await db.deleteFrom('voice_stretches').where('recording_id', '=', id).execute();

  const { signal } = new AbortController();
  const both = [0, 1].map(() => transcribeWindow.run(services, { recording_id: id }, signal));
  await Promise.all(both);
  await sleep(0);

  const stretches = await db
    .selectFrom('voice_stretches')
    .selectAll()
    .where('recording_id', '=', id)
    .execute();
  expect(stretches).toHaveLength(6);
  expect((await voicesOf(as, id)).piece_voices).toEqual([0, 1]);
});

test('what somebody sounds like is sealed', async () => {
  const rows = await db.selectFrom('voice_stretches').select('voiceprint').execute();
  const plain = Buffer.from(printOf(0).buffer).subarray(0, 8);

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ voiceprint }) => voiceprint?.includes(plain))).toBe(false);
});

test('a voice that is remembered is recognised from the first window on, and a correction wins for ever', async () => {
  const as = await aUser();
  const first = await recorded(as, [
    [5, 9],
    [4, 9],
    [5, 9],
  ]);
  const isMe = { voices: [{ voice: 0, role: 'clinician' }] };
  await request(changeVoices, { as, params: { id: first }, body: isMe });
  const remembered = await request(rememberVoice, { as, body: { recording: first, voice: 0 } });
  expect(remembered.status).toBe(200);

  const { id, says, stop } = await live(as);
  await says([
    [4, 4.5],
    [5, 4.5],
  ]);
  await said(as, id).toBe(2);
  const recognised = (await voicesOf(as, id)).voices.map(({ role, is_recognised }) => [role, is_recognised]);
  expect(recognised).toEqual([
    [null, false],
    ['clinician', true],
  ]);

  const notMe = { voices: [{ voice: 1, role: 'client' }] };
  await request(changeVoices, { as, params: { id }, body: notMe });
  await says([
    [5, 4.5],
    [4, 4.5],
  ]);
  await stop(20);
  await whenDone(as, id);

  expect((await voicesOf(as, id)).voices.map(({ role, is_recognised }) => [role, is_recognised])).toEqual([
    [null, false],
    ['client', false],
  ]);
});
