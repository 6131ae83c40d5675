import { type AnyAppointment, moveAppointment, type Sent } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { DayCalendar } from '../../consultations/day-calendar.tsx';
import { call } from '../../lib/api.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { dayStrings } from './day-strings.ts';
import { addAppointmentStrings } from './strings.ts';
import { UserField } from './user-field.tsx';

type MoveDialogProps = { appointment: AnyAppointment | null; onClose: () => void };

export function MoveDialog({ appointment, onClose }: MoveDialogProps) {
  const t = useStrings(dayStrings);
  return (
    <Dialog isOpen={appointment !== null} onClose={onClose} title={t.moveTitle} closeLabel={t.close}>
      {appointment && <MoveForm key={appointment.id} appointment={appointment} onClose={onClose} />}
    </Dialog>
  );
}

type Times = { user_id: string; date: string; start: string; end: string };
type Body = Sent<typeof moveAppointment>['body'];

/** Times are those on the wall, with a literal Z. */
const bodyOf = ({ user_id, date, start, end }: Times): Body => ({
  user_id,
  date,
  start_time: `${date}T${start}:00Z`,
  end_time: `${date}T${end}:00Z`,
});

const clockOf = (iso: string | null) => iso?.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length) ?? '';

const timesOf = ({ clinician_id, appointment_time, appointment_end_time }: AnyAppointment): Times => ({
  user_id: clinician_id,
  date: appointment_time.slice(0, 'YYYY-MM-DD'.length),
  start: clockOf(appointment_time),
  end: clockOf(appointment_end_time),
});

function useMoveAppointment(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(moveAppointment, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['appointments'] }),
  });
}

function MoveForm({ appointment, onClose }: { appointment: AnyAppointment; onClose: () => void }) {
  const t = useStrings(dayStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const move = useMoveAppointment(appointment.id);
  const [times, setTimes] = useState(timesOf(appointment));
  const [complaints, setComplaints] = useState<Record<string, string[] | undefined>>({});

  function change(changed: Partial<Times>) {
    setTimes({ ...times, ...changed });
    setComplaints({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = moveAppointment.body.safeParse(bodyOf(times));
    if (!checked.success) return setComplaints(z.flattenError(checked.error).fieldErrors);
    move.mutate(checked.data, {
      onSuccess: () => {
        toast.success(t.moved);
        onClose();
      },
      onError: () => toast.error(t.moveFailed),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{t.moveMore(shownName(appointment.client_name))}</p>
      <MoveFields times={times} complaints={complaints} onChange={change} />
      {move.error && (
        <Notice tone="error">
          {t.moveFailed} {failureSentence(move.error, language)}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={move.isPending}>
          {t.moveSubmit}
        </Button>
      </div>
    </form>
  );
}

type MoveFieldsProps = {
  times: Times;
  complaints: Record<string, string[] | undefined>;
  onChange: (changed: Partial<Times>) => void;
};

function MoveFields({ times, complaints, onChange }: MoveFieldsProps) {
  const t = useStrings(addAppointmentStrings);
  const language = useLanguage();
  const clock = (name: 'start' | 'end', field: string) => (
    <TimeField
      label={t[name]}
      language={language}
      value={times[name] || null}
      onChange={(time) => onChange({ [name]: time ?? '' })}
      error={complaints[field]?.[0]}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[320px_minmax(0,1fr)]">
      <div className="max-sm:-mx-3">
        <DayCalendar label={t.date} value={times.date} onChange={(date) => onChange({ date })} />
      </div>
      <div className="flex flex-col gap-5">
        <UserField
          value={times.user_id}
          onChange={(event) => onChange({ user_id: event.target.value })}
          error={complaints.user_id?.[0]}
        />
        {clock('start', 'start_time')}
        {clock('end', 'end_time')}
      </div>
    </div>
  );
}
