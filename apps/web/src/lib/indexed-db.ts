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
