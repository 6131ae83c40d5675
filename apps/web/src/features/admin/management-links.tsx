import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useManagementPages } from '../../lib/management-pages.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { adminStrings } from './strings.ts';

export function ManagementLinks() {
  const { management } = useStrings(adminStrings);
  const language = useLanguage();
  const pages = useManagementPages();
  if (pages.length === 0) return null;
  return (
    <Card heading={management}>
      <ul className="-mx-3 flex flex-col">
        {pages.map(({ to, title, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-paper-deep"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-pine" />
              <span className="grow">{title[language]}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
