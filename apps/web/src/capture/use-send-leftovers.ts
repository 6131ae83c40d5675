import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';
import { recordingsWithUnsent } from './jottings.ts';
import { storageClient } from './storage-client.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Wherever in the app somebody is: what they recorded on this device goes on to the server. */
export function useSendLeftovers(): void {
  const clinician_id = useSession()?.id;
  const left = useUnfinished()
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (clinician_id) void sendLeftovers(clinician_id, left !== '');
  }, [clinician_id, left]);
}

async function sendLeftovers(clinician_id: string, hasSound: boolean): Promise<void> {
  try {
    const isLeft = hasSound || (await recordingsWithUnsent(clinician_id)).length > 0;
    if (isLeft) await storageClient().ask({ type: 'send_leftovers', clinician_id });
  } catch {
    // The next look, half a minute on, asks again; a browser that keeps nothing has nothing left.
  }
}
