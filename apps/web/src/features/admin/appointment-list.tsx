import type { AnyAppointment } from '@noteer/contract';
import { CalendarClock, CalendarX2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { ReviewMark } from '../../consultations/review-mark.tsx';
import { RowLink } from '../../consultations/row-link.tsx';
import { appointmentSpan } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { moveFocus } from '../../ui/row-focus.ts';
import { dayStrings } from './day-strings.ts';

type AppointmentListProps = {
  label: string;
  appointments: readonly AnyAppointment[];
  /** What can be done with it, at the end of its row. */
  action: (appointment: AnyAppointment) => ReactNode;
};

/** Everyone's: who, when, with whom, about what and how far. Only what its clinician has reviewed can be opened. */
export function AppointmentList({ label, appointments, action }: AppointmentListProps) {
  return (
    <ul aria-label={label} onKeyDown={moveFocus} className="@container divide-y divide-line">
      {appointments.map((appointment) => (
        <li key={appointment.id} className="flex items-start gap-1 py-0.5">
          <Row appointment={appointment} />
          {action(appointment)}
        </li>
      ))}
    </ul>
  );
}

/** Two lines where there is room, five where there is not; nothing of it is cut off. */
const rowLook =
  'grid min-h-14 min-w-0 flex-1 content-center gap-x-4 px-3 py-2 text-left ' +
  '@xl:grid-cols-[minmax(0,1fr)_12.5rem] @2xl:grid-cols-[minmax(0,1fr)_12.5rem_11rem]';

function Row({ appointment }: { appointment: AnyAppointment }) {
  const may = useMay();
  const id = useId();
  const { recording } = appointment;
  if (!recording?.is_reviewed || !may('read_note')) {
    return (
      <div className={rowLook}>
        <Cells appointment={appointment} id={id} />
      </div>
    );
  }
  const page = { to: detailsPath(recording), state: detailsOf(recording, true) };
  const parts = ['name', 'time', 'clinician', 'about', 'mark'];
  return (
    <RowLink page={page} labelledBy={parts.map((part) => `${id}-${part}`).join(' ')} className={rowLook}>
      <Cells appointment={appointment} id={id} />
    </RowLink>
  );
}

function Cells({ appointment, id }: { appointment: AnyAppointment; id: string }) {
  const shownName = useClientName();
  const { appointment_time, appointment_end_time, client_name, clinician_name, recording } = appointment;
  return (
    <>
      <span id={`${id}-name`} className="font-medium break-words">
        {shownName(client_name)}
      </span>{' '}
      <span id={`${id}-time`} className="tabular text-sm text-muted @xl:col-start-2 @xl:row-start-1">
        {appointmentSpan(appointment_time, appointment_end_time)}
      </span>{' '}
      <span id={`${id}-clinician`} className="text-sm break-words @xl:col-start-2 @xl:row-start-2">
        {clinician_name}
      </span>{' '}
      <span
        id={`${id}-about`}
        className="text-sm break-words text-muted empty:hidden @xl:col-start-1 @xl:row-start-2"
      >
        {appointment.description}
      </span>{' '}
      <span id={`${id}-mark`} className="@2xl:col-start-3 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-center">
        {recording ? (
          <ReviewMark recording={recording} isSpelledOut />
        ) : (
          <NotRecorded appointment={appointment} />
        )}
      </span>
    </>
  );
}

/** Still to come, or gone by without a recording. */
function NotRecorded({ appointment }: { appointment: AnyAppointment }) {
  const t = useStrings(dayStrings);
  const now = wallClock(useNow());
  const isPast = (appointment.appointment_end_time ?? appointment.appointment_time) < now;
  const Icon = isPast ? CalendarX2 : CalendarClock;
  return (
    <span className="flex items-center gap-2 text-sm font-medium text-muted">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {isPast ? t.notRecorded : t.planned}
    </span>
  );
}
