import type { Task } from '@noteer/contract';
import {
  CalendarClock,
  Check,
  FilePen,
  Handshake,
  ListTodo,
  MessageCircleQuestionMark,
  Send,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { useStrings } from '../../lib/strings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { tasksStrings } from './strings.ts';
import { useTaskWords } from './task-words.ts';

const icons = {
  appointment: CalendarClock,
  send: Send,
  agreement: Handshake,
  own: ListTodo,
  amendment: FilePen,
  code_question: MessageCircleQuestionMark,
};

type TaskRowProps = { task: Task; start: ReactNode; end: ReactNode };

/** What and for whom, the sentence beneath, and where it comes from; what can be done with it stands around that. */
export function TaskRow({ task, start, end }: TaskRowProps) {
  const t = useStrings(tasksStrings);
  const { nameOf, titleOf, sentenceOf, originOf } = useTaskWords();
  const Icon = icons[task.kind];
  const sentence = sentenceOf(task);
  return (
    <li className="flex items-start gap-x-1.5 py-1">
      {start}
      <div className="min-w-0 flex-1 py-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex min-w-0 flex-1 basis-60 items-start gap-2 leading-normal font-medium break-words">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <span className="min-w-0">{titleOf(task)}</span>
          </p>
          <div className="-mx-3 flex items-center">{end}</div>
        </div>
        {sentence && <p className="pl-7 text-sm break-words text-muted">{sentence}</p>}
        {task.covered_for && <p className="pl-7 text-sm text-pine">{t.coveredFor(task.covered_for)}</p>}
        {task.recording && task.covered_for && <p className="pl-7 text-sm text-muted">{originOf(task)}</p>}
        {task.recording && !task.covered_for && (
          <p className="pl-7 text-sm">
            <TextLink
              to={detailsPath({ id: task.recording })}
              state={detailsOf({ id: task.recording }, false)}
              aria-label={`${originOf(task)}, ${nameOf(task) ?? t.nobody}`}
              className="inline-block py-1.5 pointer-coarse:py-2.5"
            >
              {originOf(task)}
            </TextLink>
          </p>
        )}
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
