/** The public header. Its menus are the browser's own `details` and `popover`: they open without a script too. */
import { type SitePage, sitePath } from '@noteer/contract';
import { ChevronDown, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Logo } from '../ui/logo.tsx';
import { frameStrings } from './frame-strings.ts';
import { loginPaths, useSitePath } from './links.ts';

type LinkProps = { page: SitePage; current: SitePage; children: ReactNode };

function NavLink({ page, current, children }: LinkProps) {
  const path = useSitePath();
  return (
    <a href={path(page)} className="site-link" aria-current={page === current ? 'page' : undefined}>
      {children}
    </a>
  );
}

type DropdownProps = { label: string; isCurrent?: boolean; className?: string; children: ReactNode };

function Dropdown({ label, isCurrent = false, className = '', children }: DropdownProps) {
  return (
    <details className={`site-dropdown ${className}`} name="site-dropdown">
      <summary className="site-link" data-current={isCurrent || undefined}>
        {label} <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="site-dropdown-list">{children}</ul>
    </details>
  );
}

type ItemProps = { href: string; title: string; hint: string; current?: boolean };

function DropdownItem({ href, title, hint, current = false }: ItemProps) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined}>
        <span className="font-medium">{title}</span>
        <span className="text-sm text-muted">{hint}</span>
      </a>
    </li>
  );
}

function LanguageLink({ current }: { current: SitePage }) {
  const t = useStrings(frameStrings);
  const other = useLanguage() === 'nl' ? 'en' : 'nl';
  return (
    <a
      href={sitePath(current, other)}
      hrefLang={other}
      lang={other}
      data-language={other}
      className="site-link"
    >
      {t.otherLanguage}
    </a>
  );
}

export function SiteHeader({ current }: { current: SitePage }) {
  const t = useStrings(frameStrings);
  const path = useSitePath();
  return (
    <header className="site-header">
      <a href="#main" className="site-skip">
        {t.skip}
      </a>
      <a href={path('welcome')} className="rounded-control" aria-label={`Noteer, ${t.home}`}>
        <Logo tone="dark" />
      </a>
      <button type="button" popoverTarget="site-menu" className="site-menu-button">
        <Menu aria-hidden="true" /> {t.menu}
      </button>
      <nav id="site-menu" popover="auto" className="site-menu" aria-label={t.mainNavigation}>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="site-menu-close"
        >
          <X aria-hidden="true" /> {t.closeMenu}
        </button>
        <NavLink page="welcome" current={current}>
          {t.home}
        </NavLink>
        <Dropdown label={t.platform} isCurrent={current === 'psychiatry' || current === 'family-medicine'}>
          <DropdownItem
            href={path('psychiatry')}
            title={t.psychiatry}
            hint={t.psychiatryHint}
            current={current === 'psychiatry'}
          />
          <DropdownItem
            href={path('family-medicine')}
            title={t.familyMedicine}
            hint={t.familyMedicineHint}
            current={current === 'family-medicine'}
          />
        </Dropdown>
        <NavLink page="about" current={current}>
          {t.about}
        </NavLink>
        <NavLink page="contact" current={current}>
          {t.contact}
        </NavLink>
        <span className="site-menu-rest" />
        <LanguageLink current={current} />
        <Dropdown label={t.logIn} className="site-login">
          <DropdownItem href={loginPaths.nl} title="NL" hint={t.loginNl} />
          <DropdownItem href={loginPaths.slo} title="SLO" hint={t.loginSlo} />
        </Dropdown>
      </nav>
    </header>
  );
}
