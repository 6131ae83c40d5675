import { useQuery } from '@tanstack/react-query';
import {
  CalendarPlus,
  ClipboardList,
  House,
  LayoutList,
  ListTodo,
  ScrollText,
  Tags,
  Users,
} from 'lucide-react';
import { useMay } from '../lib/may.ts';
import { profileQuery } from '../lib/profile.ts';
import { useStrings } from '../lib/strings.ts';
import type { NavItem } from './shell/nav-item.ts';
import { titles } from './strings.ts';

export function useNavigation(): NavItem[] {
  const t = useStrings(titles);
  const may = useMay();
  const administration = useAdministration();
  return [
    ...(may('read_agenda') ? [{ to: '/home', label: t.home, icon: <House /> }] : []),
    ...(may('list_consultations')
      ? [{ to: '/overview', label: t.overview, icon: <LayoutList />, hideOnSmall: true }]
      : []),
    ...(may('do_tasks') ? [{ to: '/tasks', label: t.tasks, icon: <ListTodo /> }] : []),
    ...(may('find_clients') ? [{ to: '/clients', label: t.clients, icon: <Users /> }] : []),
    ...administration,
    // Administrators find it on the page of the administration.
    ...(may('read_access_log') && !may('plan_appointment')
      ? [{ to: '/access-log', label: t.accessLog, icon: <ScrollText /> }]
      : []),
  ];
}

/** The privileged account plans, in place of the administration. */
function useAdministration(): NavItem[] {
  const t = useStrings(titles);
  const may = useMay();
  const { data: profile, isPending } = useQuery(profileQuery());
  if (!may('plan_appointment') || isPending) return [];
  if (profile?.is_privileged) {
    return [{ to: '/add-appointment', label: t.addAppointment, icon: <CalendarPlus />, hideOnSmall: true }];
  }
  return [
    { to: '/admin', label: t.admin, icon: <ClipboardList />, hideOnSmall: true },
    ...(may('code_consultations') ? [{ to: '/codes', label: t.codes, icon: <Tags /> }] : []),
  ];
}
