import { readdirSync, writeFileSync } from 'node:fs';
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

/** A third of the share of other sessions. The last in line would never be served where those of others are always busy. */
const PRIORITY_OF_SESSION = 5;

/**
 * Where Linux first shares the processor between sessions (`sched_autogroup`), a priority counts within one alone: in the
 * session of the server, what an engine took would be missing when somebody asks for a page.
 */
function sessionGivesWay(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_OF_SESSION));
  } catch {
    // Another system, or one that shares otherwise.
  }
}

/**
 * All threads that a process has now; those that they begin later have it from them. Called as soon as there is a process,
 * because loading is work too, and again when it has loaded. It must have a session of its own, or that of the server would
 * give way with it.
 */
export function giveWay(pid: number | undefined): void {
  if (pid !== undefined) sessionGivesWay(pid);
  for (const thread of pid === undefined ? [] : threadsOf(pid)) {
    try {
      setPriority(thread, LOWEST_PRIORITY);
    } catch {
      // It is gone already.
    }
  }
}
