import type { Recording } from '@noteer/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, LayoutList, SearchX } from 'lucide-react';
import { foundRecordingsQuery, recordingsQuery } from '../../consultations/queries.ts';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { RecordingPages } from '../../consultations/recording-pages.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { walkthroughOf, walkthroughPath } from '../../lib/walkthrough.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Filter, lookingFor } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { overviewStrings } from './strings.ts';

type ConsultationsProps = {
  isPendingOnly: boolean;
  filter: Filter;
  search: string;
  onFilter: (filter: Filter) => void;
  onSearch: (search: string) => void;
};

export function Consultations({ isPendingOnly, filter, search, onFilter, onSearch }: ConsultationsProps) {
  const t = useStrings(overviewStrings);
  const now = useNow();
  const settled = useSettled(search);
  const looking = lookingFor(isPendingOnly ? { ...filter, status: '' } : filter, settled, now);
  // A list of its own is asked for as such: what waits has no status to choose.
  const all = recordingsQuery(isPendingOnly ? { is_reviewed: 'False' } : {});
  const found = foundRecordingsQuery({ ...looking, ...(isPendingOnly && { is_reviewed: false }) });
  const everything = useInfiniteQuery({ ...all, enabled: !looking });
  // What was found stays while the next is looked for.
  const some = useInfiniteQuery({
    ...found,
    enabled: looking !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterBar
        filter={filter}
        search={search}
        hasStatus={!isPendingOnly}
        isFiltered={looking !== undefined}
        onChange={onFilter}
        onSearch={onSearch}
      />
      <Card className="px-2! py-2! md:px-3!">
        <RecordingPages
          label={isPendingOnly ? t.pending : t.all}
          result={looking ? some : everything}
          isByClient={filter.isByClient}
          isClickable={() => true}
          pageOf={(recording) => ({ to: detailsPath(recording), state: detailsOf(recording, false) })}
          action={(recording) => <GoOn recording={recording} />}
          empty={<Nothing isPendingOnly={isPendingOnly} isFiltered={looking !== undefined} />}
        />
      </Card>
    </>
  );
}

function Nothing({ isPendingOnly, isFiltered }: { isPendingOnly: boolean; isFiltered: boolean }) {
  const t = useStrings(overviewStrings);
  if (isFiltered) {
    return (
      <EmptyState icon={<SearchX />} title={t.noneFound}>
        {t.noneFoundMore}
      </EmptyState>
    );
  }
  return isPendingOnly ? (
    <EmptyState icon={<CircleCheck />} title={t.nonePending}>
      {t.nonePendingMore}
    </EmptyState>
  ) : (
    <EmptyState icon={<LayoutList />} title={t.none}>
      {t.noneMore}
    </EmptyState>
  );
}

/** Straight on to the review, once there is something to review; its place is kept, so that columns stay columns. */
function GoOn({ recording }: { recording: Recording }) {
  const t = useStrings(overviewStrings);
  const shownName = useClientName();
  const walkthrough = walkthroughOf(recording);
  return (
    <div className="flex shrink-0 justify-end @2xl:w-28">
      {standingOf(recording) === 'notReviewed' && (
        <ButtonLink
          to={walkthroughPath('review', walkthrough)}
          state={walkthrough}
          variant="quiet"
          size="sm"
          aria-label={t.reviewOf(shownName(recording.appointment.client_name))}
        >
          {t.review}
        </ButtonLink>
      )}
    </div>
  );
}
