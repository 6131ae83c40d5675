/** The one place that reacts to a session that the server no longer accepts. */
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../lib/api.ts';
import { isKeptAwake } from '../lib/keep-awake.ts';
import { currentLock, currentSession, lockSession, subscribeToSession } from '../lib/session.ts';

/** Locks instead of throwing out: whoever signs in again finds their work as it was. A recording goes first. */
function onError(error: Error): void {
  const isOver = error instanceof ApiError && error.code === 'not_authenticated';
  if (isOver && !isKeptAwake()) lockSession('ended');
}

/** All that is left of a dashboard that cannot be renewed, which tells people nothing. The list by its name, nothing of it. */
function logFailure(error: Error, [list]: QueryKey): void {
  console.warn(`${list} could not be fetched: ${error.message}`);
}

/** Only what may pass by itself is tried again; twice is enough to bridge a change of network. */
function mayPass(failures: number, error: Error): boolean {
  const isPassing =
    error instanceof NetworkError || (error instanceof ApiError && error.code === 'unavailable');
  return isPassing && failures < 2;
}

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        logFailure(error, queryKey);
        onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: mayPass, staleTime: 10_000 },
      // A sign-in that waits for the network in silence helps nobody: fail, and let people press again.
      mutations: { networkMode: 'always' },
    },
  });
  forgetWithThePerson(queryClient);
  return queryClient;
}

/** What one person loaded must not stay for the next; a lock keeps it for the same person. */
function forgetWithThePerson(queryClient: QueryClient): void {
  const whose = () => (currentSession() ?? currentLock())?.id;
  let owner = whose();
  subscribeToSession(() => {
    if (whose() === owner) return;
    owner = whose();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
    const mutations = queryClient.getMutationCache();
    // The sign-in that brings the next person is itself one that is under way.
    const settled = mutations.findAll({ predicate: ({ state }) => state.status !== 'pending' });
    for (const mutation of settled) mutations.remove(mutation);
  });
}
