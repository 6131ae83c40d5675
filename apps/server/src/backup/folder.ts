/**
 * A folder of backups: objects that several backups share, and for each backup a list of the objects that it needs (in the open:
 * names are keyed fingerprints) and a manifest (encrypted), written last. Without its manifest a backup does not count.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../errors.ts';

export type Listed = { bytes: number; sha256: string };
export type BackupFolder = ReturnType<typeof openFolder>;

const MANIFEST = '.manifest';
const OBJECTS = '.objects';

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** There whole and for good when it returns, or not there at all. Read back from where it was written. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (!(await readFile(draft)).equals(bytes))
    throw new StartError(`${draft} does not read back as it was written. Is the disk sound?`);
  await rename(draft, file);
  await syncFolder(dirname(file));
}

export function openFolder(dir: string) {
  const objectFile = (name: string) => join(dir, 'objects', name.slice(0, 2), name);
  const idsWith = (ending: string) =>
    readdirSync(dir)
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort();

  /** The ids of whole backups, oldest first. An id is the moment of the backup. */
  const backups = () => (existsSync(dir) ? idsWith(MANIFEST) : []);

  function listOf(id: string): Map<string, Listed> {
    const lines = readFileSync(join(dir, id + OBJECTS), 'utf8')
      .split('\n')
      .filter(Boolean);
    return new Map(
      lines.map((line) => {
        const [name = '', bytes = '', sha256 = ''] = line.split(' ');
        return [name, { bytes: Number(bytes), sha256 }];
      }),
    );
  }

  return {
    dir,
    backups,
    listOf,
    create: () => mkdirSync(join(dir, 'objects'), { recursive: true, mode: 0o700 }),

    async putObject(name: string, bytes: Buffer): Promise<Listed> {
      const file = objectFile(name);
      const made = await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      if (made) await syncFolder(dirname(made));
      await writeWhole(file, bytes);
      return { bytes: bytes.length, sha256: sha256Of(bytes) };
    },

    getObject: (name: string): Promise<Buffer> => readFile(objectFile(name)),
    hasObject: (name: string, { bytes }: Listed): boolean =>
      statSync(objectFile(name), { throwIfNoEntry: false })?.size === bytes,

    getManifest: (id: string): Promise<Buffer> => readFile(join(dir, id + MANIFEST)),

    /** The manifest last: a backup that was killed before has none. */
    async finish(id: string, objects: Map<string, Listed>, manifest: Buffer): Promise<void> {
      const lines = [...objects].map(([name, { bytes, sha256 }]) => `${name} ${bytes} ${sha256}\n`);
      await writeWhole(join(dir, id + OBJECTS), Buffer.from(lines.join('')));
      await writeWhole(join(dir, id + MANIFEST), manifest);
    },

    /** Objects of a backup that are gone or not as they were written. Needs no key. */
    async damagedObjects(id: string): Promise<string[]> {
      // What was lost and written again for a later backup has other bytes, and holds the same.
      const written = new Set(
        backups().flatMap((each) => [...listOf(each)].map(([name, { sha256 }]) => `${name} ${sha256}`)),
      );
      const damaged: string[] = [];
      for (const name of listOf(id).keys()) {
        const bytes = await readFile(objectFile(name)).catch(() => undefined);
        if (!bytes || !written.has(`${name} ${sha256Of(bytes)}`)) damaged.push(name);
      }
      return damaged;
    },

    /** Keeps the newest; removes the others and every object that no kept one needs, also what killed backups left. */
    async prune(keep: number): Promise<{ backups: number; objects: number }> {
      const all = backups();
      const kept = all.slice(-keep);
      const old = all.slice(0, -keep);
      for (const id of old) await rm(join(dir, id + MANIFEST));
      for (const id of idsWith(OBJECTS)) if (!kept.includes(id)) await rm(join(dir, id + OBJECTS));
      const needed = new Set(kept.flatMap((id) => [...listOf(id).keys()]));
      const files = readdirSync(join(dir, 'objects'), { recursive: true, withFileTypes: true });
      const idle = files.filter((file) => file.isFile() && !needed.has(file.name));
      for (const { parentPath, name } of idle) await rm(join(parentPath, name));
      return { backups: old.length, objects: idle.length };
    },
  };
}
