/** Tells whether a Postgres is alive on a data folder, whoever started it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Postmaster = { pid: number; isReady: boolean };

const lockFile = (dataDir: string) => join(dataDir, 'postmaster.pid');

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A process id is used again after a reboot or in a new container, so a living id alone proves nothing. */
export function serves(pid: number, dataDir: string): boolean {
  try {
    // A postmaster works inside its data folder; a zombie has no working folder any more.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(dataDir);
  } catch {
    // No such process, or one of another user: not ours either way.
    return false;
  }
}

/** Undefined when nobody serves the folder, even if a lock file was left behind. */
export function livingPostmaster(dataDir: string): Postmaster | undefined {
  const lines = readLines(lockFile(dataDir));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !serves(pid, dataDir)) return undefined;
  return { pid, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Removes a lock file that would keep Postgres from starting for ever: its process id belongs to another process
 * by now, or power failed before anything was written. Other remains Postgres clears away by itself.
 */
export function removeStaleLock(dataDir: string): void {
  const written = statSync(lockFile(dataDir), { throwIfNoEntry: false });
  if (!written || livingPostmaster(dataDir)) return;
  // A starting Postgres writes its id a moment after it makes the file.
  const isStillBeingWritten = written.size === 0 && Date.now() - written.mtimeMs < 5_000;
  if (!isStillBeingWritten) rmSync(lockFile(dataDir), { force: true });
}
