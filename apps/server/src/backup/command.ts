/** `npm run backup` and `npm run restore`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataKeysIn } from '../data-keys.ts';
import { StartError } from '../errors.ts';
import { openKeyRing } from '../master-key.ts';
import { createSealing } from '../sealing.ts';
import { readSettings, type Settings } from '../settings.ts';
import { createStorage } from '../storage/index.ts';
import { publicText, readPrivate, readPublic, writePair } from './backup-keys.ts';
import { NotOpened } from './encryption.ts';
import { openFolder } from './folder.ts';
import { makeBackup } from './make.ts';
import { type Databases, putBack } from './put-back.ts';
import { reachDatabase } from './reach-database.ts';
import { type OpenBackup, openBackup, readThrough } from './restore.ts';

const usage = `
npm run backup -- keys FILE                  makes a pair of keys: the private half goes into FILE
npm run backup -- FOLDER --key PUBLIC        makes a backup; PUBLIC is the key or a file with it (or set BACKUP_KEY)
npm run backup -- list FOLDER                the backups that are there
npm run backup -- verify FOLDER [--key FILE] compares every object with its checksum; with the private key opens all of it
npm run backup -- prune FOLDER --keep N      keeps the newest N, removes the others and what only they needed
npm run restore -- FOLDER --key FILE PLACE   makes a data directory of the newest backup, or of --at ID
  … --database                               with its rows in the empty database of DATABASE_URL and DATABASE_OWNER_URL`;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const wanting = (what: string) => new StartError(`${what}\n${usage}`);

function makeKeys(file: string | undefined, dataDir: string): void {
  if (!file) throw wanting('Where should the private key go?');
  if (resolve(file).startsWith(`${dataDir}/`))
    throw new StartError(
      'Not into the data directory: whoever takes that would have the key to its backups.',
    );
  console.log(`The public key, which backups are made with:

  ${writePair(file)}

The private key is in ${resolve(file)}. Without it no backup can ever be opened: keep two copies of it, on paper or on
devices that are not connected, neither on this machine nor beside the backups, and remove it from here.`);
}

async function backUp(folder: string, settings: Settings, key: string | undefined): Promise<number> {
  const given = key ?? settings.BACKUP_KEY;
  if (!given) throw wanting('A backup is encrypted to a public key: which one?');
  const recipient = readPublic(given);
  const { ring, text } = openKeyRing(settings);
  const { connectionString, leave } = await reachDatabase(settings);
  try {
    const made = await makeBackup(
      {
        connectionString,
        storage: createStorage(settings),
        master_key: text(),
        data_keys: settings.KEYS_DIR ? dataKeysIn(settings.KEYS_DIR) : undefined,
        names_key: createSealing(ring).mac('backup', publicText(recipient)),
      },
      openFolder(folder),
      recipient,
    );
    console.log(
      `✓ ${made.id}: ${made.rows} rows of ${made.tables} tables; ${made.written} of ${made.objects} objects were new (${megabytes(made.written_bytes)})`,
    );
    if (made.gone.length > 0)
      console.log(`  ${made.gone.length} stored objects were deleted while the backup was made.`);
    for (const lost of made.missing)
      console.error(`✗ not in the storage, though the database names it: ${lost}`);
    return made.missing.length > 0 ? 1 : 0;
  } finally {
    await leave();
  }
}

async function verify(dir: string, key: string | undefined): Promise<number> {
  const folder = openFolder(dir);
  let isWhole = true;
  for (const id of folder.backups()) {
    const damaged = await folder.damagedObjects(id);
    if (damaged.length > 0) isWhole = false;
    console.log(`${damaged.length === 0 ? '✓' : '✗'} ${id}`);
    for (const name of damaged) console.error(`    damaged or gone: ${name}`);
    if (!key || damaged.length > 0) continue;
    const { rows, stored, keys } = await readThrough(await openBackup(folder, readPrivate(key), id));
    console.log(`    opened: ${rows} rows, ${stored} stored objects, ${keys} keys of recordings`);
  }
  return isWhole ? 0 : 1;
}

async function prune(dir: string, keep: string | undefined): Promise<void> {
  const count = Number(keep);
  if (!Number.isInteger(count) || count < 1) throw wanting('How many should be kept?');
  const removed = await openFolder(dir).prune(count);
  console.log(`Removed ${removed.backups} backups and ${removed.objects} objects that only they needed.`);
}

function databasesOf({ DATABASE_URL: work, DATABASE_OWNER_URL: owner = work }: Settings): Databases {
  if (work && owner) return { work, owner };
  throw wanting(
    'Into which database? Set DATABASE_URL, and DATABASE_OWNER_URL for the role that its tables belong to.',
  );
}

/** What to set is said, not guessed: the place may be copied to where all machines see it. */
function howToStart(place: string, { manifest }: OpenBackup, isElsewhere: boolean): string {
  if (!isElsewhere) return `Start it with DATA_DIR=${place} npm start`;
  const keys = manifest.data_keys ? ` KEYS_DIR=${place}/keys` : '';
  return `Start it with DATABASE_URL and DATABASE_OWNER_URL as they are now and
  MASTER_KEY_FILE=${place}/master.key STORAGE_URL=file://${place}/audio${keys}
  Several machines: put these where all of them see them (docs/operations.md).`;
}

type Restoring = { key?: string | undefined; at?: string | undefined; database?: boolean | undefined };

async function restore(
  dir: string,
  settings: Settings,
  place: string | undefined,
  { key, at, database: isElsewhere = false }: Restoring,
): Promise<void> {
  if (!key || !place) throw wanting('Restore with which key, and where to?');
  const backup = await openBackup(openFolder(dir), readPrivate(key), at);
  const { stored } = await putBack(place, backup, isElsewhere ? databasesOf(settings) : undefined);
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const where = isElsewhere ? `are in the database and in ${resolve(place)}` : `are in ${resolve(place)}`;
  console.log(`✓ ${backup.id}: ${rows} rows and ${stored} stored objects ${where}.
  ${howToStart(resolve(place), backup, isElsewhere)}`);
  if (backup.manifest.gone.length > 0)
    console.log(`  ${backup.manifest.gone.length} stored objects were deleted while that backup was made.`);
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      keep: { type: 'string' },
      at: { type: 'string' },
      database: { type: 'boolean' },
    },
  });
  const settings = readSettings(process.env);
  const [command = '', first, second, third] = positionals;
  if (command === 'keys') makeKeys(first, settings.DATA_DIR);
  else if (!first) throw wanting('Which folder?');
  else if (command === 'make') return backUp(first, settings, values.key);
  else if (command === 'list') console.log(openFolder(first).backups().join('\n') || 'none');
  else if (command === 'verify') return verify(first, values.key);
  else if (command === 'prune') await prune(first, values.keep);
  else if (command === 'restore') await restore(first, settings, second, values);
  else throw wanting(`There is no "${command}".`);
  if (third) throw wanting(`What is "${third}"?`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExplained = error instanceof StartError || error instanceof NotOpened;
    console.error(`\n${isExplained ? error.message : (error as Error).stack}`);
    process.exit(1);
  },
);
