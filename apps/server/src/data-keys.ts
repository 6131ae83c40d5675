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
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

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
  /** What somebody who was killed in the middle of `replace` left beside a key, for good. Answers how many. */
  forgetDrafts(): Promise<number>;
  all(): AsyncGenerator<{ name: Buffer; sealed: Buffer }>;
};

/** Writing one takes milliseconds: nobody is at work on a draft that is older. */
const OLD_DRAFT_MS = 10 * 60_000;

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

  function destroy(file: string): void {
    let handle: number;
    try {
      handle = openSync(file, 'r+');
    } catch (error) {
      // Another process was first.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    try {
      overwrite(handle);
    } finally {
      closeSync(handle);
    }
    rmSync(file, { force: true });
  }

  /** A draft holds the same key: whoever forgets one forgets the other. */
  const draftsOf = (file: string) =>
    readdirSync(dirname(file))
      .filter((each) => each.startsWith(`${basename(file)}.`))
      .map((each) => join(dirname(file), each));

  async function files(called: RegExp): Promise<string[]> {
    const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    return found
      .filter((each) => each.isFile() && called.test(each.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
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
      if (!existsSync(dirname(file))) return;
      for (const each of [file, ...draftsOf(file)]) destroy(each);
      syncFolder(dirname(file));
    },

    async forgetDrafts() {
      let count = 0;
      for (const file of await files(/^[0-9a-f]{32}\..+\.part$/)) {
        const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
        if (Date.now() - mtimeMs < OLD_DRAFT_MS) continue;
        destroy(file);
        count += 1;
      }
      return count;
    },

    async *all() {
      for (const file of await files(/^[0-9a-f]{32}$/)) {
        const sealed = await readFile(file).catch(() => undefined);
        if (sealed) yield { name: Buffer.from(basename(file), 'hex'), sealed };
      }
    },
  };
}
