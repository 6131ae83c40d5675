import type { NoteRevision, Recording } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NoteSteps } from '../../../consultations/note-steps.tsx';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isStuck, Trouble } from '../evidence-trouble.tsx';
import { RevisionSitting } from './sitting.tsx';
import { revisionStrings } from './strings.ts';
import { revisionsQuery, sittings } from './use-revisions.ts';
import { RevisionDialog } from './version-dialog.tsx';

type RevisionsTabProps = {
  recording: Recording;
  ai_model_name: string;
  text: string;
  /** Not given where the note cannot be changed. */
  onReplaceText: ((text: string) => void) | undefined;
};

export function RevisionsTab({ recording, ai_model_name, text, onReplaceText }: RevisionsTabProps) {
  const t = useStrings(revisionStrings);
  const query = useInfiniteQuery(revisionsQuery(recording.id, ai_model_name));
  const [open, setOpen] = useState<NoteRevision | null>(null);
  const revisions = query.data?.pages.flat() ?? [];
  const written = revisions.find(({ author_name }) => author_name === null);
  return (
    <div className="flex flex-col gap-6 p-5">
      <NoteSteps recording_id={recording.id} />
      <section className="flex flex-col gap-2">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-sm font-semibold">{t.heading}</h3>
          {written && (
            <Button variant="quiet" size="sm" className="-mr-3" onClick={() => setOpen(written)}>
              {t.draftBeside}
            </Button>
          )}
        </header>
        {!query.data && !isStuck(query) && <RowSkeletons label={t.loading} />}
        {!query.data && isStuck(query) && (
          <div className="-m-5">
            <Trouble title={t.failed} query={query} />
          </div>
        )}
        {query.data && revisions.length === 0 && <p className="text-muted">{t.empty}</p>}
        <ol className="mark-list">
          {sittings(revisions).map((sitting) => (
            <RevisionSitting
              key={sitting[0].number}
              sitting={sitting}
              ai_model_name={ai_model_name}
              newest={revisions[0]?.number}
              onOpen={setOpen}
            />
          ))}
        </ol>
        {query.hasNextPage && (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3 self-start"
            isPending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t.more}
          </Button>
        )}
      </section>
      {open && (
        <RevisionDialog
          recordingId={recording.id}
          ai_model_name={ai_model_name}
          revision={open}
          text={text}
          onClose={() => setOpen(null)}
          onRestore={onReplaceText}
        />
      )}
    </div>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-5 py-2">
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-3 ${width}`} />
      ))}
    </div>
  );
}
