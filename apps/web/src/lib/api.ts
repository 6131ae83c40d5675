/** Calls an endpoint of the contract. No toasts, no redirects: callers decide what a failure means. */
import type { Answer, Endpoint, Sent } from '@noteer/contract';
import { exchange, isExpiry } from './exchange.ts';
import { exchangeBlob, exchangeForm, type UploadOptions } from './exchange-bytes.ts';
import { renewTokens } from './renewal.ts';
import { currentSession } from './session.ts';

export { ApiError, NetworkError } from './exchange.ts';

/** An expired access token is renewed and the call made once more; nobody notices. */
async function renewing<T>(attempt: (access: string | undefined) => Promise<T>): Promise<T> {
  const access = currentSession()?.access;
  try {
    return await attempt(access);
  } catch (error) {
    if (!access || !isExpiry(error)) throw error;
    const isRenewed = await renewTokens(access);
    if (!isRenewed) throw error;
    return attempt(currentSession()?.access);
  }
}

export const call = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> => renewing((access) => exchange(endpoint, sent, access, signal));

/** Sends a form, and tells meanwhile how much of it is gone. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: UploadOptions,
): Promise<Answer<E>> => renewing((access) => exchangeForm(endpoint, sent, access, options));

/** The bytes that an endpoint answers with: a picture, a file. */
export const fetchBlob = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
): Promise<Blob> => renewing((access) => exchangeBlob(endpoint, sent, access, signal));
