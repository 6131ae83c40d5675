/**
 * A lock file that names who holds it. It is free again when its holders are dead, so a kill -9 leaves nothing to
 * clean up, and a start that comes too soon can say who is in its way.
 */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** When a process began: with its id this names it for good, also after ids are used again. */
function birthOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    }
    // After the name in parentheses, which may hold anything: state first, start time twentieth.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined; // There is no such process.
  }
}

const named = (pid) => ({ pid, birth: birthOf(pid) });

const isAlive = ({ pid, birth }) => birth !== undefined && birthOf(pid) === birth;

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // Gone in this moment, or not ours: nobody holds it.
  }
}

/** Who holds the lock now: the living among its holders, the one who took it first. */
export function holderOf(path) {
  const content = read(path);
  const living = content?.holders?.filter(isAlive) ?? [];
  return living.length === 0
    ? undefined
    : { ...content, holders: living, isWhole: isAlive(content.holders[0]) };
}

/** Takes a dead lock out of the way; a living one that slipped in meanwhile is put back. */
function clear(path) {
  const aside = `${path}.${process.pid}.old`;
  try {
    renameSync(path, aside);
    if (holderOf(aside)) linkSync(aside, path);
  } catch {
    // Another start was quicker: the next look at the lock tells how it stands.
  }
  rmSync(aside, { force: true });
}

/** Others that saw the same dead lock may be about to clear it; they are done within this time. */
const settle_ms = 50;

/** Ends when someone holds the lock: we, or another. */
async function settle(path, mine) {
  for (;;) {
    const holder = holderOf(path);
    if (holder) return holder;
    try {
      linkSync(mine, path); // The one step that only one can win.
      await sleep(settle_ms);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      clear(path);
    }
  }
}

/** The lock, or undefined when someone else holds it. `note` is what the others will read. */
export async function tryLock(path, note = {}) {
  const mine = `${path}.${process.pid}`;
  const holders = [named(process.pid)];
  const write = (target) => writeFileSync(target, JSON.stringify({ ...note, holders }));
  write(mine);
  const holder = await settle(path, mine).finally(() => rmSync(mine, { force: true }));
  if (holder.holders[0].pid !== process.pid) return undefined;

  return {
    /** The lock stays held as long as this process lives, even if we are killed. */
    addHolder(pid) {
      holders.push(named(pid));
      write(mine);
      renameSync(mine, path);
    },
    release() {
      if (holderOf(path)?.holders[0].pid === process.pid) rmSync(path, { force: true });
    },
  };
}
