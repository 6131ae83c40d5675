import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { enginesOf, whileEnginesWork } from './progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'noteer-progress-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: ReturnType<typeof fork>[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A process that is called like an engine and does this when it is told to begin. */
async function start(name: string, program: string) {
  const file = join(folder, name);
  writeFileSync(file, `process.once('message', () => { ${program} }); process.send('here');`);
  const child = fork(file, { execArgv: [] });
  running.push(child);
  await new Promise((done) => child.once('message', done));
  child.send('begin');
  return child;
}

/** At work a good part of the time: all of it would be taken from the other tests. */
const BUSY = 'setInterval(() => { for (let i = 0; i < 20_000_000; i++); }, 100);';
const STILL = { still_ms: 3_000, interval_ms: 50 };

test('what is waited for is answered', async () => {
  let looks = 0;
  expect(
    await whileEnginesWork(
      () => ++looks,
      (seen) => seen === 3,
      STILL,
    ),
  ).toBe(3);
});

test('as long as an engine works, nothing is given up', { tags: 'thorough' }, async () => {
  const engine = await start('busy-child.ts', BUSY);
  const began = performance.now();
  const isOver = () => performance.now() - began > 2 * STILL.still_ms;
  await whileEnginesWork(isOver, Boolean, STILL);
  expect(enginesOf(process.pid)).toEqual([engine.pid]);
});

test('an engine that does nothing is given up, and what was seen last is told', {
  tags: 'thorough',
}, async () => {
  await start('idle-child.ts', 'setInterval(() => {}, 1_000_000);');
  await expect(
    whileEnginesWork(
      () => 'transcribing',
      () => false,
      STILL,
    ),
  ).rejects.toThrow('nothing has moved for 3 s; last seen: "transcribing"');
});

test('other processes that work are no engines', { tags: 'thorough' }, async () => {
  await start('postgres.ts', BUSY);
  expect(enginesOf(process.pid)).toEqual([]);
  await expect(
    whileEnginesWork(
      () => 0,
      () => false,
      STILL,
    ),
  ).rejects.toThrow('nothing has moved');
});
