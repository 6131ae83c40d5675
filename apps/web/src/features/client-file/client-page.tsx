import { type Client, clientPath } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { clientQuery } from '../../consultations/client-queries.ts';
import { isNotThere } from '../../consultations/recording-not-there.tsx';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { ClientHeader, LoadingHeader } from './client-header.tsx';
import { CourseOverTime } from './course/course.tsx';
import { Documents } from './documents/documents.tsx';
import { clientFileQuery } from './file-queries.ts';
import { NotLoaded } from './not-loaded.tsx';
import { fileStrings } from './strings.ts';
import { Timeline } from './timeline/timeline.tsx';

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
      <div className="client-file">
        {may('read_attachments') && (
          <div className="client-file-side">
            <Documents client={client} />
          </div>
        )}
        {may('read_client_file') && <WhatHappened client={client} />}
      </div>
    </>
  );
}

/** The course and the timeline. To those who plan, and to one who does not treat this client, they are closed. */
function WhatHappened({ client }: { client: Client }) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  const { data: file, error, isFetching, refetch } = useQuery(clientFileQuery(client.id, language));
  if (isNotThere(error)) return null;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {file && <CourseOverTime file={file} />}
      {!file && error && <NotLoaded error={error} isPending={isFetching} onRetry={() => void refetch()} />}
      {!file && !error && (
        <Card role="status">
          <span className="sr-only">{t.loading}</span>
          <SkeletonText lines={5} />
        </Card>
      )}
      <Timeline client={client} counts={file?.counts} />
    </div>
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
