import { expect, test } from 'vitest';
import { pageAt } from './page-speed.ts';

test.each([
  ['/walkthrough/review', 'review'],
  ['/walkthrough/review/9b2f6a0e-7c1d-4f0e-8a4c-2b6f5f0d3c02', 'review'],
  ['/home', 'home'],
  ['/', 'other'],
  ['/somebody/by/name', 'other'],
])('%s is reported as %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
