import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { SnippetFor } from '../../../ui/editor-snippets.ts';
import type { Highlight } from '../../../ui/highlight.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor.tsx';
import { pieceAt } from '../../../ui/markdown-place.ts';
import { type DocumentEvents, TextDocument } from '../../../ui/text-document.ts';
import { NoteReading } from './note-reading.tsx';
import { useLeaving } from './use-leaving.ts';

export type { Highlight } from '../../../ui/highlight.ts';

/** What the toolbar asks of the note. */
export type NoteCommands = {
  undo(): void;
  redo(): void;
  edit(on: boolean): void;
  /** Words will come: where the caret stands, or at the end where nobody has put one yet. */
  holdPlace(): void;
  insert(words: string): void;
};

type NoteAreaProps = {
  text: string;
  onChange(text: string): void;
  isEditing: boolean;
  onEditing(on: boolean): void;
  highlights: Highlight[];
  onPlace(offset: number, by: 'click' | 'caret'): void;
  isReadOnly?: boolean;
  label: string;
  revealAt?: { offset: number; nonce: number };
  onHistory?: DocumentEvents['onHistory'];
  /** What abbreviations in the text stand for. */
  snippetFor?: SnippetFor;
  ref?: Ref<NoteCommands>;
};

/** A place in the text and how far down the window it stands: what stays where it is when reading becomes writing. */
type Anchor = { offset: number; top: number | undefined };

/** The note, to be read or to be typed in. Both show the same text, and the same words stay before the eye. */
export function NoteArea(props: NoteAreaProps) {
  const { text, isEditing, onEditing, highlights, onPlace, isReadOnly = false, label, revealAt } = props;
  const [document] = useState(() => new TextDocument(text, label));
  const area = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Anchor>({ offset: 0, top: undefined });
  const hasCaret = useRef(false);
  const isOpen = isEditing && !isReadOnly;

  function edit(on: boolean, at: Anchor = document.caret()) {
    if (on) hasCaret.current = true;
    setStart(at);
    onEditing(on);
  }
  function leave(isByKey: boolean) {
    edit(false);
    // Whoever leaves by a key goes on by keys.
    if (isByKey)
      requestAnimationFrame(() => area.current?.querySelector('article')?.focus({ preventScroll: true }));
  }
  useLeaving(isOpen, () => leave(false));
  useLayoutEffect(() => {
    const { onChange, onHistory = () => {} } = props;
    // Whoever is writing puts the caret somewhere and wants to hear nothing.
    const place = (offset: number) => onPlace(offset, 'caret');
    document.events = { onChange, onHistory, onPlace: place, onEscape: () => leave(true) };
    if (props.snippetFor) document.snippetFor = props.snippetFor;
  });
  useImperativeHandle(props.ref, () => ({
    undo: document.undo,
    redo: document.redo,
    edit,
    holdPlace: () => document.holdPlace(hasCaret.current ? document.caret().offset : text.length),
    insert: (words) => {
      const offset = document.insert(words);
      if (isOpen) document.focus();
      else edit(true, { offset, top: undefined });
    },
  }));
  useLayoutEffect(() => document.setText(text), [document, text]);
  useLayoutEffect(() => document.setHighlights(highlights), [document, highlights]);
  useReveal(area, document, isOpen, revealAt);
  useSteadyReading(area, isOpen, start);

  return (
    <div ref={area} data-keeps-editing={isOpen || undefined}>
      {isOpen ? (
        <MarkdownEditor document={document} start={start} />
      ) : (
        <NoteReading
          text={text}
          label={label}
          highlights={highlights}
          isReadOnly={isReadOnly}
          onOpen={(at) => edit(true, at ?? document.caret())}
          onPlace={onPlace}
        />
      )}
    </div>
  );
}

type Area = { current: HTMLDivElement | null };

function useReveal(area: Area, document: TextDocument, isOpen: boolean, revealAt: NoteAreaProps['revealAt']) {
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!revealAt || shown.current === revealAt.nonce || !area.current) return;
    shown.current = revealAt.nonce;
    if (isOpen) document.reveal(revealAt.offset);
    else pieceAt(area.current, revealAt.offset)?.scrollIntoView({ block: 'center' });
  }, [area, document, isOpen, revealAt]);
}

/** After typing, the words at the caret stand where they stood. */
function useSteadyReading(area: Area, isOpen: boolean, { offset, top }: Anchor) {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed || top === undefined || !area.current) return;
    const piece = pieceAt(area.current, offset);
    if (piece) scrollBy({ top: piece.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [area, isOpen, offset, top]);
}
