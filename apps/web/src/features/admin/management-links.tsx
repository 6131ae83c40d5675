import type { Deed } from '@noteer/contract';
import {
  Archive,
  Building2,
  CalendarSync,
  ChartColumn,
  ChevronRight,
  FileText,
  Inbox,
  ListOrdered,
  type LucideIcon,
  ScrollText,
  UserRoundCheck,
} from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { managementStrings } from './management-strings.ts';

type ManagementPage = {
  deed: Deed;
  to: string;
  Icon: LucideIcon;
  name: Exclude<keyof typeof managementStrings, 'heading'>;
};

/** What is set up or looked into now and then, beside the work of the day. */
const pages: ManagementPage[] = [
  { deed: 'manage_institution', to: '/institution', Icon: Building2, name: 'institution' },
  { deed: 'share_templates', to: '/templates', Icon: FileText, name: 'templates' },
  { deed: 'import_appointments', to: '/appointments-from-elsewhere', Icon: CalendarSync, name: 'incoming' },
  { deed: 'read_numbers', to: '/numbers', Icon: ChartColumn, name: 'numbers' },
  { deed: 'arrange_cover', to: '/cover', Icon: UserRoundCheck, name: 'cover' },
  { deed: 'manage_retention', to: '/retention', Icon: Archive, name: 'retention' },
  { deed: 'manage_code_lists', to: '/code-lists', Icon: ListOrdered, name: 'codeLists' },
  { deed: 'handle_contact_requests', to: '/contact-requests', Icon: Inbox, name: 'contactRequests' },
  { deed: 'read_access_log', to: '/access-log', Icon: ScrollText, name: 'accessLog' },
];

export function ManagementLinks() {
  const t = useStrings(managementStrings);
  const may = useMay();
  const allowed = pages.filter(({ deed }) => may(deed));
  if (allowed.length === 0) return null;
  return (
    <Card heading={t.heading}>
      <ul className="-mx-3 flex flex-col">
        {allowed.map(({ to, Icon, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-paper-deep"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-pine" />
              <span className="grow">{t[name]}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
