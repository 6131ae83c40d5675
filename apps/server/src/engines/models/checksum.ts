import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export async function sha256Of(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { ...(signal && { signal }) });
  return hash.digest('hex');
}

/** Whether a file is there and is the one that was meant. */
export async function isIntact(
  path: string,
  { bytes, sha256 }: { bytes: number; sha256: string },
  signal?: AbortSignal,
): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.size === bytes && (await sha256Of(path, signal)) === sha256;
}
