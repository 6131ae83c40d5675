import type { ReactNode } from 'react';
import { chooseLanguage } from '../../lib/language-choice.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { frameStrings } from './strings.ts';

type AuthPageProps = { title: string; intro?: ReactNode; children: ReactNode; footer?: ReactNode };

/** The frame around everything that strangers see on their way in. */
export function AuthPage(page: AuthPageProps) {
  const t = useStrings(frameStrings);
  const language = useLanguage();
  return (
    <AuthLayout
      {...page}
      aside={t.promise}
      corner={<LanguageSwitch language={language} onChange={chooseLanguage} />}
    />
  );
}
