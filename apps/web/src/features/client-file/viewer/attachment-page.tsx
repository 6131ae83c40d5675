import { type Attachment, clientPath } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { FileQuestionMark, Hourglass } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { clientQuery } from '../../../consultations/client-queries.ts';
import { isNotThere } from '../../../consultations/recording-not-there.tsx';
import { useStrings } from '../../../lib/strings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { attachmentQuery, isBeingRead } from '../api.ts';
import { LoadingHeader } from '../client-header.tsx';
import { AttachmentFailed } from '../documents/attachment-failed.tsx';
import { Doubtful } from '../documents/doubtful.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { AttachmentHeader } from './attachment-header.tsx';
import { PageView } from './page-view.tsx';
import { viewerStrings } from './strings.ts';

/** A document: the original beside what was read in it. */
export function AttachmentPage() {
  const { attachment: id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(attachmentQuery(id));
  if (!data && error)
    return isNotThere(error) ? (
      <AttachmentNotThere />
    ) : (
      <NotLoaded error={error} isPending={isFetching} onRetry={() => void refetch()} />
    );
  return data ? <Shown attachment={data} /> : <LoadingHeader />;
}

function Shown({ attachment }: { attachment: Attachment }) {
  const navigate = useNavigate();
  const { data: client } = useQuery(clientQuery(attachment.client_id));
  const leave = () => void navigate(clientPath(attachment.client_id), { replace: true });
  const name = attachment.file_name;
  return (
    <div className="flex flex-col gap-5">
      <AttachmentHeader attachment={attachment} client={client} onRemoved={leave} />
      {attachment.failure && <AttachmentFailed attachment={attachment} name={name} onRemoved={leave} />}
      {attachment.is_doubtful && <Doubtful attachment={attachment} name={name} onRemoved={leave} />}
      <Pages attachment={attachment} />
    </div>
  );
}

const place = (params: URLSearchParams, name: string): number | undefined => {
  const value = Number(params.get(name) ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 ? value : undefined;
};

/** The address tells which page, and which sentence of it somebody came for. */
function Pages({ attachment }: { attachment: Attachment }) {
  const t = useStrings(viewerStrings);
  const [params, setParams] = useSearchParams();
  const { id, pages_read, page_count } = attachment;
  if (pages_read === 0) {
    return (
      <Card>
        {isBeingRead(attachment) ? (
          <EmptyState icon={<Hourglass />} title={t.nothingYet}>
            {t.nothingYetMore}
          </EmptyState>
        ) : (
          <EmptyState icon={<FileQuestionMark />} title={t.nothing}>
            {t.nothingMore}
          </EmptyState>
        )}
      </Card>
    );
  }
  const number = Math.min(Math.max(place(params, 'page') ?? 1, 1), pages_read);
  const [from, to] = [place(params, 'from'), place(params, 'to')];
  const came = from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
  return (
    <PageView
      key={`${id} ${number}`}
      attachment_id={id}
      number={number}
      pages={{ read: pages_read, all: Math.max(page_count ?? 0, pages_read) }}
      came={came}
      onPage={(page) => setParams({ page: String(page) }, { replace: true })}
    />
  );
}

function AttachmentNotThere() {
  const t = useStrings(viewerStrings);
  const { id = '' } = useParams();
  return (
    <Card>
      <EmptyState
        icon={<FileQuestionMark />}
        title={<h2>{t.notThere}</h2>}
        action={<ButtonLink to={clientPath(id)}>{t.toClient}</ButtonLink>}
      >
        {t.notThereMore}
      </EmptyState>
    </Card>
  );
}
