import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { StartError } from '../errors.ts';
import type { Settings } from '../settings.ts';

/** The database as it runs, as its owner, who sees all of it. One that nobody runs is started, and stopped when it is left. */
export async function reachDatabase({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }: Settings) {
  const elsewhere = DATABASE_OWNER_URL ?? DATABASE_URL;
  if (elsewhere) return { connectionString: elsewhere, leave: async () => {} };
  const dir = join(DATA_DIR, 'postgres');
  if (!existsSync(join(dir, 'data', 'PG_VERSION')))
    throw new StartError(`There is no Noteer in ${DATA_DIR}.`);
  const postgres = await startEmbeddedPostgres({ dir });
  const { ownerConnectionString: connectionString, wasAdopted } = postgres;
  return { connectionString, leave: wasAdopted ? async () => {} : postgres.stop };
}
