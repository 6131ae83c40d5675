/** Makes a backup while everything goes on: the rows of one moment, and the sound and documents that those rows name. */
import type { KeyObject } from 'node:crypto';
import pg from 'pg';
import type { DataKeys } from '../data-keys.ts';
import { ofTheSystem } from '../policy.ts';
import type { Storage } from '../storage/port.ts';
import { copyOut } from './copy.ts';
import { encrypt } from './encryption.ts';
import type { BackupFolder } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { objectWriter, packed, type Writer } from './object-writer.ts';
import { attachmentPacks, type Pack, packUp, soundPacks } from './packs.ts';
import { inParts } from './parts.ts';
import { copyOutOf, plainText, sequencesOf, tablesOf } from './tables.ts';

type Source = {
  connectionString: string;
  storage: Storage;
  /** as in the file master.key */
  master_key: string;
  names_key: Buffer;
  /** Undefined where keys of recordings are in the database. */
  data_keys: DataKeys | undefined;
};

export type Made = {
  id: string;
  tables: number;
  rows: number;
  /** of this backup, and those of them that were not there before */
  objects: number;
  written: number;
  written_bytes: number;
  /** deleted while the backup was made */
  gone: string[];
  /** named by rows that are still there: something is wrong with the storage */
  missing: string[];
};

async function copyTables(client: pg.Client, writer: Writer): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const shape of await tablesOf(client)) {
    const table = { ...shape, rows: 0, parts: [] as string[] };
    for await (const { bytes, rows } of inParts(copyOut(client, copyOutOf(shape)))) {
      table.parts.push(await writer.keep(writer.nameOf('rows', bytes), () => packed(bytes)));
      table.rows += rows;
    }
    tables.push(table);
  }
  return tables;
}

/** In the transaction that reads everything: what others want to see of that very moment. */
type OnSnapshot = (client: pg.Client) => Promise<void>;

/** Everything that has to be of one moment. Sound follows: it never changes, and its list is of this moment. */
async function takeSnapshot(client: pg.Client, writer: Writer, onSnapshot?: OnSnapshot) {
  await client.query(plainText.join('; '));
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows } = await client.query<{ migrations: string[]; made_at: Date }>(
    'select array_agg(name order by name) as migrations, now() as made_at from migrations',
  );
  const [moment] = rows;
  if (!moment) throw new Error('a query without a table answers with a row');
  await onSnapshot?.(client);
  const tables = await copyTables(client, writer);
  const sequences = await sequencesOf(client);
  const packs: Pack[] = [];
  for await (const pack of soundPacks(client, ofTheSystem)) packs.push(pack);
  for await (const pack of attachmentPacks(client, ofTheSystem)) packs.push(pack);
  await client.query('commit');
  return { ...moment, tables, sequences, packs };
}

async function isThere(client: pg.Client, { table, id }: Pack['of']): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${table} where id = $1`, [id]);
  return rowCount === 1;
}

async function copyPacks(client: pg.Client, storage: Storage, writer: Writer, packs: Pack[]) {
  const names: string[] = [];
  const gone: string[] = [];
  const missing: string[] = [];
  for (const pack of packs) {
    const name = writer.nameOf('pack', ...pack.fingerprint);
    let lost: string[] = [];
    let made: Buffer | undefined;
    const kept = await writer
      .keep(name, async () => {
        const { bytes, missing: found } = await packUp(storage, pack);
        lost = found;
        made = bytes;
        if (found.length > 0) throw new Incomplete();
        return bytes;
      })
      .catch((error: unknown) => {
        if (error instanceof Incomplete) return undefined;
        throw error;
      });
    if (kept) names.push(kept);
    else if (!(await isThere(client, pack.of))) gone.push(...pack.keys);
    else {
      missing.push(...lost);
      // Under a name of its own: what is there is kept, and the next backup looks for the rest again.
      names.push(
        await writer.keep(writer.nameOf('incomplete', name, ...lost), () => made ?? Buffer.alloc(0)),
      );
    }
  }
  return { names, gone, missing };
}

/** After the snapshot: a key is kept before the row that names it. One object, so that the next backup is without those that were forgotten. */
async function copyDataKeys(data_keys: DataKeys | undefined, writer: Writer): Promise<string | null> {
  if (!data_keys) return null;
  const lines: string[] = [];
  for await (const { name, sealed } of data_keys.all())
    lines.push(`${name.toString('hex')} ${sealed.toString('base64')}\n`);
  const bytes = Buffer.from(lines.join(''));
  return writer.keep(writer.nameOf('data keys', bytes), () => packed(bytes));
}

class Incomplete extends Error {}

/** Colons are no good in names of files on every system. */
const idOf = (moment: Date) => moment.toISOString().replaceAll(':', '-');

export async function makeBackup(
  source: Source,
  folder: BackupFolder,
  recipient: KeyObject,
  onSnapshot?: OnSnapshot,
): Promise<Made> {
  const { connectionString, storage, master_key, names_key } = source;
  folder.create();
  const writer = objectWriter(folder, recipient, names_key);
  const client = new pg.Client({ connectionString, application_name: 'noteer backup' });
  await client.connect();
  try {
    const { made_at, packs, ...snapshot } = await takeSnapshot(client, writer, onSnapshot);
    const data_keys = await copyDataKeys(source.data_keys, writer);
    const sound = await copyPacks(client, storage, writer, packs);
    const manifest: Manifest = {
      format: 1,
      made_at: made_at.toISOString(),
      ...snapshot,
      names_key: names_key.toString('hex'),
      master_key,
      packs: sound.names,
      data_keys,
      gone: sound.gone,
    };
    const id = idOf(made_at);
    await folder.finish(
      id,
      writer.objects,
      encrypt(recipient, id, packed(Buffer.from(JSON.stringify(manifest)))),
    );
    return {
      id,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      objects: writer.objects.size,
      ...writer.counts,
      gone: sound.gone,
      missing: sound.missing,
    };
  } finally {
    await client.end();
  }
}
