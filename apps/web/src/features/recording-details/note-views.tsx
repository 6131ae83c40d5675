import { isChanged, lineDiff } from '@noteer/clinical/line-diff';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { draftQuery } from '../../consultations/queries.ts';
import { TextDiff } from '../../consultations/text-diff.tsx';
import { useCopyNote } from '../../consultations/use-copy-note.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { MarkdownView } from '../../ui/markdown-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { NoteField } from './note-field.tsx';
import { detailsStrings } from './strings.ts';

type NoteViewsProps = {
  recording_id: string;
  ai_model_name: string;
  text: string;
  /** Left out, it can be read and copied only. */
  onChange?: ((text: string) => void) | undefined;
};

/** The note to read, what was changed since it was drafted, and its text. */
export function NoteViews({ recording_id, ai_model_name, text, onChange }: NoteViewsProps) {
  const t = useStrings(detailsStrings);
  const copy = useCopyNote(recording_id);
  const draft = { recording_id, ai_model_name, text };
  return (
    <div className="relative flex flex-col">
      {/* At the end of the line of tabs, where there is room beside them. */}
      <Button
        variant="quiet"
        size="sm"
        icon={<Copy aria-hidden="true" />}
        className="-mr-3 self-end max-sm:mb-1 sm:absolute sm:-top-1 sm:right-0 sm:z-10"
        onClick={() => void copy(text)}
      >
        {t.copy}
      </Button>
      <Tabs
        label={t.views}
        items={[
          { id: 'read', label: t.note, content: <RenderedNote text={text} /> },
          { id: 'since-draft', label: t.sinceDraft, content: <SinceDraft {...draft} /> },
          {
            id: 'text',
            label: onChange ? t.edit : t.plainText,
            content: <NoteField text={text} onChange={onChange} />,
          },
        ]}
      />
    </div>
  );
}

const RenderedNote = ({ text }: { text: string }) => (
  <div className="note-text max-w-[68ch] break-words">
    <MarkdownView text={text} />
  </div>
);

function SinceDraft({ recording_id, ai_model_name, text }: Omit<NoteViewsProps, 'onChange'>) {
  const t = useStrings(detailsStrings);
  const { data: draft, error } = useQuery(draftQuery(recording_id, ai_model_name));
  const diff = useMemo(() => (draft ? lineDiff(draft.summary_text, text) : undefined), [draft, text]);
  if (error && draft === undefined) return <Notice tone="error">{t.draftFailed}</Notice>;
  if (draft === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{t.draftLoading}</span>
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (!diff) return <p className="text-muted">{t.noDraft}</p>;
  return isChanged(diff) ? (
    <TextDiff diff={diff} legend={t.draftLegend} />
  ) : (
    <p className="text-muted">{t.asDrafted}</p>
  );
}
