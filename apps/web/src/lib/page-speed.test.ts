import { expect, test } from 'vitest';
import { pageAt } from './page-speed.ts';

test.each([
  ['/walkthrough/review', 'review'],
  ['/home', 'home'],
  ['/', 'other'],
  ['/somebody/by/name', 'other'],
])('%s is reported as %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
