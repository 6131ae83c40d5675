import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { StartError } from '../errors.ts';
import type { Settings } from '../settings.ts';

/** The database as it runs. One that nobody runs is started, and stopped when it is left. */
export async function reachDatabase({ DATABASE_URL, DATA_DIR }: Settings) {
  if (DATABASE_URL) return { connectionString: DATABASE_URL, leave: async () => {} };
  const dir = join(DATA_DIR, 'postgres');
  if (!existsSync(join(dir, 'data', 'PG_VERSION')))
    throw new StartError(`There is no Noteer in ${DATA_DIR}.`);
  const postgres = await startEmbeddedPostgres({ dir });
  const { connectionString, wasAdopted } = postgres;
  return { connectionString, leave: wasAdopted ? async () => {} : postgres.stop };
}
