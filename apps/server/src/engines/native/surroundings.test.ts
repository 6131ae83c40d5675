import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { FragileRequest } from '../../../test/fragile-child.ts';
import { NativePool } from './pool.ts';
import { engineEnvironment, type RunAs, runAs } from './surroundings.ts';

const pools: NativePool<FragileRequest, number>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** The id of a process as engines have one, and what the system says of it. */
async function anEngine(run_as?: RunAs) {
  const pool = new NativePool<FragileRequest, number>({
    name: 'the engine',
    program: new URL('../../../test/fragile-child.ts', import.meta.url),
    options: { isBroken: false },
    size: 1,
    patience_ms: 60_000,
    env: { OWN: 'its own' },
    run_as,
  });
  pools.push(pool);
  return pool.call('pid', new AbortController().signal);
}

const environmentOf = (pid: number) =>
  readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0]);
const userOf = (pid: number) =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;

const secrets = {
  MASTER_KEY: 'a'.repeat(64),
  MASTER_KEY_FILE: '/run/secrets/master.key',
  DATABASE_URL: 'postgresql://noteer:secret@host/noteer',
  STORAGE_URL: 's3://key:secret@host/bucket',
  SMTP_URL: 'smtp://user:secret@host',
  ADMIN_PASSWORD: 'secret',
  WRITER_KEY: 'secret',
  MICROSOFT_CLIENT_SECRET: 'secret',
};

test.runIf(isLinux)('a process of an engine has none of our settings in its environment', async () => {
  const before = { ...process.env };
  Object.assign(process.env, secrets);
  try {
    const names = environmentOf(await anEngine());
    expect(names).toEqual(expect.arrayContaining(['PATH', 'OWN']));
    for (const name of Object.keys(secrets)) expect(names).not.toContain(name);
  } finally {
    for (const name of Object.keys(secrets)) delete process.env[name];
    Object.assign(process.env, before);
  }
});

test('what libraries look for is handed on', () => {
  const env = {
    ...secrets,
    PATH: '/bin',
    LC_ALL: 'C',
    CUDA_VISIBLE_DEVICES: '0',
    DATA_DIR: '/data',
    KEY: 'x',
  };
  expect(engineEnvironment(env)).toEqual({ PATH: '/bin', LC_ALL: 'C', CUDA_VISIBLE_DEVICES: '0' });
});

test.runIf(isLinux && isRoot)('started as root, it runs as the user that the settings name', async () => {
  const nobody = runAs('nobody');
  expect(userOf(await anEngine(nobody))).toBe(nobody?.uid);
  expect(userOf(await anEngine(runAs(undefined)))).toBe(0);
});

test('a user that is not there stops the start', () => {
  expect(() => runAs('nobody-of-that-name')).toThrow(isRoot ? /there is no user/ : /as root/);
});
