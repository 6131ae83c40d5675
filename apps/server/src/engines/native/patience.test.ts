import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { countedTime_ms, processorTime_ms, watchPatience } from './patience.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Answers once it runs. */
async function running(program: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', `console.log('runs'); ${program}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child.pid as number;
}

const busy = () => running('for (;;);');
const idle = () => running('setInterval(() => {}, 1_000_000)');

const givenUp = (pid: number, patience_ms: number) =>
  new Promise<void>((done) => watchPatience(pid, patience_ms, done));

test('what an engine has worked is known, and grows while it works', async () => {
  const pid = await busy();
  const before = processorTime_ms(pid) as number;
  await expect.poll(() => processorTime_ms(pid), { timeout: 60_000 }).toBeGreaterThan(before + 100);
});

test('a process that is gone has no processor time', () => {
  expect(processorTime_ms(2 ** 30)).toBeUndefined();
});

test('an engine that turns in circles is given up', async () => {
  const pid = await busy();
  const began = performance.now();
  await givenUp(pid, 400);
  // Never before the clock says so.
  expect(performance.now() - began).toBeGreaterThan(380);
});

test('an engine that stands still is given up by the clock', async () => {
  const began = performance.now();
  await givenUp(await idle(), 300);
  expect(performance.now() - began).toBeGreaterThan(280);
});

test('an engine that answered is not given up', async () => {
  let isGivenUp = false;
  const stop = watchPatience(await idle(), 50, () => {
    isGivenUp = true;
  });
  stop();
  await new Promise((done) => setTimeout(done, 200));
  expect(isGivenUp).toBe(false);
});

test.each([
  ['an engine that the machine hardly lets work', 30_000, 120, 120],
  ['one with a core of its own', 30_000, 29_800, 29_800],
  ['one that works on four cores at once', 30_000, 118_000, 30_000],
  ['one that does nothing', 30_000, 0, 30_000],
])('%s: of %d ms with %d ms of work %d count', (_, passed_ms, worked_ms, counted_ms) => {
  expect(countedTime_ms(passed_ms, worked_ms)).toBe(counted_ms);
});
