/** Whether two texts count the same, or name the same day or time. */
import type { Amount, Clock, Day, Quantity } from '../reading/quantity.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));

function isSameAmount(written: Amount, said: Amount): boolean {
  const values = [said.value, ...said.others];
  const { unit } = written;
  if (unit && said.unit && unit.kind === said.unit.kind)
    return values.some((value) => isNear(value * (said.unit?.factor ?? 1), written.value * unit.factor));
  return (!unit || !said.unit) && values.some((value) => isNear(value, written.value));
}

/** Parts that both name must be the same; one of them must be. */
function isSameDay(written: Day, said: Day): boolean {
  const parts = ['day', 'month', 'year', 'weekday'] as const;
  const both = parts.filter((part) => written[part] !== undefined && said[part] !== undefined);
  return both.length > 0 && both.every((part) => written[part] === said[part]);
}

const HALF_DAY_minutes = 720;
const isSameTime = (written: Clock, said: Clock) =>
  written.minutes % HALF_DAY_minutes === said.minutes % HALF_DAY_minutes;

export function isSame(written: Quantity, said: Quantity): boolean {
  if (written.what === 'amount' && said.what === 'amount') return isSameAmount(written, said);
  if (written.what === 'day' && said.what === 'day') return isSameDay(written, said);
  if (written.what === 'clock' && said.what === 'clock') return isSameTime(written, said);
  // `om tien` and `10 uur`: a number may be a time, and 14/82 a day.
  if (written.what === 'clock' && said.what === 'amount')
    return isNear(said.value % 12, (written.minutes / 60) % 12);
  if (written.what === 'amount' && said.what === 'clock')
    return isNear(written.value % 12, (said.minutes / 60) % 12);
  return false;
}

/** Whether both count the same kind of thing: doses, times a day, days. */
export const isAlike = (written: Quantity, said: Quantity): boolean =>
  written.what === 'amount' && said.what === 'amount'
    ? written.unit?.kind === said.unit?.kind
    : written.what === said.what;
