import { useStrings } from '../../lib/strings.ts';
import { type Counted, type Measure, measured, measures, useFigures } from './measure.ts';
import { totalsStrings } from './totals-strings.ts';
import type { By, TotalsRow } from './use-totals-rows.ts';

type TotalsTableProps = { by: By; rows: readonly TotalsRow[]; total: Counted; measure: Measure };

/** All figures; behind the name a bar of the one that is looked at. */
export function TotalsTable({ by, rows, total, measure }: TotalsTableProps) {
  const t = useStrings(totalsStrings);
  const figure = useFigures();
  const most = Math.max(1, ...rows.map((row) => measured(row, measure)));
  const heading = { day: t.day, clinician: t.clinician, code: t.code }[by];
  return (
    <table className="totals-table">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {measures.map((name) => (
            <th key={name} scope="col" data-shown={name === measure || undefined}>
              {t[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span className="block [overflow-wrap:anywhere]">{row.name}</span>
              {row.detail && <span className="block text-sm font-normal text-muted">{row.detail}</span>}
              {by !== 'day' && (
                <span aria-hidden="true" className="totals-bar">
                  <span style={{ width: `${(measured(row, measure) / most) * 100}%` }} />
                </span>
              )}
            </th>
            {measures.map((name) => (
              <td key={name} data-shown={name === measure || undefined}>
                {figure(row, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {by !== 'code' && (
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            {measures.map((name) => (
              <td key={name} data-shown={name === measure || undefined}>
                {figure(total, name)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
