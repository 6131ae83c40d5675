/** The real server: its own process on a data folder of its own, as an institution would start it. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
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

type Options = {
  data_dir: string;
  port: number;
  settings?: Record<string, string>;
  /** Of another release than this one. */
  program?: string;
};

const main = resolve(import.meta.dirname, '../../apps/server/src/main.ts');
const models = resolve(import.meta.dirname, '../../.cache/models');

/** A first start makes a database: seconds, on a busy machine a minute. */
const READY_WITHIN_MS = 300_000;
/** What a server says when it listens, and what a worker says when it works. */
const READY = /Noteer is ready|Noteer runs background jobs/;

/** Below the ports that systems hand out by themselves: those may be given to a connection before the server takes it. */
const PORTS = [20_000, 32_768] as const;

const canListen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** Known before the server starts, because PUBLIC_URL has to name it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await canListen(port)) return port;
  }
}

export async function startNoteer({
  data_dir,
  port,
  settings = {},
  program = main,
}: Options): Promise<Noteer> {
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(data_dir, { recursive: true });
  const logFile = join(data_dir, 'server.log');
  const output = () => readFileSync(logFile, 'utf8');
  // To a file, as a service would: a reader of a pipe would take its share of the measured machine.
  const log = openSync(logFile, 'a');
  const earlier = output().length;
  const child = spawn(process.execPath, [program], {
    // Nothing of the surroundings: a DATABASE_URL of the person who runs the tests must not be used.
    env: {
      PATH: process.env.PATH,
      // What one server compiled, the next one need not.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: data_dir,
      PORT: String(port),
      PUBLIC_URL: url,
      // Models are shared by all tests: none of them fetches its own.
      MODELS_PATH: models,
      FETCH_MODELS: 'off',
      FIND_MODELS: 'off',
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
      `postgresql://noteer_app@localhost/noteer?host=${encodeURIComponent(join(postgres, 'run'))}`,
    output,
    pid: child.pid as number,
    postmasterPid: () =>
      Number(readFileSync(join(postgres, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
