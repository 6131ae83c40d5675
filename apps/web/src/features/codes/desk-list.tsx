import type { DeskConsultation } from '@noteer/contract';
import { CircleCheck, SearchX } from 'lucide-react';
import type { Ref } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages, type PagedResult } from '../../ui/list-pages.tsx';
import { DeskRow, deskSkeletons } from './desk-row.tsx';
import { deskStrings } from './strings.ts';

type DeskListProps = {
  result: PagedResult<DeskConsultation>;
  isFiltered: boolean;
  at: string | undefined;
  /** It was open, and takes the focus now that one is back. */
  left: string | undefined;
  done: ReadonlySet<string>;
  onOpen: (id: string) => void;
  ref: Ref<HTMLDivElement>;
};

export function DeskList({ result, isFiltered, at, left, done, onOpen, ref }: DeskListProps) {
  const t = useStrings(deskStrings);
  return (
    <div ref={ref} className="desk-list">
      <ListPages
        result={result}
        words={t}
        skeletons={deskSkeletons}
        empty={
          isFiltered ? (
            <EmptyState icon={<SearchX />} title={t.noneFound}>
              {t.noneFoundMore}
            </EmptyState>
          ) : (
            <EmptyState icon={<CircleCheck />} title={t.none}>
              {t.noneMore}
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <ul aria-label={t.list} className="divide-y divide-line">
            {rows.map((row) => (
              <DeskRow
                key={row.id}
                row={row}
                isOpen={row.id === at}
                isLeft={row.id === left}
                isDone={done.has(row.id)}
                onOpen={() => onOpen(row.id)}
              />
            ))}
          </ul>
        )}
      </ListPages>
    </div>
  );
}
