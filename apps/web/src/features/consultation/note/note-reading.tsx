import type { KeyboardEvent, MouseEvent } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import type { Highlight } from '../../../ui/highlight.ts';
import { offsetAtPoint } from '../../../ui/markdown-place.ts';
import { MarkdownView } from '../../../ui/markdown-view.tsx';
import { noteStrings } from './strings.ts';

type NoteReadingProps = {
  text: string;
  label: string;
  highlights: Highlight[];
  isReadOnly: boolean;
  /** Without a place: where the caret was. */
  onOpen(at?: { offset: number; top: number }): void;
  onPlace(offset: number, by: 'click' | 'caret'): void;
};

/** A click lands between two lines of the window's grid: half a line up is where its letters begin. */
const HALF_LINE_px = 14;

export function NoteReading({ text, label, highlights, isReadOnly, onOpen, onPlace }: NoteReadingProps) {
  const t = useStrings(noteStrings);

  function handleClick(event: MouseEvent<HTMLElement>) {
    // Whoever selects words wants those words, not a caret.
    if (getSelection()?.isCollapsed === false) return;
    const target = event.target instanceof Element ? event.target : event.currentTarget;
    const offset = offsetAtPoint(event.currentTarget, target, event.clientX, event.clientY, text.length);
    onPlace(offset, 'click');
    if (!isReadOnly) onOpen({ offset, top: event.clientY - HALF_LINE_px });
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (isReadOnly || event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <article
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is read and opened by keys
      tabIndex={0}
      className="note-text"
      data-readonly={isReadOnly || undefined}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      {text.trim() === '' ? (
        <p className="text-muted">{isReadOnly ? t.empty : t.emptyMore}</p>
      ) : (
        <MarkdownView text={text} highlights={highlights} />
      )}
    </article>
  );
}
