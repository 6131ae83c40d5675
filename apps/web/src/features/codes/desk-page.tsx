import { useInfiniteQuery } from '@tanstack/react-query';
import { ChartColumn, ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { useWide } from '../../lib/use-wide.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskQuery } from './api.ts';
import { DeskDetail } from './desk-detail.tsx';
import { useDeskAddress } from './desk-filter.ts';
import { DeskFilterBar } from './desk-filter-bar.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskList } from './desk-list.tsx';
import { deskStrings } from './strings.ts';
import { useDeskRows } from './use-desk-rows.ts';

/** The coding desk: what waits for codes on the left, the one at hand on the right; all of it by keyboard alone. */
export function DeskPage() {
  const t = useStrings(deskStrings);
  const isWide = useWide();
  const address = useDeskAddress();
  const { at, open, query } = address;
  const result = useInfiniteQuery(deskQuery(query));
  const list = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const { row, hasRows, next, hasNext, move } = useDeskRows(result, at, list);

  /** The row that one comes back to. */
  const [left, setLeft] = useState<string>();

  function close() {
    setLeft(at);
    open(undefined);
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(at && { Escape: close }),
  });

  const isListShown = isWide || !at;
  return (
    <div className="flex flex-col gap-5">
      {isListShown && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
            <p className="max-w-[68ch] text-muted">{t.intro}</p>
            <ButtonLink
              to="/codes/totals"
              variant="secondary"
              size="sm"
              icon={<ChartColumn aria-hidden="true" />}
            >
              {t.totals}
            </ButtonLink>
          </div>
          <DeskFilterBar filter={address.filter} onChange={address.setFilter} onClear={address.clear} />
        </>
      )}
      <div className="desk">
        {isListShown && (
          <DeskList
            ref={list}
            result={result}
            isFiltered={Object.keys(query).length > 0}
            at={at}
            left={at ? undefined : left}
            done={done}
            onOpen={open}
          />
        )}
        {at && (
          <DeskDetail
            key={at}
            id={at}
            row={row}
            hasNext={hasNext}
            onNext={async () => open(await next())}
            onDone={() => setDone(new Set([...done, at]))}
            onBack={isWide ? undefined : close}
          />
        )}
        {!at && isWide && hasRows && (
          <div className="desk-detail">
            <EmptyState icon={<ListChecks />} title={t.choose}>
              {t.chooseMore}
            </EmptyState>
          </div>
        )}
      </div>
      <DeskKeys />
    </div>
  );
}
