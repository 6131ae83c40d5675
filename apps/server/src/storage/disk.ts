import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { Storage } from './port.ts';

export function diskStorage(directory: string): Storage {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`STORAGE_URL: cannot make ${directory}: ${(error as Error).message}`);
  }
  return {
    // Permissions alone do not tell of a full disk: only writing does.
    async check() {
      const probe = join(directory, `.probe-${randomUUID()}`);
      await writeFile(probe, 'ok', { mode: 0o600, flush: true });
      await rm(probe);
    },
  };
}
