import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rightEvidence } from './right-evidence.ts';

const open = join(import.meta.dirname, '../../packages/clinical/test/consultations/open');

test('of sentences by hand nineteen in twenty are led back to where they were said', () => {
  const { right, judged, lit } = rightEvidence(open, 8);
  expect(judged).toBeGreaterThan(300);
  expect(right / judged).toBeGreaterThanOrEqual(0.95);
  // Whoever lights everything is right as well.
  expect(lit / judged).toBeLessThan(2);
});
