/** The language that someone chose in this browser: the one thing kept beyond the tab. */
import { Language } from '@noteer/contract';

const KEY = 'language';

const stored = () => Language.safeParse(localStorage.getItem(KEY)).data ?? null;

let choice = stored();
const listeners = new Set<() => void>();

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until someone chooses; Dutch is shown then. */
export const chosenLanguage = (): Language | null => choice;

let isOwnChoice = false;

/** True once someone picked a language on this very page; that beats what their profile remembers. */
export const hasJustChosen = (): boolean => isOwnChoice;

function keep(language: Language): void {
  localStorage.setItem(KEY, language);
  choice = language;
  for (const listener of listeners) listener();
}

export function chooseLanguage(language: Language): void {
  isOwnChoice = true;
  keep(language);
}

/** Takes over what the profile says, without it counting as a choice of its own. */
export function adoptLanguage(language: Language): void {
  if (language !== choice) keep(language);
}

// A choice made in another tab holds here too.
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  choice = stored();
  for (const listener of listeners) listener();
});
