import { clientPath, type FileNote } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { fileNoteQuery } from '../../consultations/file-queries.ts';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { isNotThere } from '../../consultations/recording-not-there.tsx';
import { fileDate } from '../../lib/format.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MarkdownView } from '../../ui/markdown-view.tsx';
import { LoadingHeader } from './client-header.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { fileStrings } from './strings.ts';

/** A final note of the file to read, with the sentence lit that somebody came for. */
export function NotePage() {
  const t = useStrings(fileStrings);
  const { id = '', recording = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(fileNoteQuery(recording));
  if (data) return <Shown note={data} />;
  if (isNotThere(error)) {
    return (
      <Card>
        <EmptyState
          icon={<FileQuestionMark />}
          title={<h2>{t.noteNotThere}</h2>}
          action={<ButtonLink to={clientPath(id)}>{t.toClient}</ButtonLink>}
        >
          {t.noteNotThereMore}
        </EmptyState>
      </Card>
    );
  }
  if (error) return <NotLoaded error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  return <LoadingHeader />;
}

function Shown({ note }: { note: FileNote }) {
  const t = useStrings(fileStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const [params] = useSearchParams();
  const [start, end] = ['from', 'to'].map((name) => Number(params.get(name) ?? Number.NaN));
  const article = useRef<HTMLElement>(null);
  useEffect(() => article.current?.querySelector('.note-lit')?.scrollIntoView?.({ block: 'center' }), []);
  const hasPlace = start !== undefined && end !== undefined && end > start;
  return (
    <div className="max-w-[52rem]">
      <header className="mb-6 flex flex-col gap-3">
        <ButtonLink
          to={clientPath(note.client_id)}
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-3 self-start"
        >
          {shownName(note.client_name)}
        </ButtonLink>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="display text-2xl">{t.noteOf(fileDate(note, language))}</h2>
            <p className="text-muted">{note.author}</p>
          </div>
          {note.is_own && (
            <ButtonLink to={detailsPath(note)} state={detailsOf(note, false)} variant="secondary" size="sm">
              {t.toConsultation}
            </ButtonLink>
          )}
        </div>
      </header>
      <Card>
        <article ref={article} className="note-text max-w-[68ch] break-words" data-readonly>
          <MarkdownView text={note.summary_text} highlights={hasPlace ? [{ start, end, look: 'lit' }] : []} />
        </article>
      </Card>
    </div>
  );
}
