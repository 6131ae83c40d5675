/**
 * Who may do what in our own Postgres: the owner migrates and is let in by a password that only lies in our folder; the
 * role for work is let in by the socket alone, and may not change what was written down. See decision 0030.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresHome } from './postgres-home.ts';
import { livingPostmaster } from './postmaster.ts';

const OWNER = 'noteer';
const WORK = 'noteer_app';

/** As initdb leaves it: whoever reaches the socket is anyone. */
const everyone = 'local all all trust\n';
const byRole = [
  '# Written by Noteer at every start. The password of the owner is in owner.password, beside the data folder.',
  `local all ${WORK} trust`,
  `local all ${OWNER} scram-sha-256`,
  `local replication ${OWNER} scram-sha-256`,
  'local all all reject\n',
].join('\n');

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code !== 'ENOENT';
const isWrongPassword = (error: unknown) => (error as { code?: string }).code === '28P01';

/** Made at the first start. Written whole and then linked: two starts at once end up with one password. */
function ownerPassword({ dir }: PostgresHome): string {
  const file = join(dir, 'owner.password');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isThere(error)) throw error;
  }
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

const doorFile = ({ dataDir }: PostgresHome) => join(dataDir, 'pg_hba.conf');

function setDoor(home: PostgresHome, rules: string): void {
  const draft = `${doorFile(home)}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, rules, { mode: 0o600, flush: true });
  home.handOver(draft);
  renameSync(draft, doorFile(home));
  const postmaster = livingPostmaster(home.dataDir);
  if (postmaster) process.kill(postmaster.pid, 'SIGHUP');
}

/** How long a Postgres that was told to read its rules again may take, on a busy machine. */
const reloadWithin_ms = 60_000;

/** Lets the owner in; where the password was lost or is of another folder, the door is opened to set a new one. */
async function enter(home: PostgresHome, connectionString: string): Promise<pg.Client> {
  const giveUpAt = performance.now() + reloadWithin_ms;
  let hasOpened = false;
  for (;;) {
    const client = new pg.Client({ connectionString, application_name: 'noteer roles' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (!isWrongPassword(error) || performance.now() > giveUpAt) throw error;
      if (!hasOpened) setDoor(home, everyone);
      hasOpened = true;
      await sleep(20);
    }
  }
}

/** Any number of starts may do so at once. What is there already is left as it is, and nothing in the database is touched. */
export async function ensureRoles(home: PostgresHome): Promise<{ work: string; owner: string }> {
  const password = ownerPassword(home);
  const at = (who: string) =>
    `postgresql://${who}@localhost/noteer?host=${encodeURIComponent(home.socketDir)}`;
  const owner = at(`${OWNER}:${encodeURIComponent(password)}`);
  const client = await enter(home, owner);
  try {
    await client.query("select pg_advisory_lock(hashtext('noteer roles'))");
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [WORK]);
    if (!rowCount) await client.query(`create role ${WORK} login`);
    // So that what was erased leaves the log of the database soon (db/no-trace.ts). They say nothing and change no row.
    await client.query(`grant pg_checkpoint to ${WORK}`);
    await client.query(`grant execute on function pg_switch_wal() to ${WORK}`);
    if (readFileSync(doorFile(home), 'utf8') !== byRole) {
      await client.query(`alter role ${OWNER} password ${pg.escapeLiteral(password)}`);
      setDoor(home, byRole);
    }
  } finally {
    await client.end();
  }
  return { work: at(WORK), owner };
}
