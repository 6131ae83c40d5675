import type { AnyAppointment } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, ClipboardList, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeletionDialog, type ToDelete } from '../../consultations/deletion-dialog.tsx';
import { deletionStrings } from '../../consultations/deletion-strings.ts';
import { useDeleteAppointment } from '../../consultations/deletions.ts';
import { allAppointmentsQuery } from '../../consultations/queries.ts';
import { rowSkeletons } from '../../consultations/recording-pages.tsx';
import { recordingListStrings } from '../../consultations/strings.ts';
import { appointmentSpan } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListPages, type PagedResult } from '../../ui/list-pages.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { dayStrings } from './day-strings.ts';
import { MoveDialog } from './move-dialog.tsx';
import { adminStrings } from './strings.ts';

/** Everyone's appointments of a date; for whoever adds codes also what waits for them, of any date. */
export function DayConsultations({ date }: { date: string }) {
  const may = useMay();
  return (
    <Card className="px-2! py-2! md:px-3!">
      {may('set_codes') ? <DayAndWaiting date={date} /> : <Day date={date} />}
    </Card>
  );
}

function DayAndWaiting({ date }: { date: string }) {
  const t = useStrings(dayStrings);
  const waiting = useInfiniteQuery(allAppointmentsQuery({ waits_for_codes: 'true' }));
  const count = waiting.data?.pages.flat().length ?? 0;
  return (
    <div className="[&_[role=tablist]]:px-3 [&_[role=tabpanel]]:pt-2">
      <Tabs
        label={t.lists}
        items={[
          { id: 'day', label: t.day, content: <Day date={date} /> },
          {
            id: 'waiting',
            label: count > 0 ? t.waitingCount(`${count}${waiting.hasNextPage ? '+' : ''}`) : t.waiting,
            content: (
              <Appointments
                label={t.waiting}
                result={waiting}
                empty={
                  <EmptyState icon={<CircleCheck />} title={t.noneWaiting}>
                    {t.noneWaitingMore}
                  </EmptyState>
                }
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function Day({ date }: { date: string }) {
  const t = useStrings(adminStrings);
  const result = useInfiniteQuery(allAppointmentsQuery({ date }));
  return (
    <Appointments
      label={t.consultations}
      result={result}
      empty={
        <EmptyState icon={<ClipboardList />} title={t.noConsultations}>
          {t.noConsultationsMore}
        </EmptyState>
      }
    />
  );
}

type AppointmentsProps = { label: string; result: PagedResult<AnyAppointment>; empty: ReactNode };

function Appointments({ label, result, empty }: AppointmentsProps) {
  const words = useStrings(recordingListStrings);
  const t = useStrings(dayStrings);
  const d = useStrings(deletionStrings);
  const shownName = useClientName();
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);
  const [toMove, setToMove] = useState<AnyAppointment | null>(null);

  function askToDelete({
    id,
    client_name,
    appointment_time,
    appointment_end_time,
    recording,
  }: AnyAppointment) {
    const span = appointmentSpan(appointment_time, appointment_end_time);
    const more = d.appointmentMore(shownName(client_name), span);
    setToDelete({ id, more: recording ? `${more} ${t.recordingStays}` : more });
  }

  return (
    <>
      <ListPages result={result} words={words} skeletons={rowSkeletons} empty={empty}>
        {(appointments) => (
          <AppointmentList
            label={label}
            appointments={appointments}
            action={(appointment) => (
              <Actions
                appointment={appointment}
                onMove={() => setToMove(appointment)}
                onDelete={() => askToDelete(appointment)}
              />
            )}
          />
        )}
      </ListPages>
      <MoveDialog appointment={toMove} onClose={() => setToMove(null)} />
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

type ActionsProps = { appointment: AnyAppointment; onMove: () => void; onDelete: () => void };

/** What was recorded has had its time; its place is kept, so that columns stay columns. */
function Actions({ appointment, onMove, onDelete }: ActionsProps) {
  const t = useStrings(dayStrings);
  const d = useStrings(deletionStrings);
  const may = useMay();
  const name = useClientName()(appointment.client_name);
  const canMove = may('move_appointment') && appointment.is_appointment && !appointment.recording;
  return (
    <div className="flex shrink-0 justify-end py-1.5 @xl:w-[5.75rem]">
      {canMove && <IconButton label={t.move(name)} icon={<CalendarClock />} onClick={onMove} />}
      {may('delete_appointment') && (
        <IconButton label={d.appointment(name)} icon={<Trash2 />} variant="danger" onClick={onDelete} />
      )}
    </div>
  );
}
