import { useMemo } from 'react';
import type { Highlight } from '../../../ui/highlight.ts';
import { MarkdownView } from '../../../ui/markdown-view.tsx';

type ConflictVersionProps = { title: string; text: string; other: string };

/** Lines that the other version has not, as highlights. */
function ownLines(text: string, other: string): Highlight[] {
  const known = new Set(other.split('\n'));
  let at = 0;
  return text.split('\n').flatMap((line): Highlight[] => {
    const start = at;
    at += line.length + 1;
    return known.has(line) ? [] : [{ start, end: start + line.length, look: 'lit' }];
  });
}

export function ConflictVersion({ title, text, other }: ConflictVersionProps) {
  const highlights = useMemo(() => ownLines(text, other), [text, other]);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long version is scrolled by keys */}
      <div className="note-version" tabIndex={0}>
        <MarkdownView text={text} highlights={highlights} />
      </div>
    </section>
  );
}
