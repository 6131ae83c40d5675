import { expect, test } from 'vitest';
import { report } from './test-results.mjs';

test('every stage is told with what failed in it, also those after one that failed', () => {
  const runs = [
    { name: 'unit', passed: 10, failed: 1, seconds: 61.2 },
    { name: 'e2e', passed: 5, failed: 0, seconds: 30.4 },
  ];

  expect(report(runs, 92)).toBe(
    '✗ unit: 10 passed, 1 failed in 61 s\n✓ e2e: 5 passed, 0 failed in 30 s\n15 passed, 1 failed\nin 92 s',
  );
});

test('a single stage is told once', () => {
  expect(report([{ name: 'unit', passed: 10, failed: 0, seconds: 60 }], 60)).toBe(
    '10 passed, 0 failed\nin 60 s',
  );
});
