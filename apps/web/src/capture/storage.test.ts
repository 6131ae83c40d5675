import 'fake-indexeddb/auto';
import { wavHeader } from '@noteer/audio';
import { CHUNK_SAMPLES, type Gap } from '@noteer/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allCaptures, findCapture, keptSamples, openDatabase, readChunk, removeCapture } from './database.ts';
import { capturesInProgress } from './locks.ts';
import type { NewCapture, News, Sound } from './messages.ts';
import { Storage } from './storage.ts';

const clinician_id = '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01';
const aCapture = (): NewCapture => ({
  id: crypto.randomUUID(),
  clinician_id,
  appointment: { id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c02', client_name: 'Vera Zandstra' },
  language: 'nl',
  template: 'decursus',
  consent: { text: 'Mag dit?', given_at: '2026-03-02T09:00:00.000Z' },
  created_at: '2026-03-02T09:00:00.000Z',
});

let database: IDBDatabase;
let sent: string[];
let news: News[];
const ports: MessagePort[] = [];

beforeEach(async () => {
  database = await openDatabase();
  for (const { id } of await allCaptures(database)) await removeCapture(database, id);
  sent = [];
  news = [];
});
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A tab: what its worker would do, without the worker around it. */
const aTab = () =>
  new Storage({
    database,
    tell: (told) => news.push(told),
    rest: () => new Promise((resolve) => setTimeout(resolve, 1)),
    send: async (id) => void sent.push(id),
  });

function aMicrophone() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const say = (sound: Omit<Sound, 'pcm'>, samples: number) =>
    port2.postMessage({ pcm: new Int16Array(samples).fill(7).buffer, ...sound } satisfies Sound);
  const hear = (samples: number, end?: Sound['end']) => say(end ? { end } : {}, samples);
  const miss = (samples: number, gaps: Gap[]) => say({ gaps }, samples);
  return { port: port1, hear, miss };
}

const rowOf = async (id: string) => {
  const row = await findCapture(database, id);
  if (!row) throw new Error('the capture is gone');
  return row;
};

test('sound is on disk piece by piece, and the stop says how much there is', async () => {
  const [tab, { port, hear }, capture] = [aTab(), aMicrophone(), aCapture()];
  await tab.obey({ type: 'begin', capture, port });
  hear(4000);
  hear(4000);
  hear(1234, 'stop');

  await expect.poll(async () => (await rowOf(capture.id)).state).toBe('stopped');
  expect(await rowOf(capture.id)).toMatchObject({ samples: 9234 });
  expect(await readChunk(database, capture.id, 0)).toHaveLength(2 * 9234);
  expect(news.filter(({ type }) => type === 'kept').at(-1)).toMatchObject({ samples: 9234 });
});

test('what is missing is on disk with its sound, counted from the beginning, whoever goes on', async () => {
  const gap = { from_sample: 1000, samples: 2000, kind: 'silent' } as const;
  const [tab, first, second, capture] = [aTab(), aMicrophone(), aMicrophone(), aCapture()];
  await tab.obey({ type: 'begin', capture, port: first.port });
  first.miss(4000, [gap]);
  await expect.poll(async () => (await rowOf(capture.id)).gaps).toEqual([gap]);
  await tab.obey({ type: 'leave', id: capture.id });

  await tab.obey({ type: 'go_on', id: capture.id, port: second.port });
  second.miss(4000, [gap]);
  await expect.poll(async () => (await rowOf(capture.id)).gap_count).toBe(2);
  expect(await rowOf(capture.id)).toMatchObject({
    gaps: [gap, { ...gap, from_sample: 5000 }],
    gap_samples: 4000,
  });
  await expect
    .poll(() => news.filter(({ type }) => type === 'gaps'))
    .toEqual([
      { type: 'gaps', id: capture.id, gap_count: 1, gap_samples: 2000 },
      { type: 'gaps', id: capture.id, gap_count: 2, gap_samples: 4000 },
    ]);
  await tab.obey({ type: 'leave', id: capture.id });
});

test('a full chunk is sent while the recording goes on', async () => {
  const [tab, { port, hear }, capture] = [aTab(), aMicrophone(), aCapture()];
  await tab.obey({ type: 'begin', capture, port });
  const before = sent.length;
  for (let at = 0; at < CHUNK_SAMPLES; at += 4000) hear(4000);
  await expect.poll(() => sent.length).toBe(before + 1);
  await tab.obey({ type: 'leave', id: capture.id });
});

test('one tab records at a time', async () => {
  const [one, other, capture] = [aTab(), aTab(), aCapture()];
  await one.obey({ type: 'begin', capture, port: aMicrophone().port });

  await expect(
    other.obey({ type: 'begin', capture: aCapture(), port: aMicrophone().port }),
  ).rejects.toMatchObject({
    reason: 'busy_elsewhere',
  });
  expect(await capturesInProgress()).toEqual(new Set([capture.id]));

  await one.obey({ type: 'stop', id: capture.id });
  const next = aCapture();
  expect(await other.obey({ type: 'begin', capture: next, port: aMicrophone().port })).toEqual({
    samples: 0,
  });
  await other.obey({ type: 'leave', id: next.id });
});

test('a capture that was left is resumed where it was', async () => {
  const [one, two, capture] = [aTab(), aTab(), aCapture()];
  const first = aMicrophone();
  await one.obey({ type: 'begin', capture, port: first.port });
  first.hear(5000, 'leave');
  await expect.poll(() => capturesInProgress()).toEqual(new Set());

  const second = aMicrophone();
  expect(await two.obey({ type: 'go_on', id: capture.id, port: second.port })).toEqual({ samples: 5000 });
  second.hear(3000, 'stop');

  await expect.poll(async () => (await rowOf(capture.id)).samples).toBe(8000);
});

test('what was stopped cannot be resumed', async () => {
  const [tab, capture] = [aTab(), aCapture()];
  await tab.obey({ type: 'begin', capture, port: aMicrophone().port });
  await tab.obey({ type: 'stop', id: capture.id });
  await expect(tab.obey({ type: 'go_on', id: capture.id, port: aMicrophone().port })).rejects.toMatchObject({
    reason: 'not_there',
  });
});

test('stopping what a dead tab left makes a recording of what there is', async () => {
  const [dead, tab, { port, hear }, capture] = [aTab(), aTab(), aMicrophone(), aCapture()];
  await dead.obey({ type: 'begin', capture, port });
  hear(6000, 'leave');
  await expect.poll(async () => keptSamples(database, await rowOf(capture.id))).toBe(6000);

  await tab.obey({ type: 'stop', id: capture.id });

  expect(await rowOf(capture.id)).toMatchObject({ state: 'stopped', samples: 6000 });
  expect(sent).toContain(capture.id);
});

test('discarding forgets the sound at once', async () => {
  const [tab, { port, hear }, capture] = [aTab(), aMicrophone(), aCapture()];
  await tab.obey({ type: 'begin', capture, port });
  hear(4000);
  await expect.poll(async () => keptSamples(database, await rowOf(capture.id))).toBe(4000);

  await tab.obey({ type: 'discard', id: capture.id });

  expect(await readChunk(database, capture.id, 0)).toHaveLength(0);
  expect(await rowOf(capture.id)).toMatchObject({ state: 'discarded' });
  expect(await capturesInProgress()).toEqual(new Set());
});

test('a WAV from elsewhere becomes a stopped capture, sample for sample', async () => {
  const [tab, capture] = [aTab(), aCapture()];
  const sound = Int16Array.from({ length: CHUNK_SAMPLES + 999 }, (_, i) => (i * 3) % 20_000);
  const file = new Blob([wavHeader(sound.length), sound]);

  await tab.obey({ type: 'import', capture, file });

  expect(await rowOf(capture.id)).toMatchObject({ state: 'stopped', samples: sound.length });
  const second = await readChunk(database, capture.id, 1);
  expect(new Int16Array(second.buffer)).toEqual(sound.slice(CHUNK_SAMPLES));
});

test('of a file with two channels it is kept which was the louder when', async () => {
  const [tab, capture] = [aTab(), aCapture()];
  const sound = new Int16Array(2 * 3_200);
  for (let frame = 0; frame < 3_200; frame++) sound[2 * frame + (frame < 1_600 ? 0 : 1)] = 9_000;
  const header = wavHeader(sound.length);
  new DataView(header.buffer).setUint16(22, 2, true);
  new DataView(header.buffer).setUint16(32, 4, true);

  await tab.obey({ type: 'import', capture, file: new Blob([header, sound]) });

  const { balance, samples } = await rowOf(capture.id);
  expect([...Buffer.from(balance ?? '', 'base64')]).toEqual([0x81, 0x7f]);
  expect(samples).toBe(3_200);
});

test('a file that is no sound leaves nothing behind', async () => {
  const [tab, capture] = [aTab(), aCapture()];
  await expect(
    tab.obey({ type: 'import', capture, file: new Blob(['geen geluid, maar wel tekst']) }),
  ).rejects.toThrow();
  expect(await findCapture(database, capture.id)).toBeUndefined();
  expect(await capturesInProgress()).toEqual(new Set());
});

test('leftovers are sent; what another tab records and half a file are not', async () => {
  const [tab, other] = [aTab(), aTab()];
  const [left, running, half] = [aCapture(), aCapture(), aCapture()];
  await tab.obey({ type: 'begin', capture: left, port: aMicrophone().port });
  await tab.obey({ type: 'leave', id: left.id });
  await other.obey({ type: 'begin', capture: running, port: aMicrophone().port });
  await other.obey({ type: 'begin_import', capture: half });
  await other.obey({ type: 'leave', id: half.id });
  sent = [];

  await tab.obey({ type: 'send_leftovers', clinician_id });

  expect(sent).toEqual([left.id]);
  expect(await findCapture(database, half.id)).toBeUndefined();
  await other.obey({ type: 'leave', id: running.id });
});

test("somebody else's captures are left alone", async () => {
  const [tab, capture] = [aTab(), aCapture()];
  await tab.obey({ type: 'begin', capture, port: aMicrophone().port });
  await tab.obey({ type: 'leave', id: capture.id });
  sent = [];
  await tab.obey({ type: 'send_leftovers', clinician_id: crypto.randomUUID() });
  expect(sent).toEqual([]);
});
