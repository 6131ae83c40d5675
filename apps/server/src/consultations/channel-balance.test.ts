import { randomUUID } from 'node:crypto';
import { wavHeader } from '@noteer/audio';
import { startCapture, uploadRecording } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consent, consultations } from '../../test/consultation.ts';
import { harness } from '../../test/harness.ts';
import { ofTheSystem } from '../policy.ts';
import { balanceOf } from './channel-balance.ts';
import { recordingSealing } from './data-key.ts';
import { findRecording } from './recordings.ts';

const noteer = await harness();
const { app, request, aUser, db, services } = noteer;
const { anAppointment } = consultations(noteer);
const clinician = await aUser();
const RATE = 16_000;

/** Where a second of this recording lies, from −1 to 1. */
async function placeOf(id: string) {
  const recording = await findRecording(db, ofTheSystem, id);
  if (!recording) throw new Error('the recording is gone');
  const balance = await balanceOf(db, ofTheSystem, recordingSealing(services.sealing, recording), id);
  return (second: number) => balance({ from: second * RATE, to: (second + 1) * RATE });
}

/** A second on the left, a second on the right; with `isMono` both the same. */
function twoChannels(isMono: boolean): Buffer {
  const samples = new Int16Array(4 * RATE);
  for (let i = 0; i < 2 * RATE; i++) {
    samples[2 * i] = isMono || i < RATE ? 8_000 : 0;
    samples[2 * i + 1] = isMono || i >= RATE ? 8_000 : 0;
  }
  const header = wavHeader(samples.length);
  new DataView(header.buffer).setUint16(22, 2, true);
  new DataView(header.buffer).setUint16(32, 4, true);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

async function uploaded(file: Buffer): Promise<string> {
  const form = new FormData();
  form.append('appointment', await anAppointment(clinician));
  form.append('recording_file', new Blob([Uint8Array.from(file)]), 'recording.wav');
  const encoded = new Response(form);
  const answer = await app.inject({
    method: uploadRecording.method,
    url: uploadRecording.path,
    headers: {
      authorization: `Bearer ${clinician.access}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.json().data.id;
}

test('a file with two channels is known to be on the side of whoever speaks', async () => {
  const place = await placeOf(await uploaded(twoChannels(false)));

  expect([place(0), place(1)]).toEqual([-1, 1]);
  expect(place(7)).toBeUndefined();
});

test('two channels that say the same say nothing of who speaks', async () => {
  const place = await placeOf(await uploaded(twoChannels(true)));

  expect(place(0)).toBeUndefined();
});

test('a browser that reads the file sends the balance along, once, and it is kept sealed', async () => {
  const id = randomUUID();
  const bytes = Int8Array.from([...Array(10).fill(-127), ...Array(10).fill(127)]);
  const body = {
    id,
    appointment: await anAppointment(clinician),
    consent,
    balance: Buffer.from(bytes.buffer).toString('base64'),
  };

  const answers = [await request(startCapture, { as: clinician, body })];
  answers.push(await request(startCapture, { as: clinician, body }));

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const place = await placeOf(id);
  expect([place(0), place(1)]).toEqual([-1, 1]);
  const row = await db
    .selectFrom('channel_balances')
    .select('balance')
    .where('recording_id', '=', id)
    .executeTakeFirst();
  expect(row?.balance.includes(Buffer.from(bytes.buffer).subarray(5, 15))).toBe(false);
});

test('a balance that is none is refused, and there is no recording then', async () => {
  const id = randomUUID();
  const body = { id, appointment: await anAppointment(clinician), consent, balance: 'geen bytes!' };

  expect((await request(startCapture, { as: clinician, body })).status).toBe(400);
  expect(await findRecording(db, ofTheSystem, id)).toBeUndefined();
});
