/** Makes a data directory of a backup: beside its place first, and there only when it is whole. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import pino from 'pino';
import { dataKeysIn } from '../data-keys.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { StartError } from '../errors.ts';
import { startQueue } from '../jobs/queue.ts';
import { diskStorage } from '../storage/disk.ts';
import { loadRows, loadStorage, type OpenBackup } from './restore.ts';

function refuseTaken(place: string): void {
  if (!existsSync(place) || readdirSync(place).length === 0) return;
  throw new StartError(
    `${place} is not empty. A backup is put back into a new place, never over what is there.`,
  );
}

async function putDatabase(dir: string, backup: OpenBackup): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir });
  try {
    const { connectionString: work, ownerConnectionString: owner } = postgres;
    const work_role = decodeURIComponent(new URL(work).username);
    await migrate(owner, undefined, { work_role }, backup.manifest.migrations);
    // The queue makes its own tables.
    const queue = await startQueue(work, pino({ level: 'silent' }));
    await queue.stop();
    await loadRows(owner, backup);
  } finally {
    await postgres.stop();
  }
}

export async function putBack(place: string, backup: OpenBackup): Promise<{ stored: number }> {
  const target = resolve(place);
  refuseTaken(target);
  const beside = join(dirname(target), `.${basename(target)}.restoring-${process.pid}`);
  mkdirSync(dirname(target), { recursive: true });
  // Passable for the user that Postgres runs as, but not readable for others.
  mkdirSync(beside, { mode: 0o711 });
  writeFileSync(join(beside, 'master.key'), backup.manifest.master_key, { mode: 0o600, flush: true });
  const data_keys = dataKeysIn(join(beside, 'keys'));
  for (const { name, sealed } of await backup.dataKeys()) data_keys.putBack(name, sealed);
  const stored = await loadStorage(diskStorage(join(beside, 'audio')), backup);
  await putDatabase(join(beside, 'postgres'), backup);
  refuseTaken(target);
  renameSync(beside, target);
  return { stored };
}
