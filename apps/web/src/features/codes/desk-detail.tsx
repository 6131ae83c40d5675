import type { ConsultationCodes, DeskConsultation } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileX } from 'lucide-react';
import { codesQuery } from '../../consultations/code-queries.ts';
import { recordingQuery } from '../../consultations/queries.ts';
import { isNotThere } from '../../consultations/recording-not-there.tsx';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DeskWork } from './desk-work.tsx';
import { detailStrings } from './strings.ts';

type DeskDetailProps = {
  id: string;
  /** As the list has it; undefined where it is not in the list, or not yet. */
  row: DeskConsultation | undefined;
  hasNext: boolean;
  onNext: () => void;
  onDone: () => void;
  /** Where the list is not beside it. */
  onBack: (() => void) | undefined;
};

export function DeskDetail(props: DeskDetailProps) {
  const t = useStrings(detailStrings);
  const { id, row, onBack } = props;
  const result = useQuery(codesQuery(id));
  // Whoever came by an address has no row to read the name from.
  const recording = useQuery({ ...recordingQuery(id), enabled: row === undefined, refetchInterval: false });
  const client_name = row?.client_name ?? recording.data?.appointment.client_name ?? '';
  return (
    <section aria-label={t.suggested} className="desk-detail">
      {onBack && (
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
          className="-ml-3 self-start"
        >
          {t.back}
        </Button>
      )}
      {isNotThere(result.error) ? (
        <EmptyState icon={<FileX />} title={t.notThere}>
          {t.notThereMore}
        </EmptyState>
      ) : (
        <>
          <DeskHeader id={id} row={row} client_name={client_name} codes={result.data} />
          <Body {...props} codes={result.data} client_name={client_name} result={result} />
        </>
      )}
    </section>
  );
}

type BodyProps = DeskDetailProps & {
  codes: ConsultationCodes | undefined;
  client_name: string;
  result: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

function Body({ codes, result, ...work }: BodyProps) {
  const t = useStrings(detailStrings);
  if (codes) return <DeskWork {...work} codes={codes} />;
  if (result.error) return <FetchFailed title={t.fetchFailed} result={result} />;
  return (
    <div role="status">
      <span className="sr-only">{t.loading}</span>
      <SkeletonText lines={6} />
    </div>
  );
}
