/** Takes turns across processes, also on different machines that share a folder: a file that is kept fresh. */
import { open, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const FRESHEN_MS = 2_000;
/** Whoever has not freshened the file for this long is dead. */
const DEAD_MS = 20_000;
const LOOK_MS = 500;

async function take(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DEAD_MS) await rm(path, { force: true });
    return false;
  }
}

/**
 * Does `work` when nobody else is at it. Undefined when meanwhile another finished it, as `isDone` tells. Two that
 * see the same dead file may both begin: the work itself must bear that, only not waste time on it often.
 */
export async function inTurn<T>(
  path: string,
  { isDone, signal }: { isDone: () => Promise<boolean>; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T | undefined> {
  while (!(await take(path))) {
    await sleep(LOOK_MS, undefined, { signal });
    if (await isDone()) return undefined;
  }
  const freshen = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {}); // Gone means that nobody needs it any more.
  }, FRESHEN_MS);
  try {
    return (await isDone()) ? undefined : await work();
  } finally {
    clearInterval(freshen);
    await rm(path, { force: true });
  }
}
