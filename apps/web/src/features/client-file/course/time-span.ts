/** Days on a line: where something stands, as a share of its length. */

const DAY_ms = 24 * 60 * 60 * 1000;
/** One day alone would have no length. */
const LEAST_days = 30;

export type TimeSpan = { from: number; to: number };

const daysOf = (date: string): number => Math.floor(Date.parse(date) / DAY_ms);

export function spanOf(dates: readonly string[]): TimeSpan {
  const days = dates.map(daysOf);
  const to = Math.max(...days);
  return { from: Math.min(...days, to - LEAST_days), to };
}

/** 0 to 100. */
export const shareOf = (date: string, { from, to }: TimeSpan): number =>
  Math.min(100, Math.max(0, ((daysOf(date) - from) / (to - from)) * 100));

export const firstDay = ({ from }: TimeSpan): string =>
  new Date(from * DAY_ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
export const lastDay = ({ to }: TimeSpan): string =>
  new Date(to * DAY_ms).toISOString().slice(0, 'YYYY-MM-DD'.length);
