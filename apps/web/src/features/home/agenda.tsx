import type { Appointment } from '@noteer/contract';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router';
import { DeletionDialog, type ToDelete } from '../../consultations/deletion-dialog.tsx';
import { deletionStrings } from '../../consultations/deletion-strings.ts';
import { useDeleteAppointment } from '../../consultations/deletions.ts';
import { agendaTime } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { walkthroughPath } from '../../lib/walkthrough.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { toast } from '../../ui/toaster.tsx';
import { AgendaRow } from './agenda-row.tsx';
import { useFindWalkthrough } from './api.ts';
import { agendaStrings } from './strings.ts';

type AgendaProps = { label: string; appointments: readonly Appointment[]; isToday: boolean };

/** The day as a line: what was, what is next and what is to come. */
export function Agenda({ label, appointments, isToday }: AgendaProps) {
  const t = useStrings(agendaStrings);
  const d = useStrings(deletionStrings);
  const shownName = useClientName();
  const navigate = useNavigate();
  const may = useMay();
  const now = wallClock(useNow());
  const find = useFindWalkthrough();
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);
  const next = isToday ? nextOf(appointments, now) : undefined;
  const firstToCome = appointments.find(({ appointment_time }) => appointment_time > now);

  function open(appointment: Appointment, step: 'record' | 'review' = 'record') {
    if (find.isPending) return;
    find.mutate(appointment, {
      onSuccess: (walkthrough) => void navigate(walkthroughPath(step, walkthrough), { state: walkthrough }),
      onError: () => toast.error(t.fetchFailed),
    });
  }

  const askToDelete = ({ id, client_name, appointment_time }: Appointment) =>
    setToDelete({ id, more: d.appointmentMore(shownName(client_name), agendaTime(appointment_time)) });

  return (
    <>
      <ul aria-label={label} className="agenda">
        {appointments.map((appointment) => (
          <Fragment key={appointment.id}>
            {isToday && appointment === firstToCome && <NowLine now={now} />}
            <AgendaRow
              appointment={appointment}
              isNext={appointment === next}
              isMissed={isOver(appointment, now)}
              canCatchUp={isToday}
              isOpening={find.isPending && find.variables?.id === appointment.id}
              onOpen={may('record') ? () => open(appointment) : undefined}
              onReview={
                may('record')
                  ? () => open(appointment, appointment.status === 'failed' ? 'record' : 'review')
                  : undefined
              }
              onDelete={may('delete_appointment') ? () => askToDelete(appointment) : undefined}
            />
          </Fragment>
        ))}
        {isToday && !firstToCome && <NowLine now={now} />}
      </ul>
      <DeletionDialog
        toDelete={toDelete}
        remove={useDeleteAppointment()}
        done={d.appointmentDone}
        failed={d.appointmentFailed}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

const isToRecord = ({ is_appointment, status }: Appointment): boolean =>
  is_appointment && status === 'scheduled';

const isPast = ({ appointment_time, appointment_end_time }: Appointment, now: string): boolean =>
  (appointment_end_time ?? appointment_time) <= now;

/** Its time went by and nothing was recorded. */
const isOver = (appointment: Appointment, now: string): boolean =>
  isToRecord(appointment) && isPast(appointment, now);

/** The first that can still be recorded in its own time. */
const nextOf = (appointments: readonly Appointment[], now: string): Appointment | undefined =>
  appointments.find((appointment) => isToRecord(appointment) && !isPast(appointment, now));

/** Only for the eye: the times themselves say as much to whoever hears them. */
function NowLine({ now }: { now: string }) {
  const t = useStrings(agendaStrings);
  return (
    <li aria-hidden="true" className="agenda-now">
      <span>
        {t.now} {agendaTime(now)}
      </span>
    </li>
  );
}
