import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { captureServer } from '../../test/capture-server.ts';
import {
  addCapture,
  allCaptures,
  type CaptureRow,
  keepSound,
  openDatabase,
  removeCapture,
} from './database.ts';
import {
  forgetJottings,
  type JottingRow,
  jottingsHere,
  keepJottings,
  recordingsWithUnsent,
} from './jottings.ts';
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
const jotting = (text: string, more: Partial<JottingRow> = {}) => ({
  recording_id: row.id,
  id: '0d7f3c55-1a51-4d1e-9f3c-7d0a6a5b4c03',
  clinician_id: row.clinician_id,
  at_s: 12,
  text,
  edited_at: '2026-03-02T09:01:00.000Z',
  ...more,
});
const other = '9a1b2c3d-1a51-4d1e-9f3c-7d0a6a5b4c04';

let database: IDBDatabase;
let server: ReturnType<typeof captureServer>;
let rests: number;
const sender = () =>
  new Sender({
    database,
    token: async () => 'access-1',
    tell: () => {},
    rest: async () => {
      rests += 1;
      server.onRest?.(rests);
    },
  });
const stopped = { state: 'stopped', samples: 4000 } as const;
async function record(change: Partial<CaptureRow> = {}): Promise<void> {
  await addCapture(database, { ...row, ...change });
  await keepSound(database, row.id, 0, new Int16Array(4000).fill(5));
}
const here = async () => (await jottingsHere(row.id)).map(({ text, state }) => [text, state]);

beforeEach(async () => {
  database = await openDatabase();
  for (const { id } of await allCaptures(database)) await removeCapture(database, id);
  await forgetJottings(row.id);
  server = captureServer();
  rests = 0;
});

test('a line stays on the device until the recording is with the server, whatever the network does', async () => {
  await record();
  await keepJottings(jotting('Bleek'));
  server.fails = [false, true, true];
  await sender().send(row.id);

  expect(server.jotted.get(row.id)).toEqual(new Map([[jotting('').id, 'Bleek']]));
  expect(rests).toBe(2);
  expect(await here()).toEqual([['Bleek', 'sent']]);
});

test('they are with the server before the recording is finished, and then leave the device', async () => {
  await record(stopped);
  await keepJottings(jotting('Bleek'));
  server.onFinish = () => expect(server.jotted.get(row.id)?.size).toBe(1);
  await sender().send(row.id);

  expect(server.finished.has(row.id)).toBe(true);
  expect(await here()).toEqual([]);
});

test('what is written on while it is sent is sent again', async () => {
  await record();
  await keepJottings(jotting('Bl'));
  server.onJotted = async () => {
    server.onJotted = undefined;
    await keepJottings(jotting('Bleek', { edited_at: '2026-03-02T09:01:00.400Z' }));
  };
  await sender().send(row.id);

  expect(server.jotted.get(row.id)?.get(jotting('').id)).toBe('Bleek');
  expect(await here()).toEqual([['Bleek', 'sent']]);
});

test('a line of a recording that is with the server already is brought after it', async () => {
  await record(stopped);
  await sender().send(row.id);
  await keepJottings(jotting('Nog iets'));
  expect(await recordingsWithUnsent(row.clinician_id)).toEqual([row.id]);
  await sender().send(row.id);

  expect(server.jotted.get(row.id)?.get(jotting('').id)).toBe('Nog iets');
  expect(await here()).toEqual([]);
  expect(await recordingsWithUnsent(row.clinician_id)).toEqual([]);
});

test('two tabs write into one list, and an older version does not replace a newer one', async () => {
  await keepJottings(jotting('Sertraline ophogen', { edited_at: '2026-03-02T09:02:00.000Z' }));
  await keepJottings(jotting('Sertr'));
  await keepJottings(jotting('Zus belt', { id: other }));

  expect((await here()).map(([text]) => text).toSorted()).toEqual(['Sertraline ophogen', 'Zus belt']);
});

describe('when the server will not have them', () => {
  test('the sound goes on, and they stay on the device', async () => {
    await record(stopped);
    await keepJottings(jotting('Te veel'));
    server.refusesJottings = 'too_large';
    await sender().send(row.id);

    expect(server.finished.has(row.id)).toBe(true);
    expect(await here()).toEqual([['Te veel', 'refused']]);
  });

  test('a server that stumbles over them gets the sound, and them later', async () => {
    await record(stopped);
    await keepJottings(jotting('Bleek'));
    server.refusesJottings = 'internal';
    await sender().send(row.id);
    expect(server.finished.has(row.id)).toBe(true);
    expect(await here()).toEqual([['Bleek', 'unsent']]);

    server.refusesJottings = undefined;
    await sender().send(row.id);
    expect(server.jotted.get(row.id)?.size).toBe(1);
  });
});

test('with a deleted recording they go too, also where it was deleted elsewhere', async () => {
  await record({ state: 'discarded', is_begun: true });
  await keepJottings(jotting('Weg'));
  await sender().send(row.id);
  expect(await here()).toEqual([]);

  await keepJottings(jotting('Ook weg'));
  server.refusesJottings = 'not_found';
  await sender().send(row.id);
  expect(await here()).toEqual([]);
});
