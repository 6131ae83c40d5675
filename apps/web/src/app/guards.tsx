/** Who may see what. They follow the session as it changes, so signing out anywhere leads out everywhere. */
import type { Deed } from '@noteer/contract';
import { Navigate, Outlet } from 'react-router';
import { may, startPage } from '../lib/may.ts';
import { usePerson, useSession } from '../lib/session.ts';

export function Landing() {
  const session = useSession();
  return <Navigate to={session ? startPage(session) : '/welcome'} replace />;
}

export function StrangersOnly() {
  const session = useSession();
  return session ? <Navigate to={startPage(session)} replace /> : <Outlet />;
}

/** A locked screen still belongs to someone: it asks for them instead of sending them away. */
export function SignedInOnly() {
  return usePerson() ? <Outlet /> : <Navigate to="/welcome" replace />;
}

/** Pages for those who may do this; everyone else begins where they always begin. */
export const onlyWho = (deed: Deed) =>
  function Allowed() {
    const person = usePerson();
    return may(person, deed) ? <Outlet /> : <Navigate to={startPage(person)} replace />;
  };
