import type { Language } from '@noteer/contract';
import { createContext, useContext, useMemo } from 'react';

export type { Language } from '@noteer/contract';

type Text = string | ((...values: never[]) => string);
type Entry = { nl: Text; en: Text };
type Worded<T extends Record<string, Entry>> = { [K in keyof T]: T[K]['nl'] };

/** Both languages of a sentence stand together, so neither can be forgotten. */
export const strings = <const T extends Record<string, Entry>>(
  entries: {
    [K in keyof T]: T[K]['en'] extends (...values: infer A) => string
      ? { nl: (...values: A) => string; en: T[K]['en'] }
      : { nl: string; en: string };
  } & T,
): T => entries;

/** For messages that people know in one wording, whatever language they read. */
export const verbatim = <const S extends string>(text: S) => ({ nl: text, en: text });

export const LanguageContext = createContext<Language>('nl');

export const useLanguage = (): Language => useContext(LanguageContext);

export function useStrings<T extends Record<string, Entry>>(entries: T): Worded<T> {
  const language = useLanguage();
  return useMemo(
    () => Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry[language]])),
    [entries, language],
  ) as Worded<T>;
}
