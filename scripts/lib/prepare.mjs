/** What every command needs first: packages, a runtime and, for most, the web app. */
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from './install.mjs';
import { holderOf, tryLock } from './lock.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { findRuntime } from './runtime.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const lockPath = inProject('.cache', 'prepare.lock');

/** Two commands at once must not install over each other: the second waits, and finds all done. */
async function takeTurn() {
  mkdirSync(inProject('.cache'), { recursive: true });
  const lock = await tryLock(lockPath);
  if (lock) return lock;
  const pid = holderOf(lockPath)?.holders[0].pid;
  await step(`Waiting for another Noteer command to finish its preparations (process ${pid})`, async () => {
    while (holderOf(lockPath)) await sleep(200);
  });
  return takeTurn();
}

/** Answers the path of the runtime. Whoever runs Noteer needs no tools; whoever works on it does. */
export async function prepare({ web = true, tools = true } = {}) {
  const lock = await takeTurn();
  // An npm that outlives us goes on writing: the lock is its as well.
  const onStart = (child) => child.pid && lock.addHolder(child.pid);
  try {
    await ensureInstalled({ tools, onStart });
    const runtime = findRuntime();
    if (web) await ensureWebBuilt(runtime, onStart);
    return runtime;
  } finally {
    lock.release();
  }
}
