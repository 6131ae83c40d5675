import type { NumbersOfWeek } from '@noteer/contract';
import { fileDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { measures, useSaid } from './measures.ts';
import { numbersStrings } from './strings.ts';

/** Every figure, the latest week first. */
export function NumbersTable({ rows }: { rows: readonly NumbersOfWeek[] }) {
  const t = useStrings(numbersStrings);
  const language = useLanguage();
  const said = useSaid();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen the arrow keys move it
    <section className="numbers-table" aria-label={t.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {t[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ week, numbers }) => (
            <tr key={week}>
              <th scope="row">{fileDate({ date: week }, language)}</th>
              {numbers ? (
                measures.map((measure) => <td key={measure}>{said(measure, numbers)}</td>)
              ) : (
                <td colSpan={measures.length} className="text-muted">
                  {t.fewerThan5}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
