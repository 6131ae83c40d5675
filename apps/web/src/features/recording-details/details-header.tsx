import { clientPath, type Recording } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ConsentLine } from '../../consultations/consent-line.tsx';
import { ReviewMark } from '../../consultations/review-mark.tsx';
import { appointmentSpan } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { ButtonLink } from '../../ui/button.tsx';

type DetailsHeaderProps = { recording: Recording; back: { to: string; label: string; state?: object } };

/** Whose consultation it is, when it was, and where one came from. */
export function DetailsHeader({ recording, back }: DetailsHeaderProps) {
  const shownName = useClientName();
  const may = useMay();
  const { client_id, client_name, appointment_time, appointment_end_time } = recording.appointment;
  return (
    <header className="mb-6 flex flex-col gap-4">
      <ButtonLink
        to={back.to}
        state={back.state}
        variant="quiet"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ml-3 self-start"
      >
        {back.label}
      </ButtonLink>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h2 className="display text-2xl break-words">
            {may('find_clients') ? (
              <Link to={clientPath(client_id)} className="rounded-sm hover:text-pine hover:underline">
                {shownName(client_name)}
              </Link>
            ) : (
              shownName(client_name)
            )}
          </h2>
          <p className="tabular text-muted">{appointmentSpan(appointment_time, appointment_end_time)}</p>
          {recording.description && <p className="text-muted">{recording.description}</p>}
        </div>
        <ReviewMark recording={recording} isSpelledOut />
      </div>
      <ConsentLine recording_id={recording.id} />
    </header>
  );
}
