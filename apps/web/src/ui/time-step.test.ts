import { parseTime } from '@internationalized/date';
import { expect, test } from 'vitest';
import { toStep } from './time-step.ts';

const stepped = (next: string, previous: string | null, step: number) =>
  toStep(parseTime(next), previous ? parseTime(previous) : null, step)
    .toString()
    .slice(0, 5);

test.each([
  ['one minute up is one step up', '09:16', '09:15', 5, '09:20'],
  ['one minute down is one step down', '09:14', '09:15', 5, '09:10'],
  ['what is typed goes to the nearest step', '09:38', '09:15', 15, '09:45'],
  ['rounding up carries into the hour', '09:58', null, 15, '10:00'],
  ['rounding up at midnight starts the day', '23:58', null, 15, '00:00'],
  ['what is on a step stays', '09:30', '09:15', 15, '09:30'],
  ['a step of one changes nothing', '09:17', '09:16', 1, '09:17'],
])('%s', (_, next, previous, step, expected) => {
  expect(stepped(next, previous, step)).toBe(expected);
});
