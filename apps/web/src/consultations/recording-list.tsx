import type { Recording } from '@noteer/contract';
import { type ReactNode, useId } from 'react';
import { appointmentSpan } from '../lib/format.ts';
import { useClientName } from '../lib/privacy.ts';
import { moveFocus } from '../ui/row-focus.ts';
import { ReviewMark } from './review-mark.tsx';
import { type Page, RowLink } from './row-link.tsx';

export type RecordingListProps = {
  /** Names the list for screen readers. */
  label: string;
  recordings: readonly Recording[];
  isClickable: (recording: Recording) => boolean;
  /** The page that a row opens, and what goes along to it in the history. */
  pageOf: (recording: Recording) => Page;
  /** Their client is named above them. */
  isOfOneClient?: boolean | undefined;
  /** Stands at the end of a row, beside what opens it. */
  action?: ((recording: Recording) => ReactNode) | undefined;
};

/** A line each: who, when, about what, and whether it is reviewed. Where it is narrow, the same in two lines. */
export function RecordingList({
  label,
  recordings,
  isOfOneClient = false,
  isClickable,
  pageOf,
  action,
}: RecordingListProps) {
  return (
    <ul
      aria-label={label}
      data-of-one={isOfOneClient || undefined}
      onKeyDown={moveFocus}
      className="group/list @container divide-y divide-line"
    >
      {recordings.map((recording) => (
        <li key={recording.id} className="flex items-center gap-1">
          {isClickable(recording) ? (
            <OpenRow recording={recording} page={pageOf(recording)} />
          ) : (
            <div className={rowLook}>
              <RowCells recording={recording} />
            </div>
          )}
          {action?.(recording)}
        </li>
      ))}
    </ul>
  );
}

const rowLook =
  'grid min-h-14 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-2 text-left @max-md:gap-x-2 ' +
  '@3xl:min-h-12 @3xl:grid-cols-[minmax(0,12rem)_14.5rem_minmax(0,1fr)_auto] ' +
  '@4xl:grid-cols-[minmax(0,14rem)_14.5rem_minmax(0,1fr)_11rem] ' +
  'group-data-of-one/list:@3xl:grid-cols-[14.5rem_minmax(0,1fr)_auto] ' +
  'group-data-of-one/list:@4xl:grid-cols-[14.5rem_minmax(0,1fr)_11rem]';

type OpenRowProps = { recording: Recording; page: Page };

function OpenRow({ recording, page }: OpenRowProps) {
  const id = useId();
  return (
    <RowLink page={page} labelledBy={`${id}-name ${id}-time ${id}-about ${id}-mark`} className={rowLook}>
      <RowCells recording={recording} id={id} />
    </RowLink>
  );
}

function RowCells({ recording, id = '' }: { recording: Recording; id?: string | undefined }) {
  const shownName = useClientName();
  const { appointment_time, appointment_end_time, client_name } = recording.appointment;
  const named = (part: string) => (id ? { id: `${id}-${part}` } : {});
  return (
    <>
      <span {...named('name')} className="truncate font-medium group-data-of-one/list:sr-only">
        {shownName(client_name)}
      </span>{' '}
      <span
        {...named('time')}
        className="tabular text-sm text-muted group-data-of-one/list:text-ink @max-3xl:row-start-2 @3xl:whitespace-nowrap"
      >
        {appointmentSpan(appointment_time, appointment_end_time)}
      </span>{' '}
      <span
        {...named('about')}
        className="text-sm text-muted @max-3xl:col-span-2 @max-3xl:row-start-3 @max-3xl:empty:hidden @3xl:truncate"
      >
        {recording.description}
      </span>{' '}
      <span {...named('mark')} className="@max-3xl:row-span-2 @max-3xl:row-start-1 @max-3xl:col-start-2">
        <ReviewMark recording={recording} />
      </span>
    </>
  );
}
