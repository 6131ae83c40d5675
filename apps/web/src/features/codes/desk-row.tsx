import type { DeskConsultation } from '@noteer/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { doubtStrings } from '../../consultations/code-strings.ts';
import { appointmentSpan, minutesText } from '../../lib/format.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deskStrings } from './strings.ts';

type DeskRowProps = {
  row: DeskConsultation;
  isOpen: boolean;
  isLeft: boolean;
  /** Confirmed on this visit: it stands here until the list is asked for anew. */
  isDone: boolean;
  onOpen: () => void;
};

const takeFocus = (row: HTMLButtonElement | null) => row?.focus();

export function DeskRow({ row, isOpen, isLeft, isDone, onOpen }: DeskRowProps) {
  const t = useStrings(deskStrings);
  const shownName = useClientName();
  const language = useLanguage();
  const id = useId();
  const { minutes, is_planned } = row;
  const length = [minutes === null ? '' : minutesText(minutes, language), is_planned ? '' : t.unplanned];
  return (
    <li>
      <button
        type="button"
        data-row
        ref={isLeft ? takeFocus : undefined}
        aria-current={isOpen || undefined}
        aria-labelledby={`${id}-name ${id}-when ${id}-who ${id}-codes ${id}-marks`}
        onClick={onOpen}
        className="desk-row"
      >
        <span id={`${id}-name`} className="truncate font-medium">
          {shownName(row.client_name)}
        </span>{' '}
        <span id={`${id}-when`} className="tabular text-sm whitespace-nowrap text-muted">
          {appointmentSpan(row.appointment_time, null)}
        </span>{' '}
        <span id={`${id}-who`} className="truncate text-sm text-muted">
          {[row.clinician_name, ...length].filter(Boolean).join(' · ')}
        </span>{' '}
        <span id={`${id}-codes`} className="desk-row-codes">
          {row.suggested.map(({ code }) => code).join(', ') || (row.doubt === null ? '' : t.noCode)}
        </span>{' '}
        <span id={`${id}-marks`} className="flex flex-wrap gap-1.5 empty:hidden">
          <Marks row={row} isDone={isDone} />
        </span>
      </button>
    </li>
  );
}

function Marks({ row, isDone }: Pick<DeskRowProps, 'row' | 'isDone'>) {
  const t = useStrings(deskStrings);
  const doubts = useStrings(doubtStrings);
  if (isDone) {
    return (
      <span className="desk-mark text-green">
        <Check aria-hidden="true" className="size-3.5" />
        {t.done}
      </span>
    );
  }
  const { doubt, is_stale, question } = row;
  return (
    <>
      {(doubt === null || is_stale) && <span className="desk-mark text-muted">{t.beingMade}</span>}{' '}
      {doubt !== null && doubt !== 'none' && (
        <span className="desk-mark bg-amber-soft text-amber">{doubts[doubt]}</span>
      )}{' '}
      {question === 'open' && <span className="desk-mark text-muted">{t.questionOpen}</span>}
      {question === 'answered' && (
        <span className="desk-mark bg-pine-soft text-pine">{t.questionAnswered}</span>
      )}
    </>
  );
}

export const deskSkeletons = ['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
  <div key={width} className="flex min-h-20 flex-col justify-center gap-3 px-3">
    <Skeleton className={`h-3 ${width}`} />
    <Skeleton className="h-3 w-4/5" />
  </div>
));
