/** Ends a process that takes more memory than it may. Its own limits know nothing of pictures and WebAssembly. */
import { readFileSync } from 'node:fs';

/** A fast program fills some 200 MB meanwhile. */
const LOOK_EVERY_MS = 100;

/** What a process holds in memory; undefined where the system does not tell. */
function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

export function watchMemory(pid: number | undefined, most_bytes: number, onTooMuch: () => void) {
  let peak_bytes = 0;
  const timer = setInterval(() => {
    const bytes = pid === undefined ? 0 : (residentBytes(pid) ?? 0);
    peak_bytes = Math.max(peak_bytes, bytes);
    if (bytes <= most_bytes) return;
    clearInterval(timer);
    onTooMuch();
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer), peak_bytes: () => peak_bytes };
}
