/** Who may see what. They follow the session as it changes, so signing out anywhere leads out everywhere. */
import type { Deed } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { may, startPage } from '../lib/may.ts';
import { profileQuery } from '../lib/profile.ts';
import { usePerson, useSession } from '../lib/session.ts';
import { forgetWanted, rememberWanted, wantedAddress } from '../lib/wanted-address.ts';

/** Whether this is the privileged account; undefined until that is known. Asked only of those who plan. */
function useIsPrivileged(): boolean | undefined {
  const mightBe = may(usePerson(), 'plan_appointment');
  const { data, isPending } = useQuery({ ...profileQuery(), enabled: mightBe });
  if (!mightBe) return false;
  return isPending ? undefined : (data?.is_privileged ?? false);
}

function ToStart() {
  const person = usePerson();
  const isPrivileged = useIsPrivileged();
  return isPrivileged === undefined ? null : <Navigate to={startPage(person, isPrivileged)} replace />;
}

/** Where they wanted to go before they signed in, or where they always begin. */
function ToWanted() {
  const wanted = wantedAddress();
  return wanted === undefined ? <ToStart /> : <Navigate to={wanted} replace />;
}

export function Landing() {
  return useSession() ? <ToWanted /> : <Navigate to="/welcome" replace />;
}

export function StrangersOnly() {
  return useSession() ? <ToWanted /> : <Outlet />;
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
    return may(usePerson(), deed) ? <Outlet /> : <ToStart />;
  };

/** Pages of the administration, of which the privileged account has only the planning. */
export function Administration() {
  const isPrivileged = useIsPrivileged();
  if (isPrivileged === undefined) return null;
  return isPrivileged ? <ToStart /> : <Outlet />;
}
