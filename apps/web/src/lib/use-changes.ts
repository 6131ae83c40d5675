import { Change, followEvents } from '@noteer/contract';
import { useEffect, useEffectEvent } from 'react';
import { eventsIn } from './event-stream.ts';
import { may } from './may.ts';
import { renewTokens } from './renewal.ts';
import { currentSession, useSession } from './session.ts';

/** After a broken connection; queries poll meanwhile. */
const RECONNECT_MS = 5000;
/** Where others of the same person listen already. */
const TOO_MANY_MS = 60_000;

/** Answers how long to wait before the next time. */
async function follow(signal: AbortSignal, tell: (change: Change) => void): Promise<number> {
  const access = currentSession()?.access;
  if (!access) return RECONNECT_MS;
  const headers = { authorization: `Bearer ${access}` };
  const response = await fetch(followEvents.path, { headers, signal });
  if (response.status === 401) await renewTokens(access);
  if (response.status === 429) return TOO_MANY_MS;
  if (!response.ok || !response.body) return RECONNECT_MS;
  for await (const event of eventsIn(response.body)) {
    const { data } = Change.safeParse(JSON.parse(event));
    if (data) tell(data);
  }
  return RECONNECT_MS;
}

/** Hears what changed at the server, as it happens. It is a hint and no more: whoever needs to be sure polls too. */
export function useChanges(onChange: (change: Change) => void): void {
  const session = useSession();
  const person = may(session, 'follow_changes') ? session?.id : undefined;
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    if (!person) return;
    const { signal, abort } = abortable();
    void (async () => {
      while (!signal.aborted) {
        // Whatever went wrong, the answer is the same: wait, and connect again.
        const wait_ms = await follow(signal, (change) => tell(change)).catch(() => RECONNECT_MS);
        await new Promise((resolve) => setTimeout(resolve, wait_ms));
      }
    })();
    return abort;
  }, [person]);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
