import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether this device has a network. That the server answers is another question. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
