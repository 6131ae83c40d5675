/** Makes a data directory of a backup: beside its place first, and there only when it is whole. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { dataKeysIn } from '../data-keys.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { StartError } from '../errors.ts';
import { startQueue } from '../jobs/queue.ts';
import { diskStorage } from '../storage/disk.ts';
import { loadRows, loadStorage, type OpenBackup } from './restore.ts';
import { tablesOf } from './tables.ts';

function refuseTaken(place: string): void {
  if (!existsSync(place) || readdirSync(place).length === 0) return;
  throw new StartError(
    `${place} is not empty. A backup is put back into a new place, never over what is there.`,
  );
}

/** As whom the work is done, and whom the tables belong to. */
export type Databases = { work: string; owner: string };

async function fillDatabase({ work, owner }: Databases, backup: OpenBackup): Promise<void> {
  const work_role = decodeURIComponent(new URL(work).username);
  await migrate(owner, undefined, { work_role }, backup.manifest.migrations);
  // The queue makes its own tables.
  const queue = await startQueue(work, pino({ level: 'silent' }));
  await queue.stop();
  await loadRows(owner, backup);
}

async function makeDatabase(dir: string, backup: OpenBackup): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir });
  try {
    const { connectionString: work, ownerConnectionString: owner } = postgres;
    await fillDatabase({ work, owner }, backup);
  } finally {
    await postgres.stop();
  }
}

/** One that somebody uses is never written over, nor one that an earlier try left half filled. */
async function refuseFilled(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'noteer restore' });
  await client.connect();
  try {
    if ((await tablesOf(client)).length === 0) return;
  } finally {
    await client.end();
  }
  throw new StartError(
    'The database of DATABASE_URL is not empty. A backup is put back into a new one: make it as docs/operations.md says.',
  );
}

/** `elsewhere`: an empty database that is there; without, the place gets a Postgres of its own. */
export async function putBack(
  place: string,
  backup: OpenBackup,
  elsewhere?: Databases,
): Promise<{ stored: number }> {
  const target = resolve(place);
  if (elsewhere) await refuseFilled(elsewhere.owner);
  refuseTaken(target);
  const beside = join(dirname(target), `.${basename(target)}.restoring-${process.pid}`);
  mkdirSync(dirname(target), { recursive: true });
  // Passable for the user that Postgres runs as, but not readable for others.
  mkdirSync(beside, { mode: 0o711 });
  writeFileSync(join(beside, 'master.key'), backup.manifest.master_key, { mode: 0o600, flush: true });
  const data_keys = dataKeysIn(join(beside, 'keys'));
  for (const { name, sealed } of await backup.dataKeys()) data_keys.putBack(name, sealed);
  const stored = await loadStorage(diskStorage(join(beside, 'audio')), backup);
  if (elsewhere) await fillDatabase(elsewhere, backup);
  else await makeDatabase(join(beside, 'postgres'), backup);
  refuseTaken(target);
  renameSync(beside, target);
  return { stored };
}
