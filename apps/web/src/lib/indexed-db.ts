/** What the browser's database lacks: promises, and a word for what survives a power cut. */

/** On disk before we are told: a power cut after that loses nothing. */
export const DURABLE: IDBTransactionOptions = { durability: 'strict' };

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** A database of one store, opened when it is first needed; one that did not open is tried again. */
export function oneStore(name: string, store: string, keyPath: string[]): () => Promise<IDBDatabase> {
  let shared: Promise<IDBDatabase> | undefined;
  const open = async () => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath });
    return done(request);
  };
  return () => {
    shared ??= open().catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
    return shared;
  };
}
