import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, constants, mkdir, open, opendir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { StartError } from '../errors.ts';
import type { Storage } from './port.ts';

/** Some minutes of sound of a whole house: with less, what is being recorded has nowhere to go soon. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** A name is durable only once the folder that holds it is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

export function diskStorage(directory: string): Storage {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`STORAGE_URL: cannot make ${directory}: ${(error as Error).message}`);
  }

  const home = resolve(directory) + sep;

  /** Keys come from a backup and folders from a table too: whoever writes there must not reach what lies elsewhere. */
  function within(key: string): string {
    const place = resolve(directory, key);
    if (!place.startsWith(home)) throw new Error('a key of the storage leads out of its folder');
    return place;
  }

  async function put(key: string, bytes: Buffer): Promise<void> {
    const file = within(key);
    const folder = dirname(file);
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made) await syncFolder(dirname(made));
    // Written beside and renamed into place: a reader sees the old bytes or the new, never half of them.
    const draft = `${file}.${randomUUID()}.part`;
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolder(folder);
  }

  return {
    put,
    async get(key) {
      try {
        return await readFile(within(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async removeFolder(folder) {
      await rm(within(folder), { recursive: true, force: true });
    },
    // Permissions alone do not tell of a full disk: only writing does.
    async check() {
      const folder = `.probe-${randomUUID()}`;
      await put(`${folder}/probe`, Buffer.from('ok'));
      await rm(join(directory, folder), { recursive: true });
    },
    async look() {
      const folder = await opendir(directory, { bufferSize: 1 });
      await folder.read().finally(() => folder.close());
      await access(directory, constants.W_OK);
      const { bavail, bsize } = await statfs(directory);
      if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('the disk is full');
    },
  };
}
