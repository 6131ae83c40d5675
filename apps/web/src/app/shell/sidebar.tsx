import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { NavItem, Privacy } from './nav-item.ts';

type SidebarProps = {
  label: string;
  nav: readonly NavItem[];
  privacy: Privacy;
  homeTo: string;
  /** Stands beside the logo: the button that closes the drawer. */
  closeButton?: ReactNode;
};

export function Sidebar({ label, nav, privacy, homeTo, closeButton }: SidebarProps) {
  return (
    <nav aria-label={label} className="on-night flex h-full flex-col bg-night pl-4">
      <div className="mb-4 flex h-20 shrink-0 items-center justify-between pr-3 pl-2">
        <Link to={homeTo} className="rounded-control">
          <Logo tone="light" />
        </Link>
        {closeButton}
      </div>
      <ul className="flex grow flex-col gap-1">
        {nav.map(({ to, label, icon, hideOnSmall }) => (
          <li key={to} className={classNames(hideOnSmall && 'max-sm:hidden')}>
            <NavLink to={to} className="nav-link">
              {icon}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mr-4 border-t border-night-line px-2 py-4">
        <Switch tone="dark" {...privacy} />
      </div>
    </nav>
  );
}
