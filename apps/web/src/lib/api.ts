/** Calls an endpoint of the contract. No toasts, no redirects: callers decide what a failure means. */
import type { Answer, Endpoint, Sent } from '@noteer/contract';
import { exchange, isExpiry } from './exchange.ts';
import { renewTokens } from './renewal.ts';
import { currentSession } from './session.ts';

export { ApiError, NetworkError } from './exchange.ts';

/** An expired access token is renewed and the call made once more; nobody notices. */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const access = currentSession()?.access;
  try {
    return await exchange(endpoint, sent, access, signal);
  } catch (error) {
    if (!access || !isExpiry(error)) throw error;
    const isRenewed = await renewTokens(access);
    if (!isRenewed) throw error;
    return exchange(endpoint, sent, currentSession()?.access, signal);
  }
}
