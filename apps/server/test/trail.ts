/** An access log of its own, without a server that writes in it or seals it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll } from 'vitest';
import { system } from '../src/actor.ts';
import { audit } from '../src/audit.ts';
import { connect } from '../src/db/connect.ts';
import type { Tables } from '../src/db/schema.ts';
import { createLog } from '../src/log.ts';
import { createSealing } from '../src/sealing.ts';
import { readSettings } from '../src/settings.ts';
import { copyDatabase, type Database } from './copy-database.ts';

export async function aTrail(env: Record<string, string> = {}, database?: Database) {
  const { url, owner_url, drop } = database ?? (await copyDatabase());
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'noteer-trail-'));
  const log = createLog({ LOG_LEVEL: 'silent' });
  const { db, close } = connect(url, log);
  const owner = connect(owner_url, log);
  const sealing = createSealing(Buffer.alloc(32, 7));
  afterAll(async () => {
    await close();
    await owner.close();
    await drop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const asOwner = <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => work(owner.db);
  return {
    db,
    url,
    asOwner,
    trail: sealing.trail,
    services: { db, sealing, log, settings: readSettings({ DATA_DIR, ...env }) },

    async write(count = 1) {
      for (let line = 0; line < count; line++) await audit(db, system, 'user.updated', { detail: { line } });
    },

    /** What somebody who has the whole database, and not the key, can do to it. */
    rewrite: (...statements: ReturnType<typeof sql>[]) =>
      owner.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const statement of statements) await statement.execute(tx);
      }),
  };
}
