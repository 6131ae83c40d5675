import { S3ServiceError } from 's3mini';

/** What a store or the way to it did. Made of a status and a code alone: a store's answer quotes keys and signatures. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const meanings: Record<number, string> = {
  301: 'the bucket is in another region',
  307: 'the bucket is in another region',
  400: 'the store did not understand; is the region right?',
  403: 'the store refuses the key, the secret or what they may do, or its clock differs from ours',
  404: 'there is no such bucket',
};

export function storeRefused(status: number, code = ''): StoreError {
  const isNamed = /^[A-Za-z]{1,60}$/.test(code) && code !== 'Unknown';
  const said = isNamed ? `${status} ${code}` : status;
  return new StoreError(`${meanings[status] ?? 'the store failed'} (${said})`, status);
}

export function explained(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof S3ServiceError) return storeRefused(error.status, error.serviceCode);
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } };
  const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? code ?? 'connection lost');
  return new StoreError(`the store cannot be reached (${reason})`);
}

/** An answer that says no is final. Anything else may have been the way there. */
export const mayPass = ({ status }: StoreError) => status === undefined || status >= 500;
