/** Takes the processor away: from the whole machine by work that is worth nothing, or from one part of a browser alone. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ends by itself, should the test die before it. */
const busyFor = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end);`;

/** So many for each core, at the same priority as a browser; a test goes on meanwhile. */
export async function keepCoresBusy(ms: number, perCore: number): Promise<void> {
  const hogs: ChildProcess[] = [];
  try {
    for (let i = 0; i < availableParallelism() * perCore; i++) {
      hogs.push(spawn(process.execPath, ['-e', busyFor(ms * 2)], { stdio: 'ignore' }));
    }
    await sleep(ms);
  } finally {
    for (const hog of hogs) hog.kill('SIGKILL');
  }
}

/** Where the sound is taken in, and where it is recorded. */
const parts = { audio: 'audio.mojom.AudioService', renderer: '--type=renderer' } as const;
type BrowserPart = keyof typeof parts;

/** The processes of a browser on this profile. */
export function processesOfPart(profile: string, part: BrowserPart): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1e8 });
  const all = listed
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, ...args] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), args: args.join(' ') };
    });
  const browser = all.find(
    ({ args }) => args.includes(`--user-data-dir=${profile}`) && !args.includes('--type='),
  );
  const below = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return browser
    ? below(browser.pid)
        .filter(({ args }) => args.includes(parts[part]))
        .map(({ pid }) => pid)
    : [];
}

/**
 * Nobody starves harder than who gets nothing: these get no processor for so long. Answers how long it was at the least: on a
 * busy machine whoever measures is kept waiting too, before the first is stopped and after the last goes on.
 */
export async function hold(pids: number[], ms: number): Promise<number> {
  let held_ms = 0;
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    await sleep(ms);
    held_ms = performance.now() - began;
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  return held_ms;
}
