import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holderOf, tryLock } from './lock.mjs';

let dir;
let path;
let started;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'noteer-lock-'));
  path = join(dir, 'noteer.lock');
  started = [];
});

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

/** Another process that tries to take the lock and keeps it; answers whether it has it. */
function rival() {
  const module = new URL('./lock.mjs', import.meta.url).href;
  const script = `import { tryLock } from ${JSON.stringify(module)};
    const lock = await tryLock(${JSON.stringify(path)}, { address: 'here' });
    process.stdout.write(lock ? 'has it' : 'has not');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 2],
  });
  started.push(child);
  return new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve({ child, answer: String(text) })),
  );
}

const kill = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

const leaveDeadLock = () =>
  writeFileSync(path, JSON.stringify({ holders: [{ pid: process.pid, birth: 'long ago' }] }));

describe('the lock', { timeout: 120_000 }, () => {
  test('is refused while its holder lives, and says who that is', async () => {
    const { child, answer } = await rival();

    expect(answer).toBe('has it');
    expect(await tryLock(path)).toBeUndefined();
    expect(holderOf(path)).toMatchObject({ address: 'here', isWhole: true, holders: [{ pid: child.pid }] });
  });

  test('is free when its holder was killed', async () => {
    const { child } = await rival();
    await kill(child);

    expect(holderOf(path)).toBeUndefined();
    expect(await tryLock(path)).toBeDefined();
  });

  test('is free when its holder’s id belongs to another process by now', async () => {
    leaveDeadLock();

    expect(await tryLock(path)).toBeDefined();
  });

  test('is free when the file is damaged', async () => {
    writeFileSync(path, '');

    expect(await tryLock(path)).toBeDefined();
  });

  test.each(['none', 'a dead one'])(
    'goes to exactly one of six that come at once, with %s before',
    async (before) => {
      if (before === 'a dead one') leaveDeadLock();

      const answers = (await Promise.all(Array.from({ length: 6 }, rival))).map(({ answer }) => answer);

      expect(answers.filter((answer) => answer === 'has it')).toHaveLength(1);
      expect(readdirSync(dir)).toEqual(['noteer.lock']);
    },
  );

  test('stays held by what its holder started', async () => {
    const server = spawn('sleep', ['60']);
    started.push(server);
    const lock = await tryLock(path);
    lock.addHolder(server.pid);

    const content = { holders: [{ pid: process.pid, birth: 'long ago' }, holderOf(path).holders[1]] };
    writeFileSync(path, JSON.stringify(content));

    expect(holderOf(path)).toMatchObject({ isWhole: false, holders: [{ pid: server.pid }] });
    await kill(server);
    expect(holderOf(path)).toBeUndefined();
  });

  test('is gone once released', async () => {
    (await tryLock(path)).release();

    expect(readdirSync(dir)).toEqual([]);
  });
});
