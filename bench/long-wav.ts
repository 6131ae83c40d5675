/** A WAV of any length that is made while it is sent, and the form that carries it: nobody ever holds it whole. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Answer, uploadRecording } from '@noteer/contract';

export type WavKind = { rate: number; channels: number };

const PIECE_BYTES = 64 * 1024;
/** Noise, so that nothing on the way can be clever about it. Sent again and again from different places. */
const noise = randomBytes(4 * 1024 * 1024);

/** The next so many bytes of it, beginning at `place` of the whole sound. */
export const noiseAt = (place: number, bytes: number): Buffer => {
  const from = place % (noise.length - bytes);
  return noise.subarray(from, from + bytes);
};

export const soundBytes = (seconds: number, { rate, channels }: WavKind) => seconds * rate * channels * 2;

function header(data_bytes: number, { rate, channels }: WavKind): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + data_bytes, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * channels * 2, 28);
  bytes.writeUInt16LE(channels * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(data_bytes, 40);
  return bytes;
}

function* wav(seconds: number, kind: WavKind): Generator<Buffer> {
  const data_bytes = soundBytes(seconds, kind);
  yield header(data_bytes, kind);
  for (let at = 0; at < data_bytes; at += PIECE_BYTES) {
    yield noiseAt(at, Math.min(PIECE_BYTES, data_bytes - at));
  }
}

/** The file first: the server then has to take the sound without knowing where it belongs. */
function* form(boundary: string, file: Iterable<Buffer>, fields: Record<string, string>): Generator<Buffer> {
  const part = (name: string, more: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`);
  yield part('recording_file', '; filename="recording.wav"\r\ncontent-type: audio/wav');
  yield* file;
  yield Buffer.from('\r\n');
  for (const [name, value] of Object.entries(fields)) {
    yield part(name, '');
    yield Buffer.from(`${value}\r\n`);
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

type Upload = { url: string; access: string; appointment: string; seconds: number; kind: WavKind };

/** By `http` itself: it waits for the server when the server is slower, and gives up only when the server does. */
export async function upload({ url, access, appointment, seconds, kind }: Upload) {
  const boundary = 'a-long-consultation';
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const sending = request(`${url}${uploadRecording.path}`, {
    method: uploadRecording.method,
    headers: {
      authorization: `Bearer ${access}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  sending.on('error', reject);
  sending.on('response', async (response) =>
    resolve({ status: response.statusCode ?? 0, body: await text(response) }),
  );
  const fields = { appointment, recording_duration: String(seconds) };
  await pipeline(Readable.from(form(boundary, wav(seconds, kind), fields)), sending);
  const { status, body } = await promise;
  if (status !== 200) throw new Error(`the upload was answered ${status}: ${body}`);
  return uploadRecording.response.parse(JSON.parse(body)) as Answer<typeof uploadRecording>;
}
