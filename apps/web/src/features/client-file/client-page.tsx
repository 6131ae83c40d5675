import { clientPath } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { clientQuery } from '../../consultations/client-queries.ts';
import { isNotThere } from '../../consultations/recording-not-there.tsx';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ClientHeader, LoadingHeader } from './client-header.tsx';
import { Documents } from './documents/documents.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { fileStrings } from './strings.ts';

/** One client: who it is, and all that is known of them. */
export function ClientPage() {
  const { id = '' } = useParams();
  const may = useMay();
  const { data: client, error, refetch, isFetching } = useQuery(clientQuery(id));

  if (!client && error)
    return isNotThere(error) ? (
      <ClientNotThere />
    ) : (
      <NotLoaded error={error} isPending={isFetching} onRetry={() => void refetch()} />
    );
  if (!client) return <LoadingHeader />;
  // One that was joined into another: the file is that other's.
  if (client.id !== id) return <Navigate to={clientPath(client.id)} replace />;
  return (
    <>
      <ClientHeader client={client} />
      {may('read_attachments') && <Documents client={client} />}
    </>
  );
}

/** The server does not say whether there is no such client or none for this person, and neither do we. */
function ClientNotThere() {
  const t = useStrings(fileStrings);
  return (
    <Card>
      <EmptyState
        icon={<UserRoundX />}
        title={<h2>{t.notThere}</h2>}
        action={<ButtonLink to="/clients">{t.toClients}</ButtonLink>}
      >
        {t.notThereMore}
      </EmptyState>
    </Card>
  );
}
