import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export type Language = 'nl' | 'en';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' };

export const localeOf = (language: Language): string => locales[language];

/** Put once around the app: the words that React Aria speaks to screen readers follow the chosen language. */
export function UiLocale({ language, children }: { language: Language; children: ReactNode }) {
  return <I18nProvider locale={localeOf(language)}>{children}</I18nProvider>;
}
