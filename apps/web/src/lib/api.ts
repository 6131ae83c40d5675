/** Calls an endpoint of the contract. No toasts, no redirects: callers decide what a failure means. */
import { type Answer, type Endpoint, logout, refreshTokens, type Sent } from '@noteer/contract';
import { ApiError, exchange } from './exchange.ts';
import { renewTokens } from './renewal.ts';
import { currentSession, type Tokens } from './session.ts';

export { ApiError, NetworkError } from './exchange.ts';

const isExpiry = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_authenticated';

/** An expired access token is renewed and the call made once more; nobody notices. */
export async function call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> {
  const access = currentSession()?.access;
  try {
    return await exchange(endpoint, sent, access);
  } catch (error) {
    if (!access || !isExpiry(error)) throw error;
    const isRenewed = await renewTokens(access);
    if (!isRenewed) throw error;
    return exchange(endpoint, sent, currentSession()?.access);
  }
}

/**
 * Ends the session at the server, with tokens that this tab has already forgotten. Never fails:
 * the person is signed out here whatever the server says, and tokens that stay behind expire.
 */
export async function endAtServer(tokens: Tokens, reason: 'user' | 'idle'): Promise<void> {
  const sent = { body: { reason } };
  try {
    await exchange(logout, sent, tokens.access);
  } catch (error) {
    if (!isExpiry(error)) return;
    // After a long pause the access token is dead while the refresh token lives: it must die too.
    await exchange(refreshTokens, { body: { refresh: tokens.refresh } })
      .then(({ data }) => exchange(logout, sent, data.access))
      .catch(() => undefined);
  }
}
