/** Who may see what. They follow the session as it changes, so signing out anywhere leads out everywhere. */
import { Navigate, Outlet } from 'react-router';
import { useLock, usePerson, useSession } from '../lib/session.ts';
import { AppShell } from './app-shell.tsx';
import { IdleLock } from './idle-lock/idle-lock.tsx';

export function Landing() {
  const session = useSession();
  return <Navigate to={session ? '/home' : '/welcome'} replace />;
}

export function StrangersOnly() {
  const session = useSession();
  return session ? <Navigate to="/home" replace /> : <Outlet />;
}

export function SignedInOnly() {
  const person = usePerson();
  const lock = useLock();
  if (!person) return <Navigate to="/welcome" replace />;
  return (
    // Another person starts with fresh pages.
    <IdleLock key={person.id} lock={lock}>
      <AppShell />
    </IdleLock>
  );
}

export function SuperusersOnly() {
  const person = usePerson();
  return person?.is_superuser ? <Outlet /> : <Navigate to="/home" replace />;
}
