import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ClipboardList, House, LayoutList, ListTodo, Users } from 'lucide-react';
import { profileQuery } from '../lib/profile.ts';
import { usePerson } from '../lib/session.ts';
import { useStrings } from '../lib/strings.ts';
import type { NavItem } from './shell/nav-item.ts';
import { titles } from './strings.ts';

export function useNavigation(): NavItem[] {
  const t = useStrings(titles);
  const administration = useAdministration();
  return [
    { to: '/home', label: t.home, icon: <House /> },
    { to: '/overview', label: t.overview, icon: <LayoutList />, hideOnSmall: true },
    { to: '/tasks', label: t.tasks, icon: <ListTodo /> },
    { to: '/clients', label: t.clients, icon: <Users /> },
    ...administration,
  ];
}

/** The privileged account plans appointments; that page stands in the place of the administration. */
function useAdministration(): NavItem[] {
  const t = useStrings(titles);
  const person = usePerson();
  const { data: profile, isPending } = useQuery(profileQuery());
  if (!person?.is_superuser || isPending) return [];
  return [
    profile?.is_privileged
      ? { to: '/add-appointment', label: t.addAppointment, icon: <CalendarPlus />, hideOnSmall: true }
      : { to: '/admin', label: t.admin, icon: <ClipboardList />, hideOnSmall: true },
  ];
}
