import { useEffect, useSyncExternalStore } from 'react';
import { useKnown } from '../api.ts';
import { type Upload, uploads } from './uploads.ts';

type UseUploads = { underway: Upload[]; add: (files: readonly File[]) => void };

/** The documents that are on their way to this client. Closing the window would end them: the browser asks first. */
export function useUploads(client_id: string): UseUploads {
  const known = useKnown();
  const all = useSyncExternalStore(uploads.state.subscribe, uploads.state.get);
  const isSending = all.some(({ is }) => is !== 'refused');
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
  return {
    underway: all.filter((each) => each.client_id === client_id),
    add: (files) => uploads.add(client_id, files, (attachment) => void known(attachment)),
  };
}
