import { type Departure, ReplacedKind } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { departuresQuery, useDepartedText } from './api.ts';
import { departuresStrings, replacedOnceStrings, replacedStrings } from './departures-strings.ts';

/** What went to engines elsewhere. Asked for when somebody opens it. */
export function Departures() {
  const t = useStrings(departuresStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t.open} closeLabel={t.close}>
        <p className="mb-4 text-sm text-muted">{t.intro}</p>
        {isOpen && <DepartureList />}
      </Dialog>
    </>
  );
}

function DepartureList() {
  const t = useStrings(departuresStrings);
  const language = useLanguage();
  const { data: departures, error, refetch, isFetching } = useQuery(departuresQuery());
  if (error && !departures)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-sm">
        <p>
          <span className="font-medium">{t.failed}. </span>
          <span className="text-muted">{failureSentence(error, language)}</span>
        </p>
        <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => refetch()}>
          {t.retry}
        </Button>
      </div>
    );
  if (!departures) return <SkeletonText lines={4} />;
  if (departures.length === 0) return <p>{t.none}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {departures.map((departure) => (
        <DepartureRow key={departure.id} {...departure} />
      ))}
    </ul>
  );
}

function DepartureRow({ left_at, engine, recording_id, what, pieces, replaced }: Departure) {
  const t = useStrings(departuresStrings);
  const kinds = useStrings(replacedStrings);
  const single = useStrings(replacedOnceStrings);
  const language = useLanguage();
  const { mutate, reset, data: text, error, isPending } = useDepartedText();
  const counts = ReplacedKind.options.flatMap((kind) =>
    replaced[kind] ? [`${replaced[kind]} ${replaced[kind] === 1 ? single[kind] : kinds[kind]}`] : [],
  );
  return (
    <li className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t[what](pieces)}</span>
        <time dateTime={left_at} className="text-muted">
          {shortMoment(new Date(left_at), language)}
        </time>
      </p>
      <p className="break-words text-muted">{t.to(engine)}</p>
      {what === 'text' && (
        <p>{counts.length > 0 ? `${t.replaced}: ${counts.join(', ')}` : t.nothingReplaced}</p>
      )}
      {what === 'text' && recording_id && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            isPending={isPending}
            aria-expanded={text !== undefined}
            onClick={() => (text === undefined ? mutate(recording_id) : reset())}
          >
            {text === undefined ? t.show : t.hide}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-red">
          {t.textFailed}
        </p>
      )}
      {text !== undefined && (
        <>
          <p className="text-muted">{t.logged}</p>
          <pre className="max-h-72 overflow-y-auto rounded-control bg-paper-deep p-3 font-sans break-words whitespace-pre-wrap">
            {text}
          </pre>
        </>
      )}
    </li>
  );
}
