import type { Task } from '@noteer/contract';
import { CalendarClock, Check, Handshake, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { useClientName, useClientText } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { tasksStrings } from './strings.ts';

const icons = { appointment: CalendarClock, send: Send, agreement: Handshake };

type TaskRowProps = { task: Task; start: ReactNode; end: ReactNode };

/** The sentence, whom it is about and what kind of thing it asks for; what can be done with it stands around that. */
export function TaskRow({ task, start, end }: TaskRowProps) {
  const t = useStrings(tasksStrings);
  const shownName = useClientName();
  const shownText = useClientText();
  const name = shownName(task.client_name);
  const Icon = icons[task.kind];
  return (
    <li className="flex items-start gap-x-1.5 py-1">
      {start}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 py-2">
        <p className="min-w-48 flex-1 basis-80 leading-normal break-words">
          {shownText(task.text, task.client_name)}
        </p>
        <p className="flex w-full flex-wrap items-center gap-x-3 text-sm text-muted">
          <TextLink
            to={detailsPath({ id: task.recording })}
            state={detailsOf({ id: task.recording }, false)}
            aria-label={t.open(name)}
            className="py-1.5 pointer-coarse:py-2.5"
          >
            {name}
          </TextLink>
          <span className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4" />
            {t[task.kind]}
          </span>
          {end}
        </p>
      </div>
    </li>
  );
}

type TickProps = { label: string; onTick: (box: HTMLInputElement) => void };

/** A box of 24 px to look at and 44 px to hit. */
export function Tick({ label, onTick }: TickProps) {
  return (
    <label className="group relative -ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        data-row
        aria-label={label}
        checked={false}
        onChange={(event) => onTick(event.currentTarget)}
        className="size-6 appearance-none rounded-full border border-control bg-card transition-colors group-hover:border-pine group-hover:bg-pine-soft"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-pine opacity-0 transition-opacity group-hover:opacity-100"
      />
    </label>
  );
}

export const taskSkeletons = ['w-3/5', 'w-4/5', 'w-1/2'].map((width) => (
  <div key={width} className="flex min-h-20 items-center gap-4">
    <Skeleton className="size-6 rounded-full" />
    <div className="flex flex-1 flex-col gap-3">
      <Skeleton className={`h-3 ${width}`} />
      <Skeleton className="h-3 w-32" />
    </div>
  </div>
));
