import { useEffect, useEffectEvent } from 'react';

type Pasted = { onFiles: (files: File[]) => void; onText: (text: string) => void };

/** Where somebody types or answers a question, what is pasted belongs there. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable], [role=dialog], [role=alertdialog]') !== null;

/** What is pasted on the page: a picture or a file is added, a text is asked about first. */
export function usePaste({ onFiles, onText }: Pasted): void {
  const files = useEffectEvent(onFiles);
  const text = useEffectEvent(onText);
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { clipboardData, target } = event;
      if (!clipboardData || isTaken(target) || document.querySelector('[role=dialog]')) return;
      const pasted = [...clipboardData.files];
      if (pasted.length > 0) files(pasted);
      else if (clipboardData.getData('text/plain').trim()) text(clipboardData.getData('text/plain'));
    }
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}
