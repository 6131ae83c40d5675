import { isChanged, lineDiff } from '@noteer/clinical/line-diff';
import type { NoteRevision } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { revisionQuery } from '../../../consultations/queries.ts';
import { TextDiff } from '../../../consultations/text-diff.tsx';
import { shortMoment } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MarkdownView } from '../../../ui/markdown-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { isStuck, Trouble } from '../evidence-trouble.tsx';
import { revisionStrings } from './strings.ts';

type RevisionDialogProps = {
  recordingId: string;
  ai_model_name: string;
  revision: NoteRevision;
  /** The note as it stands now. */
  text: string;
  onClose: () => void;
  onRestore: ((text: string) => void) | undefined;
};

export function RevisionDialog(props: RevisionDialogProps) {
  const { recordingId, ai_model_name, revision, text, onClose, onRestore } = props;
  const t = useStrings(revisionStrings);
  const language = useLanguage();
  const query = useQuery(revisionQuery(recordingId, ai_model_name, revision.number));
  const then = query.data?.summary_text;
  const diff = useMemo(() => (then === undefined ? undefined : lineDiff(then, text)), [then, text]);

  function restore() {
    if (then === undefined) return;
    onRestore?.(then);
    toast.success(t.restored);
    onClose();
  }

  const who = revision.author_name ?? t.engine(ai_model_name);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      closeLabel={t.close}
      title={`${who}, ${shortMoment(new Date(revision.created_at), language)}`}
      footer={
        onRestore && diff && isChanged(diff) ? <Button onClick={restore}>{t.restore}</Button> : undefined
      }
    >
      {!diff && !isStuck(query) && (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={6} />
        </div>
      )}
      {!diff && isStuck(query) && <Trouble title={t.failed} query={query} />}
      {diff && !isChanged(diff) && (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t.same}</p>
          <RevisionText text={then ?? ''} />
        </div>
      )}
      {diff && isChanged(diff) && (
        <Tabs
          label={t.views}
          items={[
            { id: 'differences', label: t.differences, content: <TextDiff diff={diff} legend={t.legend} /> },
            { id: 'beside', label: t.beside, content: <Beside who={who} then={then ?? ''} now={text} /> },
          ]}
        />
      )}
    </Dialog>
  );
}

function Beside({ who, then, now }: { who: string; then: string; now: string }) {
  const t = useStrings(revisionStrings);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {[
        { title: who, text: then },
        { title: t.now, text: now },
      ].map(({ title, text }) => (
        <section key={title} className="flex min-w-0 flex-col gap-2">
          <h3 className="text-sm font-semibold">{title}</h3>
          <RevisionText text={text} />
        </section>
      ))}
    </div>
  );
}

function RevisionText({ text }: { text: string }) {
  return (
    <div className="revision-text">
      <MarkdownView text={text} />
    </div>
  );
}
