import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { CHUNK_SAMPLES } from '@noteer/contract';
import { beforeEach, expect, test } from 'vitest';
import { captureServer } from '../../test/capture-server.ts';
import {
  addCapture,
  allCaptures,
  type CaptureRow,
  changeCapture,
  findCapture,
  keepSound,
  openDatabase,
  removeCapture,
} from './database.ts';
import type { News } from './messages.ts';
import { Sender } from './sender.ts';

const row: CaptureRow = {
  id: 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01',
  clinician_id: '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01',
  appointment: { id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c02', client_name: 'Vera Zandstra' },
  language: 'nl',
  template: 'decursus',
  consent: { text: 'Mag dit?', given_at: '2026-03-02T09:00:00.000Z' },
  created_at: '2026-03-02T09:00:00.000Z',
  state: 'open',
  is_begun: false,
  sent: 0,
  samples: null,
};

let database: IDBDatabase;
let server: ReturnType<typeof captureServer>;
let news: News[];
let tokens: (string | null | undefined)[];
let rests: number;

beforeEach(async () => {
  database = await openDatabase();
  for (const { id } of await allCaptures(database)) await removeCapture(database, id);
  server = captureServer();
  news = [];
  tokens = ['access-1'];
  rests = 0;
});

const sender = () =>
  new Sender({
    database,
    token: async () => (tokens.length > 1 ? tokens.shift() : tokens[0]),
    tell: (told) => news.push(told),
    rest: async () => {
      rests += 1;
      server.onRest?.(rests);
    },
  });

async function record(samples: number, change: Partial<CaptureRow> = {}): Promise<Int16Array<ArrayBuffer>> {
  const sound = Int16Array.from({ length: samples }, (_, i) => (i * 7) % 30_000);
  await addCapture(database, { ...row, ...change });
  await keepSound(database, row.id, 0, sound);
  return sound;
}
const stopped = (samples: number): Partial<CaptureRow> => ({ state: 'stopped', samples });
const told = (type: News['type']) => news.filter((one) => one.type === type);

test('an open capture sends its full chunks and keeps the rest', async () => {
  const sound = await record(CHUNK_SAMPLES + 5000);

  await sender().send(row.id);

  expect(server.samples(row.id)).toEqual(sound.slice(0, CHUNK_SAMPLES));
  expect(await findCapture(database, row.id)).toMatchObject({ is_begun: true, sent: 1 });
  expect(told('safe')).toEqual([{ type: 'safe', id: row.id, samples: CHUNK_SAMPLES }]);
});

test('consent goes along with the first word to the server', async () => {
  await record(10);
  await sender().send(row.id);
  expect(server.begun.get(row.id)).toEqual({
    id: row.id,
    appointment: row.appointment.id,
    language: 'nl',
    template: 'decursus',
    consent: row.consent,
  });
});

test('a stopped capture arrives to the last sample, is finished, and leaves the device', async () => {
  const sound = await record(CHUNK_SAMPLES + 5000, stopped(CHUNK_SAMPLES + 5000));

  await sender().send(row.id);

  expect(server.samples(row.id)).toEqual(sound);
  expect(server.finished.get(row.id)).toEqual({ chunks: 2, samples: CHUNK_SAMPLES + 5000 });
  expect(await findCapture(database, row.id)).toBeUndefined();
  expect(told('saved')).toHaveLength(1);
});

test('a recording of exactly one chunk has no empty second one', async () => {
  await record(CHUNK_SAMPLES, stopped(CHUNK_SAMPLES));
  await sender().send(row.id);
  expect(server.finished.get(row.id)).toEqual({ chunks: 1, samples: CHUNK_SAMPLES });
});

test('a network that fails again and again loses nothing and sends nothing twice as something else', async () => {
  const sound = await record(3 * CHUNK_SAMPLES + 17, stopped(3 * CHUNK_SAMPLES + 17));
  server.fails = [true, true, false, true, false, true, true, true, false, true];

  await sender().send(row.id);

  expect(server.samples(row.id)).toEqual(sound);
  expect(told('trouble').at(0)).toMatchObject({ trouble: 'offline' });
  expect(told('trouble').at(-1)).toMatchObject({ trouble: null });
});

test('an answer that got lost after the server had acted is harmless', async () => {
  const sound = await record(2 * CHUNK_SAMPLES, stopped(2 * CHUNK_SAMPLES));
  server.losesAnswers = [true, true, true, true];

  await sender().send(row.id);

  expect(server.samples(row.id)).toEqual(sound);
  expect(server.finished.size).toBe(1);
});

test('an expired token is renewed, and the same chunk sent again', async () => {
  const sound = await record(CHUNK_SAMPLES, stopped(CHUNK_SAMPLES));
  tokens = ['access-1', 'access-2'];
  server.accepts = 'access-2';

  await sender().send(row.id);

  expect(server.samples(row.id)).toEqual(sound);
  expect(rests).toBe(0);
});

test('without anybody signed in it waits, says so, and goes on when they are back', async () => {
  const sound = await record(CHUNK_SAMPLES, stopped(CHUNK_SAMPLES));
  tokens = [null, null, 'access-1'];

  await sender().send(row.id);

  expect(told('trouble').at(0)).toMatchObject({ trouble: 'signed_out' });
  expect(server.samples(row.id)).toEqual(sound);
});

test('whose storage is full, or who has too much under way, is told so, and what was recorded goes when there is room', async () => {
  const sound = await record(CHUNK_SAMPLES, stopped(CHUNK_SAMPLES));
  server.refusals = ['storage_full', 'too_many_captures'];

  await sender().send(row.id);

  expect(told('trouble').slice(0, 2)).toMatchObject([{ trouble: 'over_quota' }, { trouble: 'over_quota' }]);
  expect(told('trouble').at(-1)).toMatchObject({ trouble: null });
  expect(server.samples(row.id)).toEqual(sound);
});

test('what the server will never take is told, and kept', async () => {
  await record(CHUNK_SAMPLES, stopped(CHUNK_SAMPLES));
  server.refusesBegin = true;

  await sender().send(row.id);

  expect(told('refused')).toEqual([{ type: 'refused', id: row.id, code: 'not_found' }]);
  expect(await findCapture(database, row.id)).toMatchObject({ state: 'stopped', sent: 0 });
});

test('a discarded capture that the server knows is deleted there too', async () => {
  await record(CHUNK_SAMPLES);
  await sender().send(row.id);
  await changeCapture(database, row.id, { state: 'discarded' });

  await sender().send(row.id);

  expect(server.hidden).toEqual([row.id]);
  expect(await findCapture(database, row.id)).toBeUndefined();
  expect(told('gone')).toHaveLength(1);
});

test('a discarded capture that the server never heard of is gone without a word', async () => {
  await record(10, { state: 'discarded' });
  await sender().send(row.id);
  expect(server.calls).toBe(0);
  expect(await findCapture(database, row.id)).toBeUndefined();
});

test('a stop before the first sample leaves no empty recording', async () => {
  await addCapture(database, { ...row, ...stopped(0) });
  await sender().send(row.id);
  expect(server.finished.size).toBe(0);
  expect(await findCapture(database, row.id)).toBeUndefined();
});

test('half a file is not sent', async () => {
  await record(CHUNK_SAMPLES, { state: 'importing' });
  await sender().send(row.id);
  expect(server.calls).toBe(0);
});

test('the hash is that of the bytes', async () => {
  const sound = await record(CHUNK_SAMPLES);
  await sender().send(row.id);
  const bytes = new Uint8Array(sound.buffer);
  expect(server.hashes).toEqual([createHash('sha256').update(bytes).digest('hex')]);
});

const gap = { from_sample: 1600, samples: 4800, kind: 'silent' as const };
const missing = { gaps: [gap], gap_count: 1, gap_samples: 4800 };

test('what is missing is told before the recording is finished, and told once', async () => {
  await record(CHUNK_SAMPLES, missing);
  await sender().send(row.id);
  await sender().send(row.id);
  expect(server.gaps).toEqual([missing]);

  const later = { gaps: [gap, { ...gap, from_sample: 9000 }], gap_count: 2, gap_samples: 9600 };
  await changeCapture(database, row.id, { ...stopped(CHUNK_SAMPLES), ...later });
  await sender().send(row.id);
  expect(server.gaps).toEqual([missing, later]);
  expect(server.finished.size).toBe(1);
});

test('a list of gaps that the server will not have does not hold up the sound', async () => {
  const sound = await record(CHUNK_SAMPLES, { ...stopped(CHUNK_SAMPLES), ...missing });
  server.refusesGaps = true;
  await sender().send(row.id);
  expect(server.samples(row.id)).toEqual(sound);
  expect(told('saved')).toHaveLength(1);
});
