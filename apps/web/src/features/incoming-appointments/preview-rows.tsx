import type { IncomingRow } from '@noteer/contract';
import { useState } from 'react';
import { agendaTime, birthDate, fileDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { fieldStrings, fileStrings, problemStrings } from './file-strings.ts';
import { incomingStrings } from './strings.ts';

const PAGE = 100;

export function PreviewRows({ rows }: { rows: IncomingRow[] }) {
  const t = useStrings(fileStrings);
  const { clinician } = useStrings(incomingStrings);
  const [shown, setShown] = useState(PAGE);
  if (rows.length === 0) return <p className="text-muted">{t.none}</p>;
  return (
    <>
      <table className="w-full text-left max-md:block">
        <thead className="border-b border-line text-sm text-muted max-md:sr-only">
          <tr>
            <th className="py-2 pr-6 text-right font-medium">{t.line}</th>
            <th className="py-2 pr-6 font-medium">{t.when}</th>
            <th className="py-2 pr-6 font-medium">{t.client}</th>
            <th className="py-2 font-medium">{clinician}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.slice(0, shown).map((row) => (
            <Row key={`${row.line} ${row.start_time}`} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setShown(shown + PAGE)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

/** A row of the table; where there is no room for one, a small card of its own. */
function Row({ row }: { row: IncomingRow }) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  const { start_time, end_time, date_of_birth, client_code } = row;
  const about = [client_code, date_of_birth && t.born(birthDate(date_of_birth, language))].filter(Boolean);
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3 md:*:py-2.5">
      <td className="tabular text-sm text-muted max-md:order-2 md:w-16 md:pt-3 md:pr-6 md:text-right">
        <span className="md:hidden">{t.line} </span>
        {row.line}
      </td>
      <td className="tabular max-md:order-1 md:w-56 md:pr-6">
        {start_time ? (
          <>
            {fileDate({ date: start_time.slice(0, 10) }, language)}
            <span className="block text-sm text-muted max-md:inline max-md:before:content-['_·_']">
              {agendaTime(start_time)}
              {end_time && ` – ${agendaTime(end_time)}`}
            </span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="min-w-0 break-words max-md:order-3 max-md:col-span-2 md:pr-6">
        <p className="font-medium">
          {row.client_name || '–'}
          {row.is_new_client && (
            <span className="ml-2 rounded-full bg-pine-soft px-2 py-0.5 text-sm font-medium whitespace-nowrap text-pine">
              {t.newClient}
            </span>
          )}
        </p>
        {about.length > 0 && <p className="text-sm text-muted">{about.join(' · ')}</p>}
        <Why row={row} />
      </td>
      <td className="break-words max-md:order-4 max-md:col-span-2 max-md:text-sm max-md:text-muted md:w-56">
        {row.clinician_name || '–'}
      </td>
    </tr>
  );
}

function Why({ row: { verdict, problems } }: { row: IncomingRow }) {
  const t = useStrings(fileStrings);
  const words = useStrings(problemStrings);
  const names = useStrings(fieldStrings);
  if (verdict === 'recorded' || verdict === 'removed')
    return <p className="text-sm text-muted">{t[verdict]}</p>;
  if (problems.length === 0) return null;
  return (
    <ul className="text-sm font-medium text-red">
      {problems.map(({ field, problem }) => (
        <li key={`${field} ${problem}`}>{words[problem](names[field])}</li>
      ))}
    </ul>
  );
}
