import { useCallback, useSyncExternalStore } from 'react';

/** Where two columns fit beside each other; the same width as `lg` in tokens.css. */
const WIDE_px = 1024;

const query = (from_px: number) =>
  typeof matchMedia === 'function' ? matchMedia(`(width >= ${from_px}px)`) : undefined;

export function useWide(from_px = WIDE_px): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = query(from_px);
      media?.addEventListener?.('change', listener);
      return () => media?.removeEventListener?.('change', listener);
    },
    [from_px],
  );
  return useSyncExternalStore(subscribe, () => query(from_px)?.matches ?? true);
}
