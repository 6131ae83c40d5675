/**
 * Waits for engines without a clock: on a busy machine, or a slow one, a window of speech takes as long as it takes.
 * What fails is standing still: nothing to be seen has changed and no engine has worked, for minutes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime_ms } from '../src/engines/native/patience.ts';

const STILL_MS = 5 * 60_000;
/** Less is a process that keeps itself awake. */
const WORK_MS = 100;

type Process = { pid: number; parent: number };

function allProcesses(): Process[] {
  const pids = process.platform === 'linux' ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      return [{ pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}

const anyEngine = /-child\.ts\0/;

function isEngine(pid: number, program: RegExp): boolean {
  try {
    return program.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
  } catch {
    return false;
  }
}

/** The engines that a server runs, or this process: the children of native/pool.ts, by their programs' names. */
export function enginesOf(server_pid: number, program = anyEngine, all = allProcesses()): number[] {
  const children = all.filter(({ parent }) => parent === server_pid).map(({ pid }) => pid);
  return children.flatMap((pid) => [
    ...(isEngine(pid, program) ? [pid] : []),
    ...enginesOf(pid, program, all),
  ]);
}

const workOf_ms = (servers: number[]) =>
  servers.flatMap((pid) => enginesOf(pid)).reduce((sum, pid) => sum + (processorTime_ms(pid) ?? 0), 0);

type Waiting = {
  /** Whose engines are at work: servers, by their processes as they are now. */
  servers?: () => number[];
  still_ms?: number;
  interval_ms?: number;
};

/** What is seen at last, once it is what was waited for. */
export async function whileEnginesWork<Seen>(
  look: () => Promise<Seen> | Seen,
  isThere: (seen: Seen) => boolean,
  { servers = () => [process.pid], still_ms = STILL_MS, interval_ms = 250 }: Waiting = {},
): Promise<Seen> {
  let last = { seen: '', work_ms: workOf_ms(servers()), at: performance.now() };
  for (;;) {
    const seen = await look();
    if (isThere(seen)) return seen;
    const now = { seen: JSON.stringify(seen) ?? '', work_ms: workOf_ms(servers()), at: performance.now() };
    // An engine that ended takes its time along: fewer is a change too.
    if (now.seen !== last.seen || Math.abs(now.work_ms - last.work_ms) > WORK_MS) last = now;
    else if (now.at - last.at > still_ms)
      throw new Error(`nothing has moved for ${Math.round(still_ms / 1000)} s; last seen: ${now.seen}`);
    await sleep(interval_ms);
  }
}

/** Kills an engine of this process in the middle of its work: once it has worked so long from now on. */
export async function killAtWork(program: RegExp, worked_ms: number): Promise<void> {
  const works = () =>
    enginesOf(process.pid, program).map((pid) => [pid, processorTime_ms(pid) ?? 0] as const);
  const before = new Map(works());
  const hasWorked = ([pid, now_ms]: readonly [number, number]) =>
    now_ms - (before.get(pid) ?? 0) >= worked_ms;
  const all = await whileEnginesWork(works, (each) => each.some(hasWorked), { interval_ms: 10 });
  process.kill((all.find(hasWorked) as readonly [number, number])[0], 'SIGKILL');
}
