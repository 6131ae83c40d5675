import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { FragileRequest } from '../../../test/fragile-child.ts';
import { NativePool, type PoolOptions } from './pool.ts';

const pools: NativePool<FragileRequest, number>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function createPool(options: Partial<PoolOptions> = {}) {
  const pool = new NativePool<FragileRequest, number>({
    name: 'the engine',
    program: new URL('../../../test/fragile-child.ts', import.meta.url),
    options: { isBroken: false },
    size: 1,
    patience_ms: 10_000,
    gives_way: false,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const { signal } = new AbortController();

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process is kept for the next call', async () => {
  const pool = createPool();

  expect(await pool.call('pid', signal)).toBe(await pool.call('pid', signal));
});

test('a crash fails its own call, may be tried again, and the next call has a new process', async () => {
  const pool = createPool();
  const before = await pool.call('pid', signal);

  await expect(pool.call('crash', signal)).rejects.toMatchObject({
    name: 'EngineError',
    retryable: true,
    message: 'the engine stopped in the middle of its work',
  });
  expect(pool.last_failure).toContain('stopped');
  expect(await pool.call('pid', signal)).not.toBe(before);
  expect(pool.last_failure).toBeUndefined();
});

test('what an engine complains of is not passed on: it may quote a patient', async () => {
  await expect(createPool().call('throw', signal)).rejects.toThrow(/^the engine failed$/);
});

test('an engine that hangs is given up and ended', async () => {
  const pool = createPool({ patience_ms: 300 });
  const pid = await pool.call('pid', signal);

  await expect(pool.call('hang', signal)).rejects.toThrow('the engine gave no answer within 0 s');
  expect(isRunning(pid)).toBe(false);
});

test('a call that is no longer wanted ends at once, and those behind it are served', async () => {
  const pool = createPool();
  await pool.call('pid', signal);
  const controller = new AbortController();
  const running = pool.call('hang', controller.signal);
  const behind = pool.call('pid', signal);

  controller.abort(new Error('deleted'));

  await expect(running).rejects.toThrow('deleted');
  expect(await behind).toBeGreaterThan(0);
});

test('a call that is no longer wanted while it waits never begins', async () => {
  const pool = createPool();
  const controller = new AbortController();
  const first = pool.call('work', signal);
  const second = pool.call('pid', controller.signal);

  controller.abort(new Error('deleted'));

  await expect(second).rejects.toThrow('deleted');
  expect(await first).toBeGreaterThan(0);
});

test('several work at once, but not more than allowed', async () => {
  const pool = createPool({ size: 2 });

  const pids = await Promise.all(Array.from({ length: 6 }, () => pool.call('work', signal)));

  expect(new Set(pids).size).toBe(2);
});

test('a process without work is ended', async () => {
  const pool = createPool({ idle_ms: 50 });
  const pid = await pool.call('pid', signal);

  while (isRunning(pid)) await sleep(20);

  expect(await pool.call('pid', signal)).not.toBe(pid);
});

test('a model that cannot be loaded says why', async () => {
  const pool = createPool({ options: { isBroken: true } });

  await expect(pool.call('pid', signal)).rejects.toThrow('the engine cannot start: no such model');
});

test('closing ends what runs', async () => {
  const pool = createPool();
  const pid = await pool.call('pid', signal);
  const running = pool.call('hang', signal);
  const waiting = pool.call('pid', signal);
  const outcomes = Promise.allSettled([running, waiting]);

  await pool.close();

  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(isRunning(pid)).toBe(false);
});

test('an engine is the last in line for the processor where it gives way, and an equal where not', async () => {
  const own = getPriority();

  expect(await createPool({ gives_way: true }).call('priority', signal)).toBe(19);
  expect(await createPool({ gives_way: false }).call('priority', signal)).toBe(own);
});

/** The nice value of each thread; the name before it may hold anything but a bracket. */
const prioritiesOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const rest = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').replace(/^.*\) /s, '');
    return Number(rest.split(' ')[16]);
  });

test.runIf(process.platform === 'linux')(
  'every thread of a process that gives way has the lowest priority, those of V8 too',
  async () => {
    const pid = await createPool({ gives_way: true }).call('pid', signal);

    expect(new Set(prioritiesOf(pid))).toEqual(new Set([19]));
  },
);
