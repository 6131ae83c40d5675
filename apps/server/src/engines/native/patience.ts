/**
 * How long to wait for a child. On a busy machine a minute on the clock may be a second of work, so what counts is the
 * processor time that it took; and when it takes none at all, the clock.
 */
import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
/** Where in /proc/…/stat, after the name in brackets, the processor time of a process stands. */
const USER = 11;
const SYSTEM = 12;
const LOOKS = 4;
const SHORTEST_MS = 50;
const LONGEST_MS = 5_000;

/** Undefined where the system does not tell. */
export function processorMsOf(pid: number): number | undefined {
  try {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) as string;
    const fields = after.split(' ').map(Number);
    return (((fields[USER] as number) + (fields[SYSTEM] as number)) * 1000) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

/** Calls `giveUp` once. Returns what ends the waiting. */
export function whenLost(pid: number | undefined, patience_ms: number, giveUp: () => void): () => void {
  const first = pid === undefined ? undefined : processorMsOf(pid);
  let last = first;
  let moved_at = performance.now();
  const look = () => {
    const now = pid === undefined ? undefined : processorMsOf(pid);
    if (now !== undefined && last !== undefined && now > last) moved_at = performance.now();
    last = now;
    const isSpent = now !== undefined && first !== undefined && now - first > patience_ms;
    if (!isSpent && performance.now() - moved_at < patience_ms) return;
    clearInterval(timer);
    giveUp();
  };
  const every_ms = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, patience_ms / LOOKS));
  const timer = setInterval(look, every_ms);
  return () => clearInterval(timer);
}
