import { type ChildProcess, fork } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { livingPostmaster } from './postmaster.ts';
import { canEnter } from './system-user.ts';

const isRoot = process.getuid?.() === 0;

let template: string;
let root: string;
let running: EmbeddedPostgres[];

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-pg-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** Most tests begin with a copy of one database: making it anew is what takes longest. */
beforeAll(async () => {
  template = newFolder();
  await (await startEmbeddedPostgres({ dir: template })).stop();
}, 60_000);

afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  root = newFolder();
  cpSync(join(template, 'data'), join(root, 'pg', 'data'), { recursive: true });
  running = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(root, { recursive: true });
});

async function start(dir = join(root, 'pg')) {
  const postgres = await startEmbeddedPostgres({ dir });
  running.push(postgres);
  return postgres;
}

async function ask(
  { ownerConnectionString }: Pick<EmbeddedPostgres, 'ownerConnectionString'>,
  sql: string,
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: ownerConnectionString });
  client.on('error', () => {}); // The tests kill servers under living connections.
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const pidOf = (dir = join(root, 'pg')) => livingPostmaster(join(dir, 'data'))?.pid;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(20);
}

/** A Node process that starts Postgres and tells its connection string, to be killed by the test. */
async function startInAnotherProcess(dir = join(root, 'pg')): Promise<ChildProcess> {
  const script = join(root, 'owner.ts');
  const embedded = JSON.stringify(new URL('./embedded.ts', import.meta.url).href);
  writeFileSync(
    script,
    `import { startEmbeddedPostgres } from ${embedded};
     process.send((await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)} })).connectionString);
     setInterval(() => {}, 1000);`,
  );
  const owner = fork(script, { execArgv: [] });
  await new Promise((resolve, reject) => {
    owner.once('message', resolve);
    owner.once('exit', () => reject(new Error('The owner ended before its Postgres was ready.')));
  });
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => owner.once('exit', resolve));
  owner.kill('SIGKILL');
  await exited;
}

// A start takes a moment on a machine of its own, and seconds on a busy one.
describe('the embedded Postgres', { timeout: 300_000 }, () => {
  test('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await ask(first, 'create table notes (text text)');
    await ask(first, `insert into notes values ('bewaard')`);
    await first.stop();
    await first.stop();
    expect(pidOf()).toBeUndefined();

    const second = await start();

    expect(second.wasAdopted).toBe(false);
    expect(await ask(second, 'select text from notes')).toEqual(['bewaard']);
  });

  test('has checksums, UTF-8, its own database and no network', { tags: 'thorough' }, async () => {
    const postgres = await start();

    const shown = ['data_checksums', 'server_encoding', 'listen_addresses', 'TimeZone'];
    const values = shown.map((name) => `current_setting('${name}')`).join();
    expect(await ask(postgres, `select ${values}, current_database(), lower('É')`)).toEqual([
      'on',
      'UTF8',
      '',
      'UTC',
      'noteer',
      'é',
    ]);
    const socket = statSync(join(root, 'pg', 'run'));
    expect(socket.mode & 0o777).toBe(0o700);
  });

  test('writes no statement and no value of a failing query into its log', { tags: 'thorough' }, async () => {
    const postgres = await start();
    await ask(postgres, 'create table people (email text unique)');
    const insert = `insert into people values ('geheim@example.test')`;
    await ask(postgres, insert);

    await expect(ask(postgres, insert)).rejects.toThrow('duplicate key');

    const log = readFileSync(join(root, 'pg', 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('geheim');
  });

  test('is taken over when its server was killed', { tags: 'thorough' }, async () => {
    const owner = await startInAnotherProcess();
    const pid = pidOf();
    await kill(owner);

    const adopted = await start();

    expect(adopted.wasAdopted).toBe(true);
    expect(pidOf()).toBe(pid);
    expect(await ask(adopted, 'select 1')).toEqual([1]);
    await adopted.stop();
    expect(pidOf()).toBeUndefined();
  });

  test('recovers every committed row when it was killed itself', async () => {
    const first = await start();
    await ask(first, 'create table notes (n int)');
    await ask(first, 'insert into notes select generate_series(1, 500)');
    process.kill(pidOf() ?? 0, 'SIGKILL');
    // On a busy machine it lives on for a moment, and would be adopted.
    await until(() => livingPostmaster(join(root, 'pg', 'data')) === undefined);

    const second = await start();

    expect(second.wasAdopted).toBe(false);
    expect(await ask(second, 'select count(*)::int from notes')).toEqual([500]);
  });

  test('comes back by itself when it is killed under a living server', { tags: 'thorough' }, async () => {
    const postgres = await startEmbeddedPostgres({ dir: join(root, 'pg'), isWatched: true });
    running.push(postgres);
    await ask(postgres, 'create table kept (n int)');
    const killed = pidOf() as number;

    process.kill(killed, 'SIGKILL');
    await until(
      () => (pidOf() ?? killed) !== killed && livingPostmaster(join(root, 'pg', 'data'))?.isReady === true,
    );

    expect(await ask(postgres, 'select count(*) from kept')).toEqual(['0']);
  });

  test('recovers when both it and its server were killed at once', { tags: 'thorough' }, async () => {
    const owner = await startInAnotherProcess();
    process.kill(pidOf() ?? 0, 'SIGKILL');
    await kill(owner);
    await until(() => livingPostmaster(join(root, 'pg', 'data')) === undefined);

    expect(await ask(await start(), 'select 1')).toEqual([1]);
  });

  test('starts although its lock names a process that is now something else', {
    tags: 'thorough',
  }, async () => {
    const first = await start();
    await first.stop();
    const lock = join(root, 'pg', 'data', 'postmaster.pid');
    writeFileSync(lock, `${process.pid}\n${join(root, 'pg', 'data')}\n1\n5432\n\n\n\nready\n`);

    expect(await ask(await start(), 'select 1')).toEqual([1]);
  });

  test('starts anew when a start was killed while the database was being made', {
    tags: 'thorough',
  }, async () => {
    const dir = join(root, 'new');
    const half = join(dir, 'initdb-999999999-abc');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');

    expect(await ask(await start(dir), 'select 1')).toEqual([1]);
    expect(existsSync(half)).toBe(false);
  });

  test('is one and the same for two starts at the same moment', { tags: 'thorough' }, async () => {
    const dir = join(root, 'new');

    const [a, b] = await Promise.all([start(dir), start(dir)]);

    expect([a.wasAdopted, b.wasAdopted].sort()).toEqual([false, true]);
    expect(await ask(a, 'select pg_postmaster_start_time()::text')).toEqual(
      await ask(b, 'select pg_postmaster_start_time()::text'),
    );
  });

  test('gets a new socket when the old one was removed under it', { tags: 'thorough' }, async () => {
    const first = await start();
    rmSync(join(root, 'pg', 'run', '.s.PGSQL.5432'));

    const second = await start();

    expect(await ask(second, 'select 1')).toEqual([1]);
    expect(second.connectionString).toBe(first.connectionString);
  });

  test('works in a folder with a name too long for a socket', { tags: 'thorough' }, async () => {
    const dir = join(root, 'lang'.repeat(40), 'pg');

    const postgres = await start(dir);

    expect(postgres.connectionString).not.toContain('langlang');
    expect(await ask(postgres, 'select 1')).toEqual([1]);
    rmSync(new URL(postgres.connectionString).searchParams.get('host') ?? '', { recursive: true });
  });

  test('works in a folder that only its owner may enter', { tags: 'thorough' }, async () => {
    chmodSync(root, 0o700);
    const dir = join(root, 'private', 'pg');

    const first = await start(dir);
    await ask(first, 'create table notes (text text)');
    process.kill(pidOf(dir) ?? 0, 'SIGKILL');
    await until(() => pidOf(dir) === undefined);
    const second = await start(dir);

    expect(await ask(second, 'select count(*)::int from notes')).toEqual([0]);
  });

  test('says why it does not start', { tags: 'thorough' }, async () => {
    const dir = join(root, 'pg');
    await (await start(dir)).stop();

    await expect(startEmbeddedPostgres({ dir, settings: { max_connections: 'many' } })).rejects.toThrow(
      /Postgres did not start:.*max_connections.*postgres\.log/s,
    );
  });

  test.runIf(isRoot)('is not reachable for another user of the machine', async () => {
    const postgres = await start();
    const host = new URL(postgres.connectionString).searchParams.get('host') ?? '';
    const stranger = { uid: 65534, gid: 65534 };

    expect(canEnter(root, stranger)).toBe(true);
    expect(canEnter(host, stranger)).toBe(false);
  });
});
