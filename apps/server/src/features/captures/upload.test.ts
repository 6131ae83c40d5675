import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRecording, uploadRecording } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { app, request, aUser, db, settings } = noteer;
const { anAppointment } = consultations(noteer);
const clinician = await aUser();

/** A WAV of a 440 Hz tone, as another recorder would make it. */
function wav(seconds: number, rate: number, channels: number): Buffer {
  const samples = seconds * rate;
  const data = Buffer.alloc(samples * channels * 2);
  for (let i = 0; i < samples * channels; i++) {
    data.writeInt16LE(
      Math.round(8000 * Math.sin((2 * Math.PI * 440 * Math.floor(i / channels)) / rate)),
      i * 2,
    );
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

async function send(fields: [string, string | Blob][], as = clinician) {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'recording.wav');
  }
  const encoded = new Response(form);
  const response = await app.inject({
    method: uploadRecording.method,
    url: uploadRecording.path,
    headers: {
      authorization: `Bearer ${as.access}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

const file = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)], { type: 'audio/wav' });
const recordingsOnDisk = () => {
  try {
    return readdirSync(join(fileURLToPath(settings.STORAGE_URL), 'recordings')).length;
  } catch {
    return 0;
  }
};

test.each([
  [16_000, 1],
  [44_100, 2],
  [48_000, 1],
])('a whole file of %i Hz and %i channels is a recording like any other', async (rate, channels) => {
  const appointment = await anAppointment(clinician);

  const { status, body } = await send([
    ['recording_file', file(wav(7, rate, channels))],
    ['appointment', appointment],
    ['recording_duration', '7'],
  ]);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    recording_duration: 7,
    appointment: { id: appointment, status: 'processing' },
  });
  const sound = await app.inject(body.data.recording_file_url);
  expect(sound.rawPayload.length).toBe(44 + 7 * 16_000 * 2);
});

test('the fields may come before the file or after it', async () => {
  const appointment = await anAppointment(clinician);

  const { body } = await send([
    ['appointment', appointment],
    ['language', 'en'],
    ['template', 'soap'],
    ['recording_file', file(wav(1, 16_000, 1))],
  ]);

  expect(body.data).toMatchObject({ language: 'en', template: 'soap' });
  expect((await request(getRecording, { as: clinician, params: { id: body.data.id } })).status).toBe(200);
});

test.each<[string, (appointment: string) => [string, string | Blob][], number]>([
  [
    'a file that is no sound',
    (a) => [
      ['recording_file', file(Buffer.from('hello, I am a text'))],
      ['appointment', a],
    ],
    400,
  ],
  [
    'an empty file',
    (a) => [
      ['recording_file', file(Buffer.alloc(0))],
      ['appointment', a],
    ],
    400,
  ],
  ['no file', (a) => [['appointment', a]], 400],
  ['no appointment', () => [['recording_file', file(wav(1, 16_000, 1))]], 400],
  [
    'an appointment that is not an id',
    () => [
      ['recording_file', file(wav(1, 16_000, 1))],
      ['appointment', 'x'],
    ],
    400,
  ],
  [
    'an unknown template',
    (a) => [
      ['recording_file', file(wav(1, 16_000, 1))],
      ['appointment', a],
      ['template', 'x'],
    ],
    400,
  ],
])('%s is refused and leaves nothing behind', async (_what, fields, expected) => {
  const appointment = await anAppointment(clinician);
  const before = [await db.selectFrom('recordings').select('id').execute(), recordingsOnDisk()];

  const { status, body } = await send(fields(appointment));

  expect(status).toBe(expected);
  expect(body).toHaveProperty('code');
  expect([await db.selectFrom('recordings').select('id').execute(), recordingsOnDisk()]).toEqual(before);
});

test("a colleague's appointment is not there", async () => {
  const appointment = await anAppointment(await aUser());

  const { status } = await send([
    ['recording_file', file(wav(1, 16_000, 1))],
    ['appointment', appointment],
  ]);

  expect(status).toBe(404);
});
