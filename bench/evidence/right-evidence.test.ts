import { expect, test } from 'vitest';
import { rightEvidence } from './right-evidence.ts';

test('of sentences by hand nineteen in twenty are led back to where they were said', () => {
  const { right, judged, lit } = rightEvidence();
  expect(judged).toBeGreaterThan(300);
  expect(right / judged).toBeGreaterThanOrEqual(0.95);
  // Whoever lights everything is right as well.
  expect(lit / judged).toBeLessThan(2);
});
