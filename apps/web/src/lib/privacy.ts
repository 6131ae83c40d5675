/** Privacy mode: client names are shown as initials wherever they appear. */
import { createContext, useContext } from 'react';
import { birthDate, initials } from './format.ts';
import { useLanguage } from './strings.ts';

export const PrivacyContext = createContext(false);

export const usePrivacy = (): boolean => useContext(PrivacyContext);

/** Turns a client's name into what may be shown now. */
export function useClientName(): (name: string) => string {
  const isPrivate = usePrivacy();
  return (name) => (isPrivate ? initials(name) : name);
}

/** Initials with a full date of birth beside them are as good as a name: then the year has to do. */
export function useBirthDate(): (date: string) => string {
  const isPrivate = usePrivacy();
  const language = useLanguage();
  return (date) => (isPrivate ? date.slice(0, 'YYYY'.length) : birthDate(date, language));
}

/** For a sentence about a client: in privacy mode the parts of the name that stand in it are initials too. */
export function useClientText(): (text: string, name: string) => string {
  const isPrivate = usePrivacy();
  return (text, name) => (isPrivate ? withInitials(text, name) : text);
}

/** Only words with a capital: `van` and `de` are in every second sentence. */
export function withInitials(text: string, name: string): string {
  const parts = new Set(name.split(/[\s-]+/).filter((part) => /^\p{Lu}\p{L}/u.test(part)));
  return text.replaceAll(/\p{L}+/gu, (word) => (parts.has(word) ? initials(word) : word));
}
