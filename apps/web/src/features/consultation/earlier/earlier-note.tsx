import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fileNoteQuery } from '../../../consultations/file-queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { MarkdownView } from '../../../ui/markdown-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { isStuck, Trouble } from '../evidence-trouble.tsx';
import { earlierStrings } from './strings.ts';

type EarlierNoteProps = { recording_id: string; lit: { from: number; to: number } | null };

export function EarlierNote({ recording_id, lit }: EarlierNoteProps) {
  const t = useStrings(earlierStrings);
  const query = useQuery(fileNoteQuery(recording_id));
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lit) paper.current?.querySelector('.note-lit')?.scrollIntoView?.({ block: 'nearest' });
  }, [lit]);
  if (query.data) {
    return (
      <div ref={paper} className="note-text break-words" data-readonly>
        <MarkdownView
          text={query.data.summary_text}
          highlights={lit ? [{ start: lit.from, end: lit.to, look: 'lit' }] : []}
        />
      </div>
    );
  }
  if (isStuck(query)) return <Trouble title={t.noteFailed} query={query} />;
  return (
    <div role="status">
      <span className="sr-only">{t.loading}</span>
      <SkeletonText lines={6} />
    </div>
  );
}
