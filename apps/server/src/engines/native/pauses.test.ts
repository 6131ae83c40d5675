import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isStopped } from '../../../test/processes.ts';
import { createPauses } from './pauses.ts';

const started: ChildProcess[] = [];
// The clock that pauses go by; the processes that are stopped are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const child of started.splice(0)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

function busyProcess(): number {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  started.push(child);
  return child.pid ?? Number.NaN;
}

/** A signal takes a moment to arrive. */
async function becomes(pid: number, stopped: boolean): Promise<void> {
  while (isStopped(pid) !== stopped) await new Promise(setImmediate);
}

function busy() {
  const pauses = createPauses();
  const pid = busyProcess();
  const letGo = pauses.include(pid);
  return { pauses, pid, letGo };
}

test('a process stands still from the first who waits until the last was answered', async () => {
  const { pauses, pid } = busy();
  const one = pauses.begin();
  const other = pauses.begin();
  await becomes(pid, true);
  one();
  expect(isStopped(pid)).toBe(true);
  other();
  await becomes(pid, false);
});

test('an answer that never ends does not keep a process, nor does it count among those that are asked later', async () => {
  const { pauses, pid } = busy();
  pauses.begin();
  await becomes(pid, true);
  vi.advanceTimersByTime(100);
  await becomes(pid, false);
  vi.advanceTimersByTime(100);
  const answered = pauses.begin();
  await becomes(pid, true);
  answered();
  await becomes(pid, false);
});

test('after it stood still a process goes on for as long, whoever asks', async () => {
  const { pauses, pid } = busy();
  const answered = pauses.begin();
  await becomes(pid, true);
  vi.advanceTimersByTime(30);
  answered();
  await becomes(pid, false);
  vi.advanceTimersByTime(29);
  const signals = vi.spyOn(process, 'kill');
  pauses.begin();
  expect(signals).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  pauses.begin();
  expect(signals).toHaveBeenCalledWith(pid, 'SIGSTOP');
  signals.mockRestore();
});

test('a process that is no longer wanted is let go', async () => {
  const { pauses, pid, letGo } = busy();
  pauses.begin();
  await becomes(pid, true);
  letGo();
  await becomes(pid, false);
});

test('a process that has ended in the meantime hurts nobody', async () => {
  const pauses = createPauses();
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  pauses.include(child.pid ?? Number.NaN);
  await once(child, 'exit');
  const answered = pauses.begin();
  expect(answered).not.toThrow();
});
