/** Who may see what. They follow the session as it changes, so signing out anywhere leads out everywhere. */
import type { Deed } from '@noteer/contract';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { may, startPage } from '../lib/may.ts';
import { usePerson, useSession } from '../lib/session.ts';
import { forgetWanted, rememberWanted, wantedAddress } from '../lib/wanted-address.ts';

const startOf = (person: Parameters<typeof startPage>[0]) => wantedAddress() ?? startPage(person);

export function Landing() {
  const session = useSession();
  return <Navigate to={session ? startOf(session) : '/welcome'} replace />;
}

export function StrangersOnly() {
  const session = useSession();
  return session ? <Navigate to={startOf(session)} replace /> : <Outlet />;
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

/** Pages for those who may do this; everyone else begins where they always begin. */
export const onlyWho = (deed: Deed) =>
  function Allowed() {
    const person = usePerson();
    return may(person, deed) ? <Outlet /> : <Navigate to={startPage(person)} replace />;
  };
