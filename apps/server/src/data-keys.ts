/**
 * Keys of recordings and documents, each in a file of its own, sealed. Not in the database: its log, its dead rows and its statistics
 * keep what was deleted. A row has the name of its key, which is random and says nothing.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Shorter than any sealed key: what a row has tells whether it is the name or the key itself, as it was once. */
export const NAME_BYTES = 16;

export type DataKeys = {
  /** There through a power failure when it returns; answers the name. */
  keep(sealed: Buffer): Buffer;
  /** Undefined when it was forgotten. */
  read(name: Buffer): Buffer | undefined;
  /** What a backup had under this name. */
  putBack(name: Buffer, sealed: Buffer): void;
  /** In the place of what is under this name, whole or not at all. */
  replace(name: Buffer, sealed: Buffer): void;
  /** For good. Forgetting what is not there is no error. */
  forget(name: Buffer): void;
  all(): AsyncGenerator<{ name: Buffer; sealed: Buffer }>;
};

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Read and written without waiting: a key is some sixty bytes, and whoever opens a row needs it at once. */
export function dataKeysIn(dir: string): DataKeys {
  const fileOf = (name: Buffer) => {
    const hex = name.toString('hex');
    return join(dir, hex.slice(0, 2), hex);
  };

  function write(file: string, bytes: Buffer): void {
    const handle = openSync(file, 'wx', 0o600);
    try {
      writeSync(handle, bytes, 0, bytes.length, 0);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  /** What lies under a name that is gone can be found on a disk: so it is written over first. */
  function overwrite(handle: number): void {
    const { size } = fstatSync(handle);
    writeSync(handle, randomBytes(size), 0, size, 0);
    fsyncSync(handle);
  }

  function add(name: Buffer, sealed: Buffer): void {
    const file = fileOf(name);
    const made = mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    if (made) syncFolder(dirname(made));
    write(file, sealed);
    syncFolder(dirname(file));
  }

  return {
    putBack: add,

    keep(sealed) {
      const name = randomBytes(NAME_BYTES);
      add(name, sealed);
      return name;
    },

    read(name) {
      try {
        return readFileSync(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    replace(name, sealed) {
      const file = fileOf(name);
      const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
      // Held open, so that it can be written over when nothing names it any more.
      const old = openSync(file, 'r+');
      try {
        write(draft, sealed);
        renameSync(draft, file);
        overwrite(old);
      } finally {
        closeSync(old);
      }
      syncFolder(dirname(file));
    },

    forget(name) {
      const file = fileOf(name);
      if (!existsSync(file)) return;
      const handle = openSync(file, 'r+');
      try {
        overwrite(handle);
      } finally {
        closeSync(handle);
      }
      rmSync(file, { force: true });
      syncFolder(dirname(file));
    },

    async *all() {
      const files = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      for (const file of files.filter((each) => each.isFile() && /^[0-9a-f]{32}$/.test(each.name)).sort()) {
        const sealed = await readFile(join(file.parentPath, file.name)).catch(() => undefined);
        if (sealed) yield { name: Buffer.from(file.name, 'hex'), sealed };
      }
    },
  };
}
