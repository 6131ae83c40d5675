import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toMono16k } from '@noteer/audio';
import { getRecording, uploadRecording } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { wavFile } from '../../../test/wav-file.ts';

const noteer = await harness();
const { app, request, aUser, db, settings } = noteer;
const { anAppointment } = consultations(noteer);
const clinician = await aUser();

async function formOf(fields: [string, string | Blob][]) {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'recording.wav');
  }
  const encoded = new Response(form);
  return {
    content_type: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function send(fields: [string, string | Blob][], as = clinician) {
  return post(await formOf(fields), as);
}

async function post({ content_type, payload }: Awaited<ReturnType<typeof formOf>>, as = clinician) {
  const response = await app.inject({
    method: uploadRecording.method,
    url: uploadRecording.path,
    headers: { authorization: `Bearer ${as.access}`, 'content-type': content_type },
    payload,
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
    ['recording_file', file(wavFile(7, rate, channels))],
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
    ['recording_file', file(wavFile(1, 16_000, 1))],
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
  [
    'a small file of a rate that nobody records at',
    (a) => [
      ['recording_file', file(wavFile(0.005, 191_999, 1))],
      ['appointment', a],
    ],
    400,
  ],
  ['no file', (a) => [['appointment', a]], 400],
  ['no appointment', () => [['recording_file', file(wavFile(1, 16_000, 1))]], 400],
  [
    'an appointment that is not an id',
    () => [
      ['recording_file', file(wavFile(1, 16_000, 1))],
      ['appointment', 'x'],
    ],
    400,
  ],
  [
    'an unknown template',
    (a) => [
      ['recording_file', file(wavFile(1, 16_000, 1))],
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
    ['recording_file', file(wavFile(1, 16_000, 1))],
    ['appointment', appointment],
  ]);

  expect(status).toBe(404);
});

test('the thread that answers everyone does not do the reading of a large file', {
  tags: 'thorough',
}, async () => {
  const spent_us = (since?: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(since);
    return user + system;
  };
  const appointment = await anAppointment(clinician);
  // Long enough that other work of the server meanwhile does not count.
  const seconds = 20;
  const large = wavFile(seconds, 192_000, 1, 1);
  const form = await formOf([
    ['recording_file', file(large)],
    ['appointment', appointment],
  ]);
  const before = process.threadCpuUsage();
  for await (const _ of toMono16k([large]));
  const reading_us = spent_us(before);

  // The least of some tries: what else is done in this thread meanwhile makes it more, nothing makes it less.
  let here_us = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && here_us >= reading_us / 2; tries++) {
    const began = process.threadCpuUsage();
    const { body } = await post(form);
    here_us = Math.min(here_us, spent_us(began));
    expect(body.data.recording_duration).toBe(seconds);
  }
  expect(here_us / reading_us).toBeLessThan(0.5);
});

test.each([
  ['is cut off in its file', (form: Buffer) => form.subarray(0, form.length - 2_000)],
  ['is cut off before its end', (form: Buffer) => form.subarray(0, form.length - 6)],
  ['is nothing', () => Buffer.alloc(0)],
  [
    'has a part whose head has no end',
    (form: Buffer) => Buffer.from(form.toString('latin1').replace('\r\n\r\n', '\r\n'), 'latin1'),
  ],
])('a form that %s is refused, and nothing of it stays', async (_, cut) => {
  const { content_type, payload } = await formOf([
    ['appointment', await anAppointment(clinician)],
    ['recording_file', new Blob([new Uint8Array(wavFile(0.2, 16_000, 1))])],
  ]);
  const before = await db.selectFrom('recordings').select('id').execute();

  const { status, body } = await post({ content_type, payload: Buffer.from(cut(payload)) });

  expect([status, body.code]).toEqual([400, 'invalid']);
  expect(await db.selectFrom('recordings').select('id').execute()).toEqual(before);
});

test.each([
  ['application/json', 415, 'unsupported_media_type'],
  ['multipart/form-data', 400, 'invalid'],
])('what says that it is %s, and is no form, is refused', async (content_type, status, code) => {
  const answer = await post({ content_type, payload: Buffer.from('{}') });

  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
