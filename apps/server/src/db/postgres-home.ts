/** Where the embedded Postgres lives, and how its programs are run there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import { usableBinaries } from './postgres-binaries.ts';
import { canEnter, handOver, type Identity, postgresIdentity } from './system-user.ts';

export type PostgresHome = {
  dir: string;
  dataDir: string;
  socketDir: string;
  logFile: string;
  /** The name by which Postgres reaches a path that we know by another. */
  seen(path: string): string;
  /** Gives a path that we made to the user that Postgres runs as. */
  handOver(path: string): void;
  /** Runs a program to its end; its own words are in the error when it fails. */
  run(program: 'initdb' | 'postgres', args: string[], input?: string): Promise<void>;
  /** Starts the server apart from us: neither Ctrl-C nor our own death reaches it. */
  launch(args: string[], logFd: number): ChildProcess;
};

/** As far as a unix socket's address may go, in bytes: 107 on Linux, 103 on macOS. */
const longestSocketPath = 103;

/** Nothing of our surroundings (PGDATA, PGPORT, a locale) may reach Postgres. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** The folder of the socket is the only lock on the door: whoever can enter it is let in without a password. */
function privateSocketDir(dir: string, identity: Identity): string {
  const beside = join(dir, 'run');
  const isShort = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= longestSocketPath;
  const short = `/tmp/noteer-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
  const socketDir = isShort ? beside : short;

  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  const found = lstatSync(socketDir);
  const isOurs = found.uid === process.getuid?.() || ('uid' in identity && found.uid === identity.uid);
  if (!found.isDirectory() || !isOurs)
    throw new StartError(
      `${socketDir} belongs to someone else. Remove it, or set DATA_DIR to a shorter path.`,
    );
  chmodSync(socketDir, 0o700);
  if ('uid' in identity) chownSync(socketDir, identity.uid, identity.gid);
  return socketDir;
}

function refuseForeignData(dir: string): void {
  const owner = statSync(join(dir, 'data'), { throwIfNoEntry: false })?.uid;
  const us = process.getuid?.();
  if (owner === undefined || us === undefined || us === 0 || owner === us) return;
  throw new StartError(
    `${dir} belongs to another user (id ${owner}): Noteer was started as that user or as root before. ` +
      `Start it that way again, or run "sudo chown -R $(id -u):$(id -g) ${dir}" while it is stopped.`,
  );
}

/** Data that was copied back from a backup may be root's and open to all; Postgres takes neither. */
function acceptRestored(dataDir: string, identity: Identity): void {
  if (statSync(dataDir).uid === 0) handOver(dataDir, identity);
  chmodSync(dataDir, 0o700);
}

export function openPostgresHome(path: string): PostgresHome {
  // Others may pass through (Postgres' user must), but what is inside is closed to them.
  mkdirSync(path, { recursive: true, mode: 0o711 });
  const dir = realpathSync(path);
  const dataDir = join(dir, 'data');
  refuseForeignData(dir);

  const identity = postgresIdentity(dataDir);
  if (existsSync(dataDir)) acceptRestored(dataDir, identity);
  const socketDir = privateSocketDir(dir, identity);
  const isReachable = canEnter(dir, identity);
  if (!isReachable && process.platform !== 'linux')
    throw new StartError(
      `The user that Postgres runs as cannot enter ${dir}. Set DATA_DIR to a folder that it can.`,
    );
  const binaries = usableBinaries(identity, isReachable ? dir : '/var/lib/noteer');

  /**
   * A private folder above ours (root's home, say) shuts Postgres' user out. It then gets an open handle to ours
   * as file descriptor 3: Linux resolves that name straight to the folder without asking the folders above.
   */
  function start(program: string, args: string[], input: 'pipe' | 'ignore', output: 'pipe' | number) {
    const handle = isReachable ? undefined : openSync(dir, 'r');
    const child = spawn(join(binaries, 'bin', program), args, {
      ...identity,
      cwd: '/',
      env: environment,
      detached: true,
      stdio: [input, output, output, ...(handle === undefined ? [] : [handle])],
    });
    if (handle !== undefined) closeSync(handle);
    return child;
  }

  return {
    dir,
    dataDir,
    socketDir,
    logFile: join(dir, 'postgres.log'),
    seen: (inside) =>
      isReachable || !inside.startsWith(dir) ? inside : inside.replace(dir, '/proc/self/fd/3'),
    handOver: (inside) => handOver(inside, identity),
    async run(program, args, input = '') {
      const child = start(program, args, 'pipe', 'pipe');
      let complaint = '';
      child.stderr?.setEncoding('utf8').on('data', (part: string) => {
        complaint += part;
      });
      child.stdout?.resume();
      child.stdin?.on('error', () => {}); // It ended before it read all: its exit code tells.
      child.stdin?.end(input);
      const code = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
      if (code !== 0) throw new StartError(`${program} failed (${code}): ${complaint.trim()}`);
    },
    launch(args, logFd) {
      const child = start('postgres', args, 'ignore', logFd);
      child.unref();
      return child;
    },
  };
}
