import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isIntact } from './checksum.ts';
import { ModelError } from './model-error.ts';

type Wanted = { bytes: number; sha256: string };

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

async function request(url: string, from: number, signal: AbortSignal): Promise<Response> {
  const headers = from > 0 ? { range: `bytes=${from}-` } : {};
  const response = await fetch(url, { headers, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ModelError(`${new URL(url).host} cannot be reached.`);
  });
  if (!response.ok || !response.body) {
    throw new ModelError(`${new URL(url).host} answered ${response.status}.`);
  }
  return response;
}

/** Goes on where an earlier try ended. The file appears under its name only when it is whole and the right one. */
export async function fetchHttps(
  url: string,
  target: string,
  wanted: Wanted,
  { onBytes, signal }: { onBytes: (done: number) => void; signal: AbortSignal },
): Promise<void> {
  const part = `${target}.part`;
  const have = await sizeOf(part);
  if (have > wanted.bytes) await rm(part);
  const from = have < wanted.bytes ? have : 0;
  if (have !== wanted.bytes) {
    const response = await request(url, from, signal);
    // A server that knows no ranges sends everything again.
    const isResumed = response.status === 206;
    let done = isResumed ? from : 0;
    const count = new Transform({
      transform(chunk: Buffer, _, next) {
        done += chunk.length;
        onBytes(done);
        next(done > wanted.bytes ? new ModelError('More came than was announced.') : null, chunk);
      },
    });
    const body = Readable.fromWeb(response.body as never);
    await pipeline(body, count, createWriteStream(part, { flags: isResumed ? 'a' : 'w' }), { signal });
  }
  if (!(await isIntact(part, wanted, signal))) {
    const isShort = (await sizeOf(part)) < wanted.bytes;
    // What is short may be continued; what is wrong must go.
    if (!isShort) await rm(part, { force: true });
    throw new ModelError(
      isShort ? 'The connection ended too early.' : 'What came is not the file that was meant.',
    );
  }
  await rename(part, target);
}
