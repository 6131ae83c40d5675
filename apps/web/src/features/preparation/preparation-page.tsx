import { clientPath, type Preparation } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CloudOff, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { clientQuery } from '../../consultations/client-queries.ts';
import { preparationQuery } from '../../consultations/file-queries.ts';
import { preparationStrings } from '../../consultations/file-strings.ts';
import { PreparationFoot } from '../../consultations/preparation-foot.tsx';
import { PreparationSections } from '../../consultations/preparation-sections.tsx';
import { isNotThere } from '../../consultations/recording-not-there.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { birthDate, fileDate } from '../../lib/format.ts';
import { useClientName, usePrivacy } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';

/** The page before an appointment, on a sheet of its own: to read, and to print. */
export function PreparationPage() {
  const t = useStrings(preparationStrings);
  const language = useLanguage();
  const { appointment = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(preparationQuery(appointment));
  if (data) return <Sheet preparation={data} />;
  if (isNotThere(error)) {
    return (
      <Card>
        <EmptyState
          icon={<CalendarX />}
          title={<h2>{t.notThere}</h2>}
          action={<ButtonLink to="/home">{t.home}</ButtonLink>}
        >
          {t.notThereMore}
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <EmptyState
          icon={<CloudOff />}
          title={<h2>{t.failed}</h2>}
          action={
            <Button variant="secondary" isPending={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          }
        >
          {failureSentence(error, language)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <SkeletonText lines={8} />
      </div>
    </Card>
  );
}

function Sheet({ preparation }: { preparation: Preparation }) {
  const t = useStrings(preparationStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const isPrivate = usePrivacy();
  const { data: client } = useQuery(clientQuery(preparation.client_id));
  return (
    <Card className="print:max-w-none print:border-0 print:p-0 print:text-sm">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          {client ? (
            <h2 className="display text-2xl break-words">{shownName(client.client_name)}</h2>
          ) : (
            <Skeleton className="h-8 w-48" />
          )}
          <p className="text-muted">
            {/* On paper nothing else says whose it is. Beside initials it is as good as a name. */}
            {client?.date_of_birth && !isPrivate && `${t.born(birthDate(client.date_of_birth, language))} · `}
            {t.appointmentOn(fileDate({ date: preparation.on }, language))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={clientPath(preparation.client_id)} variant="quiet" size="sm">
            {t.toClient}
          </ButtonLink>
          <Button
            variant="secondary"
            size="sm"
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t.print}
          </Button>
        </div>
      </header>
      <div className="preparation-sheet">
        <PreparationSections preparation={preparation} client_name={client?.client_name ?? ''} />
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <PreparationFoot preparation={preparation} />
      </div>
    </Card>
  );
}
