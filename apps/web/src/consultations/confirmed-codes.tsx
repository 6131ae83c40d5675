import type { ConsultationCodes } from '@noteer/contract';
import { CircleCheck } from 'lucide-react';
import { shortMoment } from '../lib/format.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { chosenStrings, sortStrings } from './code-strings.ts';

/** What somebody confirmed, who and when. */
export function ConfirmedCodes({ confirmed }: { confirmed: NonNullable<ConsultationCodes['confirmed']> }) {
  const t = useStrings(chosenStrings);
  const sorts = useStrings(sortStrings);
  const language = useLanguage();
  const { codes, by_name, at, differs } = confirmed;
  const who = by_name && at ? t.confirmedBy(by_name, shortMoment(new Date(at), language)) : t.confirmed;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-start gap-2 text-sm text-muted">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green" />
        <span>{differs ? `${who} (${t.differed})` : who}</span>
      </p>
      {codes.length === 0 ? (
        <p>{t.noCodes}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {codes.map(({ system, is_surcharge, code, meaning, is_in_list }) => (
            <li key={`${system} ${is_surcharge} ${code}`} className="break-words">
              <span className="text-sm text-muted">{sorts[is_surcharge ? 'surcharge' : system]} </span>
              <span className="code-text">{code}</span> {meaning}{' '}
              {!is_in_list && <span className="code-doubt">{t.outsideList}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
