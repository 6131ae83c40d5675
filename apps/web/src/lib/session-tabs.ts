/**
 * The tabs of one person share one session. A new tab asks for it, and those that are signed in and not locked answer; to be
 * active in one is to be active in all, and whoever leaves one leaves all. It goes from tab to tab and is stored nowhere else.
 */
import { currentSession, lockSession, type Session, signIn, signOut } from './session.ts';

type Told =
  | { type: 'ask' }
  | { type: 'session'; session: Session; kept: Record<string, string> }
  | { type: 'left'; id: string; reason: 'user' | 'idle' }
  | { type: 'active'; id: string };

/** What else a tab knows that the next one must not forget: initials stay initials. */
const ALONG = ['privacy_mode'];

/** Whoever comes here wants to sign in, perhaps as somebody else. */
const STRANGERS_PAGES = ['/sign-in', '/sign-up', '/forgot-password', '/login'];

/** Other tabs answer within a few milliseconds, if there are any. */
const WAIT_MS = 200;

/** A mouse that moves is told of no more often than this. */
const ACTIVE_EVERY_MS = 5_000;

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');
const tell = (told: Told) => tabs?.postMessage(told);

let joined: (() => void) | null = null;
const activeElsewhere = new Set<() => void>();

function answer(): void {
  const session = currentSession();
  if (!session) return;
  const kept = ALONG.flatMap((key) => {
    const value = sessionStorage.getItem(key);
    return value === null ? [] : [[key, value]];
  });
  tell({ type: 'session', session, kept: Object.fromEntries(kept) });
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  switch (data.type) {
    case 'ask':
      return answer();
    case 'session':
      if (!joined) return;
      for (const key of ALONG) if (data.kept[key]) sessionStorage.setItem(key, data.kept[key]);
      signIn(data.session);
      return joined();
    case 'left':
      if (currentSession()?.id !== data.id) return;
      return data.reason === 'user' ? signOut() : lockSession('idle');
    case 'active':
      if (currentSession()?.id === data.id) for (const hear of activeElsewhere) hear();
  }
});

/** Before the first page is drawn: a tab in which nobody is signed in asks the others. */
export async function joinSession(path: string, isKnown: boolean, wait_ms = WAIT_MS): Promise<void> {
  if (!tabs || isKnown || STRANGERS_PAGES.some((page) => path.startsWith(page))) return;
  await new Promise<void>((resolve) => {
    joined = resolve;
    tell({ type: 'ask' });
    setTimeout(resolve, wait_ms);
  });
  joined = null;
}

export function tellLeft(id: string, reason: 'user' | 'idle'): void {
  tell({ type: 'left', id, reason });
}

let told_at_ms = 0;

export function tellActive(): void {
  const id = currentSession()?.id;
  // Either way: a clock that was set back must not silence a tab.
  if (!id || Math.abs(Date.now() - told_at_ms) < ACTIVE_EVERY_MS) return;
  told_at_ms = Date.now();
  tell({ type: 'active', id });
}

export function onActiveElsewhere(hear: () => void): () => void {
  activeElsewhere.add(hear);
  return () => activeElsewhere.delete(hear);
}
