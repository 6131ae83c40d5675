import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';
import { storageClient } from './storage-client.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Wherever in the app somebody is: what they recorded on this device goes on to the server. */
export function useSendLeftovers(): void {
  const clinician_id = useSession()?.id;
  const left = useUnfinished()
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (!clinician_id || !left) return;
    storageClient()
      .ask({ type: 'send_leftovers', clinician_id })
      // The next look, half a minute on, asks again.
      .catch(() => undefined);
  }, [clinician_id, left]);
}
