import { useSyncExternalStore } from 'react';

/** Where two columns fit beside each other; the same width as `lg` in tokens.css. */
const WIDE = '(width >= 1024px)';

const query = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : undefined);

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener?.('change', listener);
  return () => media?.removeEventListener?.('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
