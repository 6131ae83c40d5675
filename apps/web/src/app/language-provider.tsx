import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { chosenLanguage, subscribeToLanguage } from '../lib/language-choice.ts';
import { LanguageContext } from '../lib/strings.ts';
import { UiLocale } from '../ui/locale.tsx';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribeToLanguage, chosenLanguage) ?? 'nl';

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageContext value={language}>
      <UiLocale language={language}>{children}</UiLocale>
    </LanguageContext>
  );
}
