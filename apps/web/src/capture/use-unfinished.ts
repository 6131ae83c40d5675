import { useEffect, useState } from 'react';
import { usePerson } from '../lib/session.ts';
import { changedCaptures } from './changed-captures.ts';
import { type Unfinished, unfinishedCaptures } from './unfinished.ts';

/** A tab that dies says nothing; this often we look whether it left something. */
const LOOK_EVERY_MS = 30_000;

const isSupported = () => typeof indexedDB !== 'undefined' && 'locks' in navigator;

/** This person's recordings on this device that are not finished, as they come and go. */
export function useUnfinished(): Unfinished[] {
  const clinician_id = usePerson()?.id;
  const [unfinished, setUnfinished] = useState<Unfinished[]>([]);

  useEffect(() => {
    if (!clinician_id || !isSupported()) return;
    let isCurrent = true;
    const look = () =>
      unfinishedCaptures(clinician_id)
        .then((found) => isCurrent && setUnfinished(found))
        // A browser that keeps nothing (some private windows) has nothing unfinished either.
        .catch(() => undefined);
    void look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    const unfollow = changedCaptures.follow(look);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      unfollow();
    };
  }, [clinician_id]);

  return unfinished;
}
