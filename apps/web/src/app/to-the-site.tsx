import { useEffect } from 'react';
import { serverKnows } from '../lib/end-session.ts';
import { startOver } from '../lib/leave.ts';
import { FirstLoad } from './first-load.tsx';

/** On the routes that lead out of the app. */
export const outside = { isOutside: true };

/** Longer than a logout takes; a dead line must not keep anyone here. */
const PATIENCE_MS = 2_000;

/** The public pages are documents of their own: once the address is theirs, the browser fetches it. */
export function ToTheSite() {
  useEffect(() => {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([serverKnows(), patience]).then(startOver);
  }, []);
  return <FirstLoad />;
}
