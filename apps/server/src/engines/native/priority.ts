import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The last in line: a browser that records on this machine goes before, and so do people who wait for a page. */
const LOWEST_PRIORITY = 19;

/** On Linux a priority is a thread's, and a process has those of V8 before the first line of its program. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/**
 * All threads that a process has now; those that they begin later have it from them. Called as soon as there is a process,
 * because loading is work too, and again when it has loaded.
 */
export function giveWay(pid: number | undefined): void {
  for (const thread of pid === undefined ? [] : threadsOf(pid)) {
    try {
      setPriority(thread, LOWEST_PRIORITY);
    } catch {
      // It is gone already.
    }
  }
}
