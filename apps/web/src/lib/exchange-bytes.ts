/** Forms that take a while to send, and answers that are not JSON. What goes wrong is the same as in `exchange.ts`. */
import type { Answer, Endpoint, Sent } from '@noteer/contract';
import { addressOf, answerOf, NetworkError, type Parts, refusal } from './exchange.ts';

export type UploadOptions = {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (sent: number) => void;
};

/** With XMLHttpRequest: `fetch` does not tell how much of what it sends is gone. */
export const exchangeForm = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  access: string | undefined,
  { signal, onProgress }: UploadOptions,
): Promise<Answer<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkError('The server could not be reached'));
    request.open(endpoint.method, addressOf(endpoint.path, sent as Parts));
    if (access) request.setRequestHeader('authorization', `Bearer ${access}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      const { status, responseText: text } = request;
      try {
        resolve(answerOf(endpoint, { status, text, retry_after: request.getResponseHeader('retry-after') }));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail();
    else request.send((sent as Parts).body as FormData);
  });

export async function exchangeBlob<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  access: string | undefined,
  signal?: AbortSignal,
): Promise<Blob> {
  const headers = new Headers(access ? { authorization: `Bearer ${access}` } : {});
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint.path, sent as Parts), {
      method: endpoint.method,
      headers,
      ...(signal && { signal }),
    });
    if (response.ok) return await response.blob();
  } catch (error) {
    throw new NetworkError('The server could not be reached', { cause: error });
  }
  const text = await response.text().catch(() => '');
  throw refusal({ status: response.status, text, retry_after: response.headers.get('retry-after') });
}
