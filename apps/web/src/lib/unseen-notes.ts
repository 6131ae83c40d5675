/** How many notes came while this tab was not looked at; the title says so until it is. */
import { useEffect, useSyncExternalStore } from 'react';
import { Observable } from './observable.ts';

const count = new Observable(0);

export function addUnseenNote(): void {
  count.set(count.get() + 1);
}

export function useUnseenNotes(): number {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') count.set(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useSyncExternalStore(count.subscribe, count.get);
}
