import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { recordingsQuery } from '../../consultations/queries.ts';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { RecordingPages } from '../../consultations/recording-pages.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminStrings } from './strings.ts';

/** Everyone's consultations of a date. Only what its clinician has reviewed can be opened. */
export function DayConsultations({ date }: { date: string }) {
  const t = useStrings(adminStrings);
  const may = useMay();
  const result = useInfiniteQuery(recordingsQuery({ date }));
  return (
    <Card className="px-2! py-2! md:px-3!">
      <RecordingPages
        label={t.consultations}
        result={result}
        isClickable={({ is_reviewed }) => is_reviewed && may('read_note')}
        pageOf={(recording) => ({ to: detailsPath(recording), state: detailsOf(recording, true) })}
        action={(recording) => <Coded isCoded={standingOf(recording) === 'coded'} />}
        empty={
          <EmptyState icon={<ClipboardList />} title={t.noConsultations}>
            {t.noConsultationsMore}
          </EmptyState>
        }
      />
    </Card>
  );
}

/** Where the row has no room for the words of its mark; as wide without as with, so that the columns stay straight. */
function Coded({ isCoded }: { isCoded: boolean }) {
  const t = useStrings(adminStrings);
  return (
    <span aria-hidden="true" className="w-14 shrink-0 text-sm font-medium text-green @4xl:hidden">
      {isCoded && t.codes}
    </span>
  );
}
