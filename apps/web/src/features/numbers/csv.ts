/** The numbers as a table for a spreadsheet. */
import type { NumbersOfWeek } from '@noteer/contract';

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\u{feff}';

const columns = [
  ...(['consultations', 'half_signed_within', 'kept_share'] as const),
  ...(['marks', 'marks_taken', 'omissions', 'omissions_taken'] as const),
];

/** What begins like a formula is text to a spreadsheet only behind an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Words = { everybody: string; noTeam: string; fewerThan5: string };

/** The names of the columns are those of the API; shares are percentages. */
export function numbersCsv(rows: readonly NumbersOfWeek[], words: Words): string {
  const lines = rows.map(({ week, team, numbers }) => [
    week,
    team === null ? words.everybody : team || words.noTeam,
    ...(numbers
      ? columns.map((name) =>
          name === 'kept_share' && numbers.kept_share !== null
            ? Math.round(numbers.kept_share * 100)
            : numbers[name],
        )
      : [words.fewerThan5]),
  ]);
  return `${BYTE_ORDER_MARK}${[['week', 'team', ...columns], ...lines]
    .map((line) => `${line.map(cell).join(';')}\r\n`)
    .join('')}`;
}
