/**
 * A real Postgres of our own for one machine: reached over a unix socket only, never over the network.
 * It outlives a killed server; the next start finds it and takes it over.
 */
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../errors.ts';
import { createCluster } from './create-cluster.ts';
import { openPostgresHome, type PostgresHome } from './postgres-home.ts';
import { livingPostmaster, removeStaleLock, serves } from './postmaster.ts';
import { ensureRoles } from './roles.ts';

export type EmbeddedPostgres = {
  /** For work. It may not change the trail, nor what tables are like. */
  connectionString: string;
  /** For migrations, and for nothing that answers anybody. */
  ownerConnectionString: string;
  /** True when a Postgres that an earlier, killed server had started was still running. */
  wasAdopted: boolean;
  /** Safe to call twice. */
  stop(): Promise<void>;
};

type Options = {
  /** Holds everything: data/, run/ and postgres.log. */
  dir: string;
  onProgress?: (line: string) => void;
  /** Postgres' own settings, by name. */
  settings?: Record<string, string>;
  /** Start it again when it dies while we live. */
  isWatched?: boolean;
};

const baseSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // A failing statement or a duplicate key would put a patient's words into the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // A segment of the log that is used again keeps the end of what it held; a new one does not.
  wal_recycle: 'off',
};

const oldLogAbove_bytes = 10_000_000;
/** Replaying the log after a power failure takes seconds; a big database on a slow disk may take minutes. */
const readyWithin_ms = 10 * 60_000;
/** Lock and shared memory of a killed Postgres go within a second, as soon as its last child notices. */
const clearWithin_ms = 15_000;
/** A fast stop writes a checkpoint; after this long the next start has to recover instead. */
const stopWithin_ms = 30_000;

function launch(home: PostgresHome, settings: Record<string, string>) {
  if ((statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0) > oldLogAbove_bytes)
    renameSync(home.logFile, `${home.logFile}.old`);
  const logFd = openSync(home.logFile, 'a', 0o600);
  const logStart = statSync(home.logFile).size;
  const all = { ...baseSettings, unix_socket_directories: home.seen(home.socketDir), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = home.launch(['-D', home.seen(home.dataDir), ...options], logFd);
  closeSync(logFd);

  let hasExited = false;
  child.once('exit', () => (hasExited = true));
  child.once('error', () => (hasExited = true));
  return {
    pid: child.pid,
    isGone: () => hasExited,
    complaint: () => readFileSync(home.logFile).subarray(logStart).toString().trim(),
  };
}

/** False when the process ends before it is ready. */
async function becomesReady(home: PostgresHome, isGone: () => boolean, onProgress: (line: string) => void) {
  const began = performance.now();
  let nextWord_ms = 5_000;
  while (!isGone()) {
    if (livingPostmaster(home.dataDir)?.isReady) return true;
    const waited_ms = performance.now() - began;
    if (waited_ms > readyWithin_ms)
      throw new StartError(
        `Postgres is not ready after ${readyWithin_ms / 60_000} minutes. See ${home.logFile}.`,
      );
    if (waited_ms > nextWord_ms) {
      onProgress(`Postgres is recovering (${Math.round(waited_ms / 1000)} s)`);
      nextWord_ms += 5_000;
    }
    await sleep(10);
  }
  return false;
}

/** Ends with a ready Postgres, whoever started it; true when it was not this call. */
async function ensureRunning(
  home: PostgresHome,
  settings: Record<string, string>,
  onProgress: (line: string) => void,
) {
  const giveUpAt = performance.now() + clearWithin_ms;
  for (;;) {
    const living = livingPostmaster(home.dataDir);
    if (living) {
      onProgress('Postgres is still running; taking it over');
      const isReady = await becomesReady(home, () => !serves(living.pid, home.dataDir), onProgress);
      if (isReady && existsSync(join(home.socketDir, '.s.PGSQL.5432'))) return true;
      // Its socket was removed from under it: only a restart makes a new one.
      if (isReady) await stopPostmaster(home.dataDir);
      continue;
    }
    removeStaleLock(home.dataDir);
    onProgress('Starting Postgres');
    const started = launch(home, settings);
    if (await becomesReady(home, started.isGone, onProgress))
      return livingPostmaster(home.dataDir)?.pid !== started.pid;

    const complaint = started.complaint();
    const mayClear = /lock file|shared memory block|already in use/.test(complaint);
    if (!mayClear || performance.now() > giveUpAt)
      throw new StartError(
        `Postgres did not start: ${complaint || 'it said nothing'}\nIts log is ${home.logFile}.`,
      );
    await sleep(100);
  }
}

async function stopPostmaster(dataDir: string): Promise<void> {
  const postmaster = livingPostmaster(dataDir);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGINT');
  const giveUpAt = performance.now() + stopWithin_ms;
  let hasInsisted = false;
  while (serves(postmaster.pid, dataDir)) {
    if (!hasInsisted && performance.now() > giveUpAt) {
      process.kill(postmaster.pid, 'SIGQUIT');
      hasInsisted = true;
    }
    await sleep(10);
  }
}

/** How soon a death is noticed; calls that come in between are told to try again. */
const WATCH_MS = 500;

/** Returns what ends the watch. What was committed before a death is there after it. */
function watch(home: PostgresHome, settings: Record<string, string>, onProgress: (line: string) => void) {
  let restart: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    if (restart || livingPostmaster(home.dataDir)) return;
    onProgress('Postgres has died');
    restart = ensureRunning(home, settings, onProgress)
      .catch((error: Error) => onProgress(error.message))
      .finally(() => {
        restart = undefined;
      });
  }, WATCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}

/** Safe to call while another start, or a Postgres that outlived its server, holds the same folder. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dir, onProgress = () => {}, settings = {}, isWatched = false } = options;
  const home = openPostgresHome(dir);
  if (!existsSync(join(home.dataDir, 'PG_VERSION'))) {
    onProgress('Creating the database (only the first time)');
    await createCluster(home);
  }
  const wasAdopted = await ensureRunning(home, settings, onProgress);
  const { work, owner } = await ensureRoles(home);
  const endWatch = isWatched ? watch(home, settings, onProgress) : async () => {};
  return {
    connectionString: work,
    ownerConnectionString: owner,
    wasAdopted,
    async stop() {
      await endWatch();
      await stopPostmaster(home.dataDir);
    },
  };
}
