/** Several processes of the product on one Postgres, as an institution runs them: what dies is started again. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded.ts';
import { freePort, type Noteer, startNoteer } from '../../e2e/support/noteer.ts';
import { startScriptedHearing } from '../../e2e/support/scripted-hearing.ts';
import type { Harm } from './harm.ts';

type Role = 'api' | 'worker';
type Member = { name: string; role: Role; port: number; noteer: Noteer | undefined };
export type Down = { what: Harm; from: number; to: number };
export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** What restarts services waits a moment first; systemd and Kubernetes do. */
const RESTART_AFTER_MS = 500;
/** So long it may count as down when only connections were cut. */
const CUT_MS = 1_000;

type Wanted = { apis: number; workers: number };

export async function startInstallation({ apis, workers }: Wanted) {
  const dir = mkdtempSync(join(tmpdir(), 'noteer-soak-'));
  chmodSync(dir, 0o755);
  const hearing = await startScriptedHearing(dir);
  const postgresDir = join(dir, 'postgres');
  const pidFile = join(postgresDir, 'data', 'postmaster.pid');
  const postgres = await startEmbeddedPostgres({ dir: postgresDir, isWatched: true });
  const shared = {
    DEMO: 'accounts',
    MFA: 'optional',
    DATABASE_URL: postgres.connectionString,
    DATABASE_OWNER_URL: postgres.ownerConnectionString,
    STORAGE_URL: pathToFileURL(join(dir, 'audio')).href,
    KEYS_DIR: join(dir, 'keys'),
    MASTER_KEY: randomBytes(32).toString('hex'),
    ATTEMPTS_PER_ADDRESS: '1000000',
    ...hearing.settings,
    ENGINES_GIVE_WAY: 'on',
    LOG_LEVEL: 'warn',
  };

  const members: Member[] = [];
  const start = async (member: Member) => {
    const { role: ROLE, port, name } = member;
    const settings: Record<string, string> = { ...shared, ROLE };
    member.noteer = await startNoteer({ data_dir: join(dir, name.replace(' ', '-')), port, settings });
  };
  const add = async (role: Role, number: number) => {
    const member = { name: `${role} ${number}`, role, port: await freePort(), noteer: undefined };
    members.push(member);
    await start(member);
  };
  for (let number = 1; number <= apis; number++) await add('api', number);
  for (let number = 1; number <= workers; number++) await add('worker', number);

  const downs: Down[] = [];
  let isClosing = false;
  const restarts = new Set<Promise<void>>();

  /** Asked as the owner: nobody else may end a connection. */
  async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.ownerConnectionString });
    // It may be killed under us.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function killMember(role: Role, chance: number): Promise<string> {
    const living = members.filter((member) => member.role === role && member.noteer);
    const member = living[Math.floor(chance * living.length)];
    if (!member?.noteer) return 'nobody was there';
    const { noteer } = member;
    member.noteer = undefined;
    const down = { what: role, from: performance.now(), to: Number.POSITIVE_INFINITY };
    downs.push(down);
    await noteer.kill();
    const restart = (async () => {
      await sleep(RESTART_AFTER_MS);
      // While the database is down nothing starts: whoever runs services tries again.
      while (!member.noteer && !isClosing) await start(member).catch(() => sleep(RESTART_AFTER_MS));
      down.to = performance.now();
    })().finally(() => restarts.delete(restart));
    restarts.add(restart);
    return member.name;
  }

  async function killDatabase(): Promise<string> {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const down = { what: 'database' as const, from: performance.now(), to: Number.POSITIVE_INFINITY };
    downs.push(down);
    process.kill(pid, 'SIGKILL');
    const isBack = (async () => {
      await sleep(RESTART_AFTER_MS);
      while (!(await ask('select 1').catch(() => undefined))) await sleep(50);
      down.to = performance.now();
    })().finally(() => restarts.delete(isBack));
    restarts.add(isBack);
    return 'postgres';
  }

  async function cutDatabase(): Promise<string> {
    const from = performance.now();
    downs.push({ what: 'connections', from, to: from + CUT_MS });
    const rows = await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ).catch(() => []);
    return `${rows.length} connections to the database`;
  }

  return {
    dir,
    ask,
    downs,
    members: () =>
      members.flatMap(({ name, noteer }) =>
        noteer ? [{ name, pid: noteer.pid, output: noteer.output }] : [],
      ),
    /** None in the moment after it was killed. */
    postmaster(): number {
      try {
        return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
      } catch {
        return 0;
      }
    },
    addresses: members.filter(({ role }) => role === 'api').map(({ port }) => ({ port })),
    settings: shared,
    killMember,
    killDatabase,
    cutDatabase,
    noteCut(what: Harm) {
      const from = performance.now();
      downs.push({ what, from, to: from + CUT_MS });
    },
    allUp: () => Promise.all(restarts),
    async close() {
      isClosing = true;
      await Promise.all(members.map(({ noteer }) => noteer?.stop()));
      await postgres.stop();
      hearing.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
