import { fileURLToPath } from 'node:url';
import { StartError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';
import { readS3Address } from './s3-address.ts';

export function createStorage({ STORAGE_URL }: Settings): Storage {
  const address = readS3Address(STORAGE_URL);
  return address ? s3Storage(address) : diskStorage(fileURLToPath(STORAGE_URL));
}

/** Proven at start: a wrong secret or a full disk is found now, not in the middle of a consultation. */
export async function openStorage(settings: Settings): Promise<Storage> {
  const storage = createStorage(settings);
  await storage.check().catch((error: Error) => {
    const place = readS3Address(settings.STORAGE_URL)?.bucket_url ?? settings.STORAGE_URL;
    throw new StartError(`STORAGE_URL: sound cannot be kept at ${place}: ${error.message}`);
  });
  return storage;
}
