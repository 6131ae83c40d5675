import 'fake-indexeddb/auto';
import { CHUNK_SAMPLES } from '@noteer/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  acknowledgeChunk,
  addCapture,
  allCaptures,
  type CaptureRow,
  findCapture,
  keepSound,
  keptSamples,
  openDatabase,
  readChunk,
  removeCapture,
} from './database.ts';

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

const ramp = (first: number, length: number) => Int16Array.from({ length }, (_, i) => (first + i) % 30_000);
const samplesOf = (bytes: Uint8Array<ArrayBuffer>) => new Int16Array(bytes.buffer);

let database: IDBDatabase;
beforeEach(async () => {
  database = await openDatabase();
  for (const { id } of await allCaptures(database)) await removeCapture(database, id);
  await addCapture(database, row);
});

/** Pieces of uneven length, as pauses make them. */
async function keep(total: number, piece = 3999): Promise<void> {
  for (let at = 0; at < total; at += piece) {
    await keepSound(database, row.id, at, ramp(at, Math.min(piece, total - at)));
  }
}

test('chunks come out exactly as long as agreed, whatever the pieces were', async () => {
  await keep(2 * CHUNK_SAMPLES + 1234);

  expect(samplesOf(await readChunk(database, row.id, 0))).toEqual(ramp(0, CHUNK_SAMPLES));
  expect(samplesOf(await readChunk(database, row.id, 1))).toEqual(ramp(CHUNK_SAMPLES, CHUNK_SAMPLES));
  expect(samplesOf(await readChunk(database, row.id, 2))).toEqual(ramp(2 * CHUNK_SAMPLES, 1234));
});

test('how much there is can be told after a crash, from what is on disk', async () => {
  await keep(CHUNK_SAMPLES + 5000);
  expect(await keptSamples(database, row)).toBe(CHUNK_SAMPLES + 5000);
});

test('an acknowledged chunk leaves the device and stays counted', async () => {
  await keep(CHUNK_SAMPLES + 5000);

  await acknowledgeChunk(database, row.id, 0);

  const after = await findCapture(database, row.id);
  expect(after?.sent).toBe(1);
  expect(await readChunk(database, row.id, 0)).toHaveLength(0);
  expect(await keptSamples(database, after ?? row)).toBe(CHUNK_SAMPLES + 5000);
});

test('when everything was acknowledged, the length is that of the chunks', async () => {
  await keep(CHUNK_SAMPLES);
  await acknowledgeChunk(database, row.id, 0);
  expect(await keptSamples(database, { ...row, sent: 1 })).toBe(CHUNK_SAMPLES);
});

test('acknowledging twice counts once', async () => {
  await keep(CHUNK_SAMPLES * 2);
  await acknowledgeChunk(database, row.id, 0);
  await acknowledgeChunk(database, row.id, 0);
  expect((await findCapture(database, row.id))?.sent).toBe(1);
});

test('removing a capture leaves the sound of the others alone', async () => {
  const other = { ...row, id: 'c0ffee00-7d5b-4a3a-9f5e-1f1f0c0d2e02' };
  await addCapture(database, other);
  await keep(4000);
  await keepSound(database, other.id, 0, ramp(0, 4000));

  await removeCapture(database, row.id);

  expect(await findCapture(database, row.id)).toBeUndefined();
  expect(await readChunk(database, row.id, 0)).toHaveLength(0);
  expect(await readChunk(database, other.id, 0)).toHaveLength(8000);
});
