/** Opens a backup: to check all of it, and to put it into an empty place. */
import { createHmac, type KeyObject } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import pg from 'pg';
import { StartError } from '../errors.ts';
import type { Storage } from '../storage/port.ts';
import { copyIn } from './copy.ts';
import { decrypt } from './encryption.ts';
import type { BackupFolder } from './folder.ts';
import { type BackedUpTable, Manifest } from './manifest.ts';
import { unpack } from './packs.ts';
import { setRulesAside } from './rules-aside.ts';
import { copyInto, nameOf, quoted, SCHEMAS, tablesOf } from './tables.ts';

export type OpenBackup = Awaited<ReturnType<typeof openBackup>>;

/** The newest, or the one that is named. */
export async function openBackup(folder: BackupFolder, privateKey: KeyObject, wanted?: string) {
  const all = folder.backups();
  const id = wanted ?? all.at(-1);
  if (!id || !all.includes(id))
    throw new StartError(
      all.length === 0
        ? `There is no backup in ${folder.dir}.`
        : `There is no backup "${wanted}" in ${folder.dir}. There are:\n${all.join('\n')}`,
    );
  const manifest = Manifest.parse(
    JSON.parse(inflateSync(decrypt(privateKey, id, await folder.getManifest(id))).toString('utf8')),
  );
  const open = async (name: string) => decrypt(privateKey, name, await folder.getObject(name));
  const names_key = Buffer.from(manifest.names_key, 'hex');

  /** The rows of a table as they were told, each part compared with its name. */
  async function* rowsOf({ parts }: BackedUpTable): AsyncGenerator<Buffer> {
    for (const name of parts) {
      const bytes = inflateSync(await open(name));
      const is = createHmac('sha256', names_key)
        .update('rows\n')
        .update(bytes)
        .update('\n')
        .digest('base64url');
      if (is !== name) throw new StartError(`${name} does not hold what its name says.`);
      yield bytes;
    }
  }

  async function* storedObjects(): AsyncGenerator<{ key: string; bytes: Buffer }> {
    for (const name of manifest.packs) yield* unpack(await open(name));
  }

  async function dataKeys(): Promise<{ name: Buffer; sealed: Buffer }[]> {
    if (!manifest.data_keys) return [];
    const lines = inflateSync(await open(manifest.data_keys))
      .toString('utf8')
      .split('\n')
      .filter(Boolean);
    return lines.map((line) => {
      const [name = '', sealed = ''] = line.split(' ');
      return { name: Buffer.from(name, 'hex'), sealed: Buffer.from(sealed, 'base64') };
    });
  }

  return { id, manifest, rowsOf, storedObjects, dataKeys };
}

/** Opens every object of it; nothing is written. Throws at the first that does not open. */
export async function readThrough({ manifest, rowsOf, storedObjects, dataKeys }: OpenBackup) {
  let rows = 0;
  for (const table of manifest.tables)
    for await (const bytes of rowsOf(table)) for (const byte of bytes) if (byte === 10) rows += 1;
  const told = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (rows !== told) throw new StartError(`The backup says ${told} rows and holds ${rows}.`);
  let stored = 0;
  for await (const _ of storedObjects()) stored += 1;
  return { rows, stored, keys: (await dataKeys()).length };
}

/** Into a database that has the tables of the backup, as its migrations make them, and nothing that anyone needs. */
export async function loadRows(connectionString: string, { manifest, rowsOf }: OpenBackup): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'noteer restore' });
  await client.connect();
  try {
    await client.query('begin');
    const putRulesBack = await setRulesAside(client, SCHEMAS);
    const here = await tablesOf(client);
    await client.query(`truncate ${here.map(nameOf).join(', ')}`);
    for (const table of manifest.tables) {
      const known = here.find(({ schema, table: name }) => schema === table.schema && name === table.table);
      const lacking = known ? table.columns.filter((column) => !known.columns.includes(column)) : ['all'];
      if (lacking.length > 0)
        throw new StartError(
          `This version of Noteer has no place for ${nameOf(table)} (${lacking.join(', ')}). Restore with the version that made the backup.`,
        );
      await copyIn(client, copyInto(table), rowsOf(table));
    }
    await putRulesBack();
    for (const { schema, table, last_value } of manifest.sequences)
      if (last_value !== null)
        await client.query('select setval($1::text::regclass, $2::bigint)', [
          `${quoted(schema)}.${quoted(table)}`,
          last_value,
        ]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

export async function loadStorage(storage: Storage, { storedObjects }: OpenBackup): Promise<number> {
  let count = 0;
  for await (const { key, bytes } of storedObjects()) {
    await storage.put(key, bytes);
    count += 1;
  }
  return count;
}
