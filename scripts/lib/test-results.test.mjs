import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from './project.mjs';
import { ended, start } from './run.mjs';
import { readPlaywright, readVitest, report } from './test-results.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'noteer-results-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what failed is told with its reason after everything else, then every stage', () => {
  const runs = [
    {
      name: 'unit',
      passed: 10,
      failures: [{ name: 'a.test.ts › adds', reason: 'was 3\nnot 4' }],
      seconds: 61.2,
    },
    { name: 'e2e', passed: 5, failures: [], seconds: 30.4 },
  ];

  expect(report(runs, 92)).toBe(
    [
      '✗ a.test.ts › adds\n    was 3\n    not 4\n',
      '✗ unit: 10 passed, 1 failed in 61 s',
      '✓ e2e: 5 passed, 0 failed in 30 s',
      '15 passed, 1 failed',
      'in 92 s',
    ].join('\n'),
  );
});

test('what passed only at the second try is told first, and fails nothing', () => {
  const flaky = [{ name: 'a.test.ts › waits', reason: 'was late' }];

  expect(report([{ name: 'unit', passed: 10, failures: [], flaky, seconds: 60 }], 60)).toBe(
    '! passed only at the second try: a.test.ts › waits\n    was late\n\n10 passed, 0 failed\nin 60 s',
  );
});

test('a single stage is told once', () => {
  expect(report([{ name: 'unit', passed: 10, failures: [], seconds: 60 }], 60)).toBe(
    '10 passed, 0 failed\nin 60 s',
  );
});

test('a run that ended badly and wrote nothing failed', () => {
  expect(readVitest(join(folder, 'none.json'), 1).failures).toEqual([
    { name: 'the run itself', reason: 'it ended with 1' },
  ]);
});

test('a failed test and an error that nobody caught are both counted by a real run of Vitest', async () => {
  const [tests, counted] = [join(folder, 'some.test.mjs'), join(folder, 'counted.json')];
  writeFileSync(
    tests,
    `test('holds', () => {});
     test('breaks', () => { throw new Error('because of this'); });
     let tries = 0;
     test('comes late', { retry: 1 }, () => { if (tries++ === 0) throw new Error('not yet'); });
     test('leaves something behind', () => { setTimeout(() => { throw new Error('too late'); }); });
     test('waits', () => new Promise((resolve) => setTimeout(resolve, 50)));`,
  );
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
  const reporter = inProject('scripts', 'lib', 'counting-reporter.mjs');
  const args = [vitest, 'run', '--root', folder, '--globals', `--reporter=${reporter}`];
  const child = start(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, COUNTED_IN: counted },
  });

  const { passed, failures, flaky } = readVitest(counted, await ended(child));

  expect(passed).toBe(4);
  expect(flaky).toEqual([
    { name: expect.stringMatching(/› comes late$/), reason: expect.stringContaining('not yet') },
  ]);
  expect(failures.map(({ name }) => name)).toEqual([
    'nobody caught',
    expect.stringMatching(/some\.test\.mjs › breaks$/),
  ]);
  expect(failures.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('too late'),
    expect.stringContaining('because of this'),
  ]);
});

test('of the journeys those that failed or passed late are named, wherever they stand in a file', () => {
  const spec = (title, status) => ({
    title,
    file: 'day.spec.ts',
    ok: status !== 'unexpected',
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'never came' }] }] }],
  });
  const file = join(folder, 'playwright.json');
  const suites = [
    {
      specs: [spec('one', 'expected'), spec('three', 'flaky')],
      suites: [{ specs: [spec('two', 'unexpected')] }],
    },
  ];
  writeFileSync(file, JSON.stringify({ stats: { expected: 1, flaky: 1 }, suites, errors: [] }));

  expect(readPlaywright(file, 1)).toEqual({
    passed: 2,
    failures: [{ name: 'day.spec.ts › two', reason: 'never came' }],
    flaky: [{ name: 'day.spec.ts › three', reason: 'never came' }],
  });
});
