/** Privacy mode: client names are shown as initials wherever they appear. */
import { createContext, useContext } from 'react';
import { initials } from './format.ts';

export const PrivacyContext = createContext(false);

export const usePrivacy = (): boolean => useContext(PrivacyContext);

/** Turns a client's name into what may be shown now. */
export function useClientName(): (name: string) => string {
  const isPrivate = usePrivacy();
  return (name) => (isPrivate ? initials(name) : name);
}
