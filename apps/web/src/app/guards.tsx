/** Who may see what. They follow the session as it changes, so signing out anywhere leads out everywhere. */
import { Navigate, Outlet } from 'react-router';
import { usePerson, useSession } from '../lib/session.ts';

export function Landing() {
  return <Navigate to={useSession() ? '/home' : '/welcome'} replace />;
}

export function StrangersOnly() {
  return useSession() ? <Navigate to="/home" replace /> : <Outlet />;
}

/** A locked screen still belongs to someone: it asks for them instead of sending them away. */
export function SignedInOnly() {
  return usePerson() ? <Outlet /> : <Navigate to="/welcome" replace />;
}

export function SuperusersOnly() {
  return usePerson()?.is_superuser ? <Outlet /> : <Navigate to="/home" replace />;
}
