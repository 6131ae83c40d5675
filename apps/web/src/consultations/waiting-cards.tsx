/** What a colleague left to somebody: notes to sign with them, and notes of whom one covers for. Nothing where there is none. */
import { recordingPath, type ToCosign } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { agendaDate, agendaTime } from '../lib/format.ts';
import { useMay } from '../lib/may.ts';
import { useClientName } from '../lib/privacy.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Card } from '../ui/card.tsx';
import { moveFocus } from '../ui/row-focus.ts';
import { pageToReview } from './page-to-review.ts';
import { RecordingList } from './recording-list.tsx';
import { RowLink } from './row-link.tsx';
import { coveredQuery, toCosignQuery } from './step-queries.ts';
import { waitingStrings } from './step-strings.ts';

const tight = 'px-2! md:px-3! [&>header]:px-3';

export function WaitingCards() {
  const mayCosign = useMay()('cosign_note');
  // Whom nobody asks for a signature covers for nobody either.
  if (!mayCosign) return null;
  return (
    <>
      <ToCosignCard />
      <CoveredCard />
    </>
  );
}

function ToCosignCard() {
  const t = useStrings(waitingStrings);
  const { data: notes = [] } = useQuery(toCosignQuery());
  if (notes.length === 0) return null;
  return (
    <Card heading={t.toCosign} className={tight}>
      <ul aria-label={t.toCosign} onKeyDown={moveFocus} className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id}>
            <CosignRow note={note} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CosignRow({ note }: { note: ToCosign }) {
  const t = useStrings(waitingStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const id = useId();
  const { appointment_time, asked_by_name, on_behalf_of_name } = note;
  return (
    <RowLink
      page={{ to: recordingPath('cosign', note.id), state: {} }}
      labelledBy={`${id}-name ${id}-time ${id}-who`}
      className="flex min-h-14 flex-col justify-center px-3 py-2 text-left"
    >
      <span id={`${id}-name`} className="truncate font-medium">
        {shownName(note.client_name)}
      </span>{' '}
      <span id={`${id}-time`} className="tabular text-sm text-muted">
        {agendaDate(appointment_time, language)}, {agendaTime(appointment_time)}
      </span>{' '}
      <span id={`${id}-who`} className="text-sm text-muted">
        {t.askedBy(asked_by_name)}
        {on_behalf_of_name && `, ${t.onBehalfOf(on_behalf_of_name)}`}
      </span>
    </RowLink>
  );
}

function CoveredCard() {
  const t = useStrings(waitingStrings);
  const { data: recordings = [] } = useQuery(coveredQuery());
  if (recordings.length === 0) return null;
  const groups = [...Map.groupBy(recordings, ({ covered_for }) => covered_for ?? '')];
  return (
    <Card heading={t.covered} className={tight}>
      <div className="flex flex-col gap-4">
        {groups.map(([name, own]) => (
          <section key={name}>
            <h3 className="px-3 text-sm font-semibold text-muted">{t.coveredFor(name)}</h3>
            <RecordingList
              label={t.coveredFor(name)}
              recordings={own}
              isClickable={() => true}
              pageOf={pageToReview}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}
