import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

async function hashOf(algorithm: string, path: string, signal?: AbortSignal): Promise<Buffer> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path), hash, { ...(signal && { signal }) });
  return hash.digest();
}

export const sha256Of = async (path: string, signal?: AbortSignal): Promise<string> =>
  (await hashOf('sha256', path, signal)).toString('hex');

/** As npm writes it: `sha512-…` in base64. */
export async function hasIntegrity(path: string, integrity: string, signal?: AbortSignal): Promise<boolean> {
  const [algorithm = '', digest] = integrity.split(/-(.*)/s);
  return (await hashOf(algorithm, path, signal)).toString('base64') === digest;
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
