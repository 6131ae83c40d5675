/** The process that runs the model which is measured: its time, and whether it is at work. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime_ms } from '../apps/server/src/engines/native/patience.ts';
import { enginesOf } from '../apps/server/test/progress.ts';

/** Seconds on the clock, and of the processors: a machine is not equally busy twice. */
export type Moment = { s: number; p: number };

let pid = 0;
/** To look for it takes long; it lives as long as the bench. */
function child(): number {
  pid ||= enginesOf(process.pid, /model-child\.ts\0/)[0] ?? 0;
  return pid;
}
export const now = (): Moment => ({
  s: performance.now() / 1000,
  p: (processorTime_ms(child()) ?? 0) / 1000,
});
function stateOf(task: string): string | undefined {
  try {
    const stat = readFileSync(`/proc/${child()}/task/${task}/stat`, 'latin1');
    return stat[stat.lastIndexOf(')') + 2];
  } catch {
    // It ended since it was listed.
    return undefined;
  }
}

/** Nothing of it runs or waits for a processor. One look may fall between two steps. */
const standsStill = () =>
  !readdirSync(`/proc/${child()}/task`).some((task) => /[RD]/.test(stateOf(task) ?? ''));

export async function untilItIsDone(): Promise<void> {
  for (let still = 0; still < 5; ) {
    await sleep(100);
    still = standsStill() ? still + 1 : 0;
  }
}
