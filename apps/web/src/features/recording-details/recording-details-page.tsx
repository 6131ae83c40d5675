import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import { recordingQuery } from '../../consultations/queries.ts';
import { useDetails } from '../../consultations/recording-details.ts';
import { isNotThere, RecordingNotThere } from '../../consultations/recording-not-there.tsx';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { AdminDetails } from './admin-details.tsx';
import { ClinicianDetails } from './clinician-details.tsx';
import { detailsStrings } from './strings.ts';

/** One consultation: its note, and for an administrator its codes. */
export function RecordingDetailsPage() {
  const t = useStrings(detailsStrings);
  const details = useDetails();
  // The history says what was asked for, not who asks; without it, an administrator comes for the codes.
  const isAdmin = useMay()('set_codes') && (details?.isAdmin ?? true);
  if (details) return <Details key={details.id} id={details.id} isAdmin={isAdmin} />;
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={t.nothing}
        action={<ButtonLink to="/overview">{t.toOverview}</ButtonLink>}
      >
        {t.nothingMore}
      </EmptyState>
    </Card>
  );
}

type DetailsProps = { id: string; isAdmin: boolean };

function Details({ id, isAdmin }: DetailsProps) {
  const t = useStrings(detailsStrings);
  const { data: recording, error, refetch } = useQuery(recordingQuery(id));
  const isLost = error !== null && !recording;

  useEffect(() => {
    if (isLost) toast.error(t.fetchFailed);
  }, [isLost, t.fetchFailed]);

  if (recording) {
    return isAdmin ? <AdminDetails recording={recording} /> : <ClinicianDetails recording={recording} />;
  }
  if (!isLost) return <LoadingDetails />;
  if (isNotThere(error)) return <RecordingNotThere />;
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={t.fetchFailed}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void refetch()}>{t.retry}</Button>
            <ButtonLink to={isAdmin ? '/admin' : '/overview'} variant="secondary">
              {isAdmin ? t.toAdmin : t.toOverview}
            </ButtonLink>
          </div>
        }
      >
        {t.fetchFailedMore}
      </EmptyState>
    </Card>
  );
}

function LoadingDetails() {
  const t = useStrings(detailsStrings);
  return (
    <div role="status" className="flex max-w-[52rem] flex-col gap-6">
      <span className="sr-only">{t.loading}</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-3 w-40" />
      </div>
      <Card>
        <SkeletonText lines={9} />
      </Card>
    </div>
  );
}
