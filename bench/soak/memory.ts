/** What each process takes of memory, every few seconds, and of the processors in all. Pages that several share are counted once. Linux only: it reads /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { processorTime_ms } from '../../apps/server/src/engines/native/patience.ts';

/** Megabytes at each look; NaN while it was not there. */
export type Memory = { at: number[]; held: Map<string, number[]>; worked_s: Map<string, number> };
type Watched = () => { name: string; pid: number }[];

const EVERY_MS = 2_000;

function megabytesOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0; // It ended meanwhile.
  }
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
    } catch {
      // It ended meanwhile.
    }
  }
  return children;
}

/** Of servers, all that they started is one line together; Postgres is one with its children; we are told without them. */
export function watchMemory(servers: Watched, postgres: Watched) {
  const memory: Memory = { at: [], held: new Map(), worked_s: new Map() };
  /** Of each process at the last look: what it did before the first is not counted, nor what it did after its last. */
  const before = new Map<number, number>();
  const began = performance.now();

  function look(): void {
    const children = childrenByParent();
    const below = (pid: number): number[] =>
      (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
    const seen = new Map<string, number>();
    const add = (name: string, pids: number[]) => {
      seen.set(name, (seen.get(name) ?? 0) + pids.reduce((sum, pid) => sum + megabytesOf(pid), 0));
      for (const pid of pids) {
        const now_ms = processorTime_ms(pid) ?? 0;
        // A process that came after the first look did all that it did since then.
        const earlier_ms = before.get(pid) ?? (memory.at.length === 0 ? now_ms : 0);
        before.set(pid, now_ms);
        memory.worked_s.set(name, (memory.worked_s.get(name) ?? 0) + Math.max(0, now_ms - earlier_ms) / 1000);
      }
    };
    for (const { name, pid } of servers()) {
      add(name, [pid]);
      add('engines', below(pid));
    }
    for (const { name, pid } of postgres()) if (pid > 0) add(name, [pid, ...below(pid)]);
    add('the soak itself', [process.pid]);
    const looks = memory.at.push((performance.now() - began) / 1000);
    for (const name of seen.keys())
      if (!memory.held.has(name)) memory.held.set(name, Array(looks - 1).fill(Number.NaN));
    for (const [name, held] of memory.held) held.push(seen.get(name) || Number.NaN);
  }
  look();
  const timer = setInterval(look, EVERY_MS);
  return {
    stop(): Memory {
      clearInterval(timer);
      return memory;
    },
  };
}
