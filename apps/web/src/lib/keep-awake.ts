/** Work that must not be locked away, such as a running or paused recording, says so here. */
import { useEffect } from 'react';

const reasons = new Set<symbol>();

export const isKeptAwake = (): boolean => reasons.size > 0;

/** For as long as `isBusy` holds, the idle lock does not count. */
export function useKeepAwake(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const reason = Symbol('busy');
    reasons.add(reason);
    return () => {
      reasons.delete(reason);
    };
  }, [isBusy]);
}
