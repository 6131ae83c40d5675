/** Who is signed in in this tab. Kept in session storage, so it ends with the tab; session-tabs.ts hands it to a new one. */
import { Role, type SignedIn } from '@noteer/contract';
import { useSyncExternalStore } from 'react';

export type Session = SignedIn;
export type Tokens = Pick<Session, 'access' | 'refresh'>;

/** `idle`: nobody touched the screen for a while. `ended`: the server no longer accepts the session. */
export type LockReason = 'idle' | 'ended';
export type Person = Omit<Session, keyof Tokens>;
export type Lock = Person & { reason: LockReason };

type State = { session: Session | null; lock: Lock | null };

const KEYS = {
  access: 'access_token',
  refresh: 'refresh_token',
  id: 'user_id',
  name: 'user_name',
  is_superuser: 'is_superuser',
  role: 'role',
  email: 'email',
} as const;
const LOCK_KEY = 'lock_reason';

const read = (key: string) => sessionStorage.getItem(key) ?? '';

/** A tab from before there were roles knows only who is a superuser; the server decides in any case. */
const readRole = (): Role =>
  Role.safeParse(read(KEYS.role)).data ??
  (read(KEYS.is_superuser) === 'true' ? 'administrator' : 'clinician');

function stateFromStorage(): State {
  const person: Person = {
    id: read(KEYS.id),
    email: read(KEYS.email),
    name: read(KEYS.name),
    is_superuser: read(KEYS.is_superuser) === 'true',
    role: readRole(),
  };
  const reason = read(LOCK_KEY);
  if (reason === 'idle' || reason === 'ended') return { session: null, lock: { reason, ...person } };

  const access = read(KEYS.access);
  if (!access) return { session: null, lock: null };
  return { session: { access, refresh: read(KEYS.refresh), ...person }, lock: null };
}

let state = stateFromStorage();
const listeners = new Set<() => void>();

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session | null => state.session;
export const currentLock = (): Lock | null => state.lock;

export const useSession = () => useSyncExternalStore(subscribeToSession, currentSession);
export const useLock = () => useSyncExternalStore(subscribeToSession, currentLock);

/** Whose screen this is, locked or not: what the hidden pages of a locked app go by. */
export const usePerson = (): Person | null => {
  const session = useSession();
  const lock = useLock();
  return session ?? lock;
};

export function signIn(session: Session): void {
  sessionStorage.removeItem(LOCK_KEY);
  for (const [field, key] of Object.entries(KEYS)) {
    sessionStorage.setItem(key, String(session[field as keyof Session]));
  }
  become({ session, lock: null });
}

export function replaceTokens({ access, refresh }: Tokens): void {
  if (!state.session) return;
  sessionStorage.setItem(KEYS.access, access);
  sessionStorage.setItem(KEYS.refresh, refresh);
  become({ ...state, session: { ...state.session, access, refresh } });
}

/** Drops the tokens but remembers who it was, so that the same person can go on where they were. */
export function lockSession(reason: LockReason): void {
  if (!state.session) return;
  const { access: _access, refresh: _refresh, ...person } = state.session;
  sessionStorage.removeItem(KEYS.access);
  sessionStorage.removeItem(KEYS.refresh);
  sessionStorage.setItem(LOCK_KEY, reason);
  become({ session: null, lock: { reason, ...person } });
}

export function signOut(): void {
  sessionStorage.clear();
  become({ session: null, lock: null });
}
