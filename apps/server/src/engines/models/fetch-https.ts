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
    throw new ModelError(`${new URL(url).host} cannot be reached.`, 'unreachable');
  });
  if (!response.ok || !response.body) {
    throw new ModelError(`${new URL(url).host} answered ${response.status}.`, 'refused');
  }
  return response;
}

/** A disk that is full says so by its code; whatever else ends a stream is the line. */
const troubleOf = (error: unknown): ModelError =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? new ModelError('There is too little room on the disk.', 'disk')
    : new ModelError('The connection ended too early.', 'unreachable');

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
        next(
          done > wanted.bytes ? new ModelError('More came than was announced.', 'wrong_file') : null,
          chunk,
        );
      },
    });
    const body = Readable.fromWeb(response.body as never);
    const file = createWriteStream(part, { flags: isResumed ? 'a' : 'w' });
    await pipeline(body, count, file, { signal }).catch((error: unknown) => {
      if (signal.aborted || error instanceof ModelError) throw error;
      throw troubleOf(error);
    });
  }
  if (!(await isIntact(part, wanted, signal))) {
    const isShort = (await sizeOf(part)) < wanted.bytes;
    // What is short may be continued; what is wrong must go.
    if (!isShort) await rm(part, { force: true });
    throw isShort
      ? new ModelError('The connection ended too early.', 'unreachable')
      : new ModelError('What came is not the file that was meant.', 'wrong_file');
  }
  await rename(part, target);
}
