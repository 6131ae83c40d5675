/** One Noteer per data folder: the second is told where the first one is. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Explained } from './command.mjs';
import { holderOf, tryLock } from './lock.mjs';
import { step } from './progress.mjs';
import { addressOf, dataDir } from './project.mjs';

/** A server closes its connections and its database within seconds; longer means that it hangs. */
const stopWithin_ms = 20_000;

/** When only the command was killed, its server lives on without it: it is asked to stop, so that we can start. */
async function stopOrphan(path, pid) {
  await step(`An earlier Noteer (process ${pid}) was cut off from its command; stopping it`, async () => {
    process.kill(pid, 'SIGTERM');
    const giveUpAt = performance.now() + stopWithin_ms;
    while (holderOf(path) && performance.now() < giveUpAt) await sleep(50);
    if (holderOf(path)) throw new Explained('It does not stop.', `Run "kill -9 ${pid}" and start again.`);
  });
}

function openDataDir(dir) {
  try {
    // Passable for the user that Postgres runs as, but not readable for others.
    mkdirSync(dir, { recursive: true, mode: 0o711 });
  } catch (error) {
    throw new Explained(
      `The data folder ${dir} cannot be made: ${error.message}`,
      'Set DATA_DIR to a folder that you may write.',
    );
  }
}

async function lockOrExplain(path, note) {
  try {
    return await tryLock(path, note);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    throw new Explained(
      `The data folder may not be written: ${error.message}`,
      'Start Noteer as the user that it ran as before, or set DATA_DIR to a folder of your own.',
    );
  }
}

/** Takes the data folder for this process, or explains who has it. */
export async function claimDataDir(settings) {
  const dir = dataDir(settings);
  openDataDir(dir);
  const path = join(dir, 'noteer.lock');
  const lock = await lockOrExplain(path, { address: addressOf(settings) });
  if (lock) return lock;

  const holder = holderOf(path);
  if (!holder) return claimDataDir(settings);
  const [{ pid }] = holder.holders;
  if (!holder.isWhole) {
    await stopOrphan(path, pid);
    return claimDataDir(settings);
  }
  throw new Explained(
    `Noteer already runs here: process ${pid}, ${holder.address}`,
    `Stop that one first (Ctrl-C in its terminal, or "kill ${pid}").\n` +
      'For a second one beside it, give it a DATA_DIR and a PORT of its own.',
  );
}
