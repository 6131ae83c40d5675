import type { NumbersOfWeek } from '@noteer/contract';

const WEEK_MS = 7 * 86_400_000;

/** From the first to the last, also those in which nothing was signed. */
export function everyWeek(rows: readonly NumbersOfWeek[]): string[] {
  const [first, last] = [rows[0]?.week, rows.at(-1)?.week];
  if (!first || !last) return [];
  const weeks: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += WEEK_MS)
    weeks.push(new Date(day).toISOString().slice(0, 10));
  return weeks;
}

/** In the order of the alphabet, those without a team last. */
export const teamsIn = (rows: readonly NumbersOfWeek[]): string[] =>
  [...new Set(rows.flatMap(({ team }) => (team === null ? [] : [team])))].sort(
    (one, other) => Number(one === '') - Number(other === '') || one.localeCompare(other, 'nl'),
  );
