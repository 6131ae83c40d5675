import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chooseLanguage } from '../../lib/language-choice.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { siteStrings } from './strings.ts';

/** Header and footer of the public pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useStrings(siteStrings);
  const language = useLanguage();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header className="mx-auto flex h-20 w-full max-w-6xl items-center gap-2 px-6">
        <Link to="/welcome" className="mr-auto rounded-control">
          <Logo tone="dark" />
        </Link>
        <LanguageSwitch language={language} onChange={chooseLanguage} />
        <ButtonLink to="/sign-in" variant="secondary" size="sm" className="max-sm:hidden">
          {t.logIn}
        </ButtonLink>
      </header>
      <main id="main" className="mx-auto flex w-full max-w-6xl grow flex-col px-6">
        {children}
      </main>
      <footer className="mx-auto w-full max-w-6xl px-6 py-8">
        <nav aria-label={t.pages} className="flex gap-6 border-t border-line pt-6 text-sm">
          <TextLink to="/privacy">{t.privacy}</TextLink>
          <TextLink to="/terms">{t.terms}</TextLink>
        </nav>
      </footer>
    </div>
  );
}
