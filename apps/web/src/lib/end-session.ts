/** Leaving: this tab forgets its tokens at once, and the server is told to do the same. */
import { logout, refreshTokens } from '@noteer/contract';
import { exchange, isExpiry } from './exchange.ts';
import { currentSession, lockSession, signOut, type Tokens } from './session.ts';
import { tellLeft } from './session-tabs.ts';

let telling: Promise<unknown> = Promise.resolve();

/** Settles when the server knows of every leaving so far: a page that is left earlier would take the news with it. */
export const serverKnows = (): Promise<unknown> => telling;

export function logOut(): void {
  const session = currentSession();
  signOut();
  if (session) tellLeft(session.id, 'user');
  if (session) telling = endAtServer(session, 'user');
}

export function lockForIdleness(): void {
  const session = currentSession();
  lockSession('idle');
  if (session) tellLeft(session.id, 'idle');
  if (session) void endAtServer(session, 'idle');
}

/** Never fails: the person is out here whatever the server says, and tokens that stay behind expire. */
async function endAtServer(tokens: Tokens, reason: 'user' | 'idle'): Promise<void> {
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
