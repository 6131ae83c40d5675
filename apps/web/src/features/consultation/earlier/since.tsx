import type { FilePlace, SinceLastTime } from '@noteer/contract';
import { CircleMinus, CirclePlus, RefreshCw } from 'lucide-react';
import { fileDate } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { earlierStrings } from './strings.ts';

const looks = {
  new: { Icon: CirclePlus, tone: 'text-green' },
  gone: { Icon: CircleMinus, tone: 'text-red' },
  changed: { Icon: RefreshCw, tone: 'text-amber' },
};

type SinceProps = {
  changes: SinceLastTime['changes'];
  /** The recording whose note is shown beneath. */
  earlier: string;
  onNow: (place: FilePlace) => void;
  onBefore: (place: FilePlace) => void;
};

export function Since({ changes, earlier, onNow, onBefore }: SinceProps) {
  const t = useStrings(earlierStrings);
  const language = useLanguage();
  return (
    <section aria-label={t.since} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t.since}</h3>
      {changes.length === 0 && <p className="text-sm text-muted">{t.nothing}</p>}
      <ul className="divide-y divide-line">
        {changes.map(({ is, text, before, now }) => {
          const { Icon, tone } = looks[is];
          // What came from another paper than the one beneath has no place there.
          const isBeneath = before?.kind === 'note' && before.id === earlier;
          return (
            <li key={`${is} ${text} ${now?.from}`} className="flex items-start gap-3 py-2">
              <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${tone}`} />
              <div className="min-w-0">
                <p className="break-words">
                  <span className="text-sm font-medium">{t[is]}: </span>
                  {text}
                </p>
                {before && <Said label={t.writtenOn(fileDate(before, language))} place={before} />}
                {now && <Said label={t.writtenNow} place={now} />}
                <p className="-ml-3 flex flex-wrap">
                  {now && (
                    <Button variant="quiet" size="sm" aria-label={t.nowOf(text)} onClick={() => onNow(now)}>
                      {t.now}
                    </Button>
                  )}
                  {isBeneath && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t.beforeOf(text)}
                      onClick={() => onBefore(before)}
                    >
                      {t.before}
                    </Button>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A sentence as it was written: what two figures leave out, it says. */
function Said({ label, place }: { label: string; place: FilePlace }) {
  return (
    <p className="break-words text-sm">
      <span className="text-muted">{label} </span>
      <q>{place.sentence}</q>
    </p>
  );
}
