import type { Appointment } from '@noteer/contract';
import { Mic, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { deletionStrings } from '../../consultations/deletion-strings.ts';
import { agendaTime } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useClientName, usePrivacy } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AgendaMark } from './agenda-mark.tsx';
import { PreparationBrief } from './preparation-brief.tsx';
import { agendaStrings } from './strings.ts';

type AgendaRowProps = {
  appointment: Appointment;
  isNext: boolean;
  /** Its time is past and it was not recorded. */
  isMissed: boolean;
  /** The day is not over: it can be recorded after its time. */
  canCatchUp: boolean;
  isOpening: boolean;
  /** Left out for those who record nothing. */
  onOpen: (() => void) | undefined;
  /** To the note that waits: for a contact that nobody planned, whose row does not open. */
  onReview: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

export function AgendaRow(props: AgendaRowProps) {
  const { appointment, isNext, isMissed, canCatchUp, isOpening, onOpen, onReview, onDelete } = props;
  const t = useStrings(agendaStrings);
  const d = useStrings(deletionStrings);
  const shownName = useClientName();
  const isPrivate = usePrivacy();
  const may = useMay();
  const id = useId();
  const { appointment_time, appointment_end_time, client_name, is_appointment, status } = appointment;
  const isClickable = onOpen !== undefined && is_appointment && status !== 'processing';
  const name = shownName(client_name);
  const called = { 'aria-labelledby': `${id}-time ${id}-name`, 'aria-describedby': `${id}-about` };

  return (
    <li className={classNames('agenda-row', isNext && 'agenda-next', isMissed && 'agenda-missed')}>
      <p className="agenda-time">
        <time id={`${id}-time`} dateTime={appointment_time}>
          {agendaTime(appointment_time)}
        </time>
        {isNext && appointment_end_time && (
          <span className="block text-sm text-muted">{agendaTime(appointment_end_time)}</span>
        )}
      </p>
      <AgendaMark status={status} isMissed={isMissed} />
      <div className="agenda-body">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {isClickable ? (
            <button
              type="button"
              {...called}
              aria-busy={isOpening || undefined}
              onClick={onOpen}
              className="agenda-name agenda-open"
            >
              <span id={`${id}-name`}>{name}</span>
            </button>
          ) : (
            <span className="agenda-name">{name}</span>
          )}
          {/* The date of birth: beside initials it is as good as a name. */}
          {appointment.subject && !isPrivate && (
            <span className="text-sm text-muted">{appointment.subject}</span>
          )}
        </p>
        <p id={`${id}-about`} className="text-sm text-muted">
          <StatusWords appointment={appointment} isMissed={isMissed} />
          {appointment.description && <span>{appointment.description}</span>}
        </p>
        {isNext && <RecordButton name={name} label={t.record} isOpening={isOpening} onOpen={onOpen} />}
        {isNext && may('read_preparation') && (
          <PreparationBrief appointment_id={appointment.id} client_name={client_name} />
        )}
        {isMissed && canCatchUp && onOpen && (
          <RecordButton name={name} label={t.catchUp} isOpening={isOpening} onOpen={onOpen} isQuiet />
        )}
        {onReview && !is_appointment && (status === 'ready' || status === 'failed') && (
          <Button
            variant="secondary"
            size="sm"
            isPending={isOpening}
            onClick={onReview}
            aria-label={`${t[reviewWords[status]]}, ${name}`}
            // Where the list of what waits is hidden.
            className="agenda-above mt-2 min-[501px]:hidden"
          >
            {t[reviewWords[status]]}
          </Button>
        )}
      </div>
      {onDelete && (
        <IconButton
          label={d.appointment(name)}
          icon={<Trash2 />}
          variant="danger"
          onClick={onDelete}
          className="agenda-above -my-2.5 -mr-2"
        />
      )}
    </li>
  );
}

type RecordButtonProps = Pick<AgendaRowProps, 'isOpening' | 'onOpen'> & {
  name: string;
  label: string;
  isQuiet?: boolean;
};

const RecordButton = ({ name, label, isOpening, onOpen, isQuiet = false }: RecordButtonProps) => (
  <Button
    {...(isQuiet && { variant: 'secondary', size: 'sm' })}
    icon={<Mic aria-hidden="true" />}
    isPending={isOpening}
    onClick={onOpen}
    aria-label={`${label}, ${name}`}
    className={classNames('agenda-above', isQuiet ? 'mt-2' : 'mt-3')}
  >
    {label}
  </Button>
);

const reviewWords = { ready: 'review', failed: 'tryAgain' } as const;

const tones = { ready: 'text-amber', reviewed: 'text-green', failed: 'text-red' } as const;

/** Where it stands, before the description; the line's icon says the same. */
function StatusWords({ appointment, isMissed }: Pick<AgendaRowProps, 'appointment' | 'isMissed'>) {
  const { status, is_appointment } = appointment;
  const t = useStrings(agendaStrings);
  return (
    <>
      {!is_appointment && <span className="agenda-word">{t.unplanned}</span>}
      {isMissed && <span className="agenda-word">{t.missed}</span>}
      {/* A finger cannot hover over the icon. */}
      {status === 'processing' && (
        <span className="agenda-word hidden text-amber pointer-coarse:inline-block">{t.processing}</span>
      )}
      {status !== 'processing' && status !== 'scheduled' && (
        <span className={classNames('agenda-word', tones[status])}>{t[status]}</span>
      )}
    </>
  );
}
