/** Who may see what. They follow the session as it changes, so signing out anywhere leads out everywhere. */
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { usePerson, useSession } from '../lib/session.ts';
import { forgetWanted, rememberWanted, wantedAddress } from '../lib/wanted-address.ts';

const home = () => wantedAddress() ?? '/home';

export function Landing() {
  return <Navigate to={useSession() ? home() : '/welcome'} replace />;
}

export function StrangersOnly() {
  return useSession() ? <Navigate to={home()} replace /> : <Outlet />;
}

/** A locked screen still belongs to someone: it asks for them instead of sending them away. */
export function SignedInOnly() {
  const isSomebody = Boolean(usePerson());
  const { pathname } = useLocation();
  // Whoever signs out here did not come from outside, and the next person in this tab is not sent here.
  const [cameAsStranger] = useState(!isSomebody);

  useEffect(() => {
    if (isSomebody) forgetWanted();
    else if (cameAsStranger) rememberWanted(pathname);
  }, [isSomebody, cameAsStranger, pathname]);

  return isSomebody ? <Outlet /> : <Navigate to="/welcome" replace />;
}

export function SuperusersOnly() {
  return usePerson()?.is_superuser ? <Outlet /> : <Navigate to="/home" replace />;
}
