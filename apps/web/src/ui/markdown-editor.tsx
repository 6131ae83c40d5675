import { memo, useEffect, useEffectEvent, useRef } from 'react';
import type { TextDocument } from './text-document.ts';

type MarkdownEditorProps = {
  document: TextDocument;
  /** Where the caret stands first, and how far down the window. */
  start: { offset: number; top: number | undefined };
};

/** Puts a document on the screen to be typed in. While it is off the screen nothing of it is lost. */
export const MarkdownEditor = memo(function MarkdownEditor({ document, start }: MarkdownEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const attach = useEffectEvent((parent: Element) => document.attach(parent, start.offset, start.top));
  useEffect(() => {
    if (place.current) attach(place.current);
    return () => document.detach();
  }, [document]);
  return <div ref={place} className="note-editor" />;
});
