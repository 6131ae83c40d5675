import { useEffect, useEffectEvent } from 'react';

/** Ctrl-S and Cmd-S save the note, wherever on the page one is, instead of the page as a file. */
export function useSaveKey(save: () => Promise<void>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
