/**
 * How long an engine may take. On a busy machine an hour may pass before it had a minute of the processor, so what
 * counts is the time that it worked; the clock counts only while it does nothing at all.
 */
import { readFileSync } from 'node:fs';

/** The unit of /proc is a hundredth of a second wherever Linux runs Node. */
const TICK_MS = 10;

/** What a process has taken of the processor so far, by all of its threads; undefined where the system does not tell. */
export function processorTime_ms(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in brackets, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** What counts of the time that passed. Several threads work more than a second in a second. */
export const countedTime_ms = (passed_ms: number, worked_ms: number): number =>
  worked_ms > 0 ? Math.min(worked_ms, passed_ms) : passed_ms;

const LOOKS = 10;

/** Calls `giveUp` when the process has worked, or stood still, for so long. The answer ends the watch. */
export function watchPatience(pid: number | undefined, patience_ms: number, giveUp: () => void): () => void {
  const processorNow = () => (pid === undefined ? undefined : processorTime_ms(pid));
  let left_ms = patience_ms;
  let looked_at = performance.now();
  let worked_ms = processorNow();
  const timer = setInterval(() => {
    const now = performance.now();
    const worked_now = processorNow();
    const passed_ms = now - looked_at;
    const worked = worked_ms === undefined || worked_now === undefined ? 0 : worked_now - worked_ms;
    left_ms -= countedTime_ms(passed_ms, worked);
    looked_at = now;
    worked_ms = worked_now;
    if (left_ms > 0) return;
    clearInterval(timer);
    giveUp();
  }, patience_ms / LOOKS);
  return () => clearInterval(timer);
}
