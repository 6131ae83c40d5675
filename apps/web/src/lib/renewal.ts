/** Keeps the session's tokens fresh: once per tab at a time, and shared with a duplicated tab. */
import { refreshTokens } from '@noteer/contract';
import { ApiError, exchange } from './exchange.ts';
import { currentSession, replaceTokens, type Tokens } from './session.ts';

type Renewed = { previous_refresh: string; tokens: Tokens };

/**
 * A duplicated tab starts with a copy of our tokens. Were it to use the same refresh token later, the
 * server would take that for theft and end the session; so tabs tell each other what became of a token.
 */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('renewed-tokens');
otherTabs?.addEventListener('message', ({ data }: MessageEvent<Renewed>) => {
  if (currentSession()?.refresh === data.previous_refresh) replaceTokens(data.tokens);
});

async function askForTokens(expired_access: string): Promise<boolean> {
  const session = currentSession();
  if (!session) return false;
  // Another tab was first, while this one waited for its turn.
  if (session.access !== expired_access) return true;

  try {
    const { data: tokens } = await exchange(refreshTokens, { body: { refresh: session.refresh } });
    // Signed out or locked in the meantime: the answer came too late to count.
    if (currentSession()?.refresh !== session.refresh) return currentSession() !== null;
    replaceTokens(tokens);
    otherTabs?.postMessage({ previous_refresh: session.refresh, tokens } satisfies Renewed);
    return true;
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 401);
    if (isRefused) return false;
    // Offline or overloaded says nothing about the session: the caller may try again later.
    throw error;
  }
}

/** Without the Web Locks API (an insecure origin) tabs may collide; the server's grace period covers that. */
const inTurn = (task: () => Promise<boolean>): Promise<boolean> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request('renew-tokens', task)
    : task();

let underway: Promise<boolean> | null = null;

/** Resolves to whether there is a fresh token now. False means that the session is over. */
export function renewTokens(expired_access: string): Promise<boolean> {
  underway ??= inTurn(() => askForTokens(expired_access)).finally(() => {
    underway = null;
  });
  return underway;
}
