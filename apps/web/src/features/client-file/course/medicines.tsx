import type { ClientFile } from '@noteer/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { PlaceLink, placePath } from '../../../consultations/place-link.tsx';
import { fileDate } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { useNow } from '../../../lib/use-now.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { FileClient } from './said.tsx';
import { courseStrings } from './strings.ts';
import { firstDay, lastDay, shareOf, spanOf, type TimeSpan } from './time-span.ts';

type Medicine = ClientFile['course']['medicines'][number];
type Step = Medicine['steps'][number];

type MedicinesProps = { medicines: readonly Medicine[]; client: FileClient };

const startOf = ({ from, first_seen }: Medicine): string => from?.date ?? first_seen;

/** Each medicine as a bar from its beginning to its end, a piece for each dose. */
export function Medicines({ medicines, client }: MedicinesProps) {
  const t = useStrings(courseStrings);
  const language = useLanguage();
  const today = useNow().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const begun = medicines.filter(
    ({ steps, is_current, to, planned }) => is_current || to || steps.length > 0 || planned.length === 0,
  );
  const planned = medicines.flatMap(({ name, planned: plans }) => plans.map((plan) => ({ name, plan })));
  const span = spanOf([...begun.flatMap((each) => [startOf(each), each.last_seen]), today]);
  return (
    <section aria-label={t.medicines} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t.medicines}</h3>
      <ul className="flex flex-col">
        {begun.map((medicine) => (
          <Bar key={medicine.name} medicine={medicine} span={span} today={today} client={client} />
        ))}
      </ul>
      <p aria-hidden="true" className="time-axis">
        <span>{fileDate({ date: firstDay(span) }, language)}</span>
        <span>{fileDate({ date: lastDay(span) }, language)}</span>
      </p>
      {planned.map(({ name, plan }) => (
        <p key={`${name} ${plan.place.id} ${plan.place.from}`} className="text-sm text-muted">
          {t.planned([name, plan.dose].filter(Boolean).join(' '))}{' '}
          <PlaceLink client={client} place={plan.place} />
        </p>
      ))}
    </section>
  );
}

type BarProps = { medicine: Medicine; span: TimeSpan; today: string; client: FileClient };

function Bar({ medicine, span, today, client }: BarProps) {
  const t = useStrings(courseStrings);
  const language = useLanguage();
  const [shown, setShown] = useState<Step | null>(null);
  const { name, to, is_current, steps, last, last_seen, last_change } = medicine;
  const end = to?.date ?? (is_current ? today : last_seen);
  // Without a dose it is still one piece, with the sentence that names it.
  const pieces = steps.length > 0 ? steps : [last];
  const point = shown ?? last_change ?? last;
  const said = [t[point.change], point.dose, point.by && t.by(point.by)].filter(Boolean).join(' ');
  return (
    <li className="medicine-row">
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-sm text-muted">
          {is_current ? t.current : to ? t.until(fileDate(to, language)) : t.former}
          {medicine.is_used_after_stop && ` · ${t.usedAfterStop}`}
        </span>
      </span>
      <span className="min-w-0">
        <span className="medicine-track">
          {pieces.map((step, index) => {
            const from = index === 0 ? startOf(medicine) : step.date;
            const until = pieces[index + 1]?.date ?? end;
            const left = shareOf(from, span);
            return (
              <Link
                key={`${step.date} ${step.place.id} ${step.place.from}`}
                to={placePath(client.id, step.place)}
                aria-label={`${name}, ${t[step.change]} ${step.dose}, ${fileDate(step, language)}`}
                onFocus={() => setShown(step)}
                onPointerEnter={() => setShown(step)}
                onBlur={() => setShown(null)}
                onPointerLeave={() => setShown(null)}
                // One that began a moment ago is as wide as a finger needs, and still within the track.
                style={{
                  left: `min(${left}%, 100% - 0.75rem)`,
                  width: `max(${shareOf(until, span) - left}%, 0.75rem)`,
                }}
                className={classNames('medicine-bar', !is_current && 'medicine-bar-former')}
              >
                <span className="truncate">{step.dose}</span>
              </Link>
            );
          })}
        </span>
        <span className="block text-sm text-muted">
          {said}, {fileDate(point, language)}
        </span>
      </span>
    </li>
  );
}
