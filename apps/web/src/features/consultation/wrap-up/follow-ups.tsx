import { findFollowUps } from '@noteer/clinical';
import { dayOfConsultation, type Recording } from '@noteer/contract';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { longDate } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { startOfDate } from '../../../lib/wall-clock.ts';
import { wrapUpStrings } from './strings.ts';

/** What the server makes tasks of when the note is declared ready. */
export function FollowUps({ recording, text }: { recording: Recording; text: string }) {
  const t = useStrings(wrapUpStrings);
  const language = useLanguage();
  const date = dayOfConsultation(recording.appointment.appointment_time);
  const found = useMemo(
    () => findFollowUps(text, recording.language, date),
    [text, recording.language, date],
  );
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="follow-ups" className="flex flex-col gap-2">
      <h3 id="follow-ups" className="flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden="true" className="size-5 text-pine" />
        {t.followUps}
      </h3>
      <p className="text-sm text-muted">{t.followUpsMore}</p>
      <ul className="flex flex-col">
        {found.map(({ text: words, start, due }) => (
          <li key={start} className="border-t border-line py-2">
            {words}
            {due && <p className="text-sm text-muted">{t.due(longDate(startOfDate(due), language))}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
