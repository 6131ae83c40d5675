/** The page's end of the storage worker. */
import { renewTokens } from '../lib/renewal.ts';
import { currentSession, subscribeToSession } from '../lib/session.ts';
import type { Answers, Command, FromStorage, News, ToStorage } from './messages.ts';
import { StorageFailure } from './storage-failure.ts';

export type StorageClient = {
  ask<T extends Command['type']>(
    command: Extract<Command, { type: T }>,
    transfer?: Transferable[],
  ): Promise<Answers[T]>;
  follow(listener: (news: News) => void): () => void;
};

/** The session lives in this tab's storage, which workers cannot see; so they ask. */
async function tokenFor(clinician_id: string, expired?: string): Promise<string | null | undefined> {
  const session = currentSession();
  if (session?.id !== clinician_id) return null;
  if (session.access !== expired) return session.access;
  try {
    const isRenewed = await renewTokens(expired);
    return isRenewed ? (currentSession()?.access ?? null) : null;
  } catch {
    // Offline or overloaded: the session may well be good, so the worker tries again later.
    return undefined;
  }
}

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

function startStorageClient(): StorageClient {
  const worker = new Worker(new URL('./storage-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(news: News) => void>();
  let number = 0;
  const say = (message: ToStorage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  worker.addEventListener('message', async ({ data }: MessageEvent<FromStorage>) => {
    switch (data.type) {
      case 'answer':
        waiting.get(data.number)?.resolve(data.result as never);
        return void waiting.delete(data.number);
      case 'failed':
        waiting.get(data.number)?.reject(new StorageFailure(data.reason));
        return void waiting.delete(data.number);
      case 'token_wanted': {
        const access = await tokenFor(data.clinician_id, data.expired);
        return say({ type: 'token', number: data.number, access });
      }
      case 'news':
        for (const listener of listeners) listener(data.news);
    }
  });
  // Without its code there is no recording; whoever waits must hear of it.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new StorageFailure('unexpected'));
    waiting.clear();
  });
  addEventListener('online', () => say({ type: 'wake' }));
  subscribeToSession(() => say({ type: 'wake' }));

  return {
    ask: (command, transfer) =>
      new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        say({ type: 'command', number, command }, transfer);
        number += 1;
      }),
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let started: StorageClient | undefined;

/** One for the tab, started when it is first needed. */
export function storageClient(): StorageClient {
  started ??= startStorageClient();
  return started;
}
