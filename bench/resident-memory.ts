/** What a process holds in memory, as the kernel counts it. Linux only: it reads /proc. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './load.ts';

const EVERY_MS = 100;

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (!kilobytes) throw new Error('the kernel does not tell what this process takes');
  return Number(kilobytes) / 1024;
}

/** The highest that is seen while something is done. */
export async function peakDuring(pid: number, doing: () => Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, EVERY_MS);
  try {
    await doing();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMegabytes(pid));
}

/** The middle of what it takes while nobody asks for anything. */
export async function idleMegabytes(pid: number, seconds: number): Promise<number> {
  const seen: number[] = [];
  for (let left_ms = seconds * 1000; left_ms > 0; left_ms -= EVERY_MS) {
    await sleep(EVERY_MS);
    seen.push(residentMegabytes(pid));
  }
  return median(seen);
}
