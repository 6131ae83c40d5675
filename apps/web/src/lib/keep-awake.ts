/** Work that must not be locked away, such as a running or paused recording, says so here. */
import { getProfile } from '@noteer/contract';
import { useEffect } from 'react';
import { call } from './api.ts';

/** Far shorter than any time after which the server ends a session. */
const STILL_HERE_MS = 10 * 60_000;

const reasons = new Set<symbol>();

export const isKeptAwake = (): boolean => reasons.size > 0;

/** For as long as `isBusy` holds, the idle lock does not count. */
export function useKeepAwake(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const reason = Symbol('busy');
    reasons.add(reason);
    // A paused recording asks the server for nothing, which would end the session of whoever is busy with it.
    const asking = setInterval(() => void call(getProfile, {}).catch(() => undefined), STILL_HERE_MS);
    return () => {
      clearInterval(asking);
      reasons.delete(reason);
    };
  }, [isBusy]);
}
