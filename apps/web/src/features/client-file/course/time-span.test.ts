import { expect, test } from 'vitest';
import { firstDay, lastDay, shareOf, spanOf } from './time-span.ts';

test('days stand on the line in proportion', () => {
  const span = spanOf(['2026-01-01', '2026-03-02', '2026-01-31']);
  expect([firstDay(span), lastDay(span)]).toEqual(['2026-01-01', '2026-03-02']);
  expect(['2026-01-01', '2026-01-31', '2026-03-02'].map((day) => shareOf(day, span))).toEqual([0, 50, 100]);
});

test('one day alone stands at the end of a month, and what is outside stays on the line', () => {
  const span = spanOf(['2026-03-31']);
  expect(firstDay(span)).toBe('2026-03-01');
  expect([shareOf('2026-03-31', span), shareOf('2020-01-01', span)]).toEqual([100, 0]);
});
