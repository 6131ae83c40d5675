/** The real server: its own process on a data folder of its own, as an institution would start it. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Noteer = {
  url: string;
  /** Of its Postgres, for tests that look behind the API. */
  connectionString: string;
  /** Everything that servers on this data folder have printed. */
  output(): string;
  /** Of the server's own process, for benchmarks that look at what it takes. */
  pid: number;
  postmasterPid(): number;
  stop(): Promise<void>;
  /** As a power failure would: nothing is closed, nothing is written. The Postgres of its own lives on. */
  kill(): Promise<void>;
};

type Options = { data_dir: string; port: number; settings?: Record<string, string> };

const main = resolve(import.meta.dirname, '../../apps/server/src/main.ts');
const models = resolve(import.meta.dirname, '../../.cache/models');

/** A first start makes a database: seconds, on a busy machine a minute. */
const READY_WITHIN_MS = 300_000;
/** What a server says when it listens, and what a worker says when it works. */
const READY = /Noteer is ready|Noteer runs background jobs/;

/** Known before the server starts, because PUBLIC_URL has to name it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('the system gave no port');
  return address.port;
}

export async function startNoteer({ data_dir, port, settings = {} }: Options): Promise<Noteer> {
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(data_dir, { recursive: true });
  const logFile = join(data_dir, 'server.log');
  const output = () => readFileSync(logFile, 'utf8');
  // To a file, as a service would: a reader of a pipe would take its share of the measured machine.
  const log = openSync(logFile, 'a');
  const earlier = output().length;
  const child = spawn(process.execPath, [main], {
    // Nothing of the surroundings: a DATABASE_URL of the person who runs the tests must not be used.
    env: {
      PATH: process.env.PATH,
      DATA_DIR: data_dir,
      PORT: String(port),
      PUBLIC_URL: url,
      // Models are shared by all tests: none of them fetches its own.
      MODELS_PATH: models,
      FETCH_MODELS: 'off',
      MEASURE_ENGINES: 'off',
      // Nobody records here but tests, which wait for what the engines do.
      ENGINES_GIVE_WAY: 'off',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasExited = false;
  const exited = new Promise<void>((done) => child.once('exit', () => done())).then(() => {
    hasExited = true;
  });

  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (!READY.test(output().slice(earlier))) {
    if (hasExited || performance.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`Noteer did not become ready:\n${output().slice(earlier)}`);
    }
    await sleep(20);
  }

  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  const postgres = join(data_dir, 'postgres');
  return {
    url,
    connectionString:
      settings.DATABASE_URL ??
      `postgresql://noteer@localhost/noteer?host=${encodeURIComponent(join(postgres, 'run'))}`,
    output,
    pid: child.pid as number,
    postmasterPid: () =>
      Number(readFileSync(join(postgres, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
