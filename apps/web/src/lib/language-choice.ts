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

/** Set by the public site too. It ends with the tab: a choice is its maker's, not the next one's at this desk. */
const UNSAVED_KEY = 'language_chosen';

/** True once someone picked a language in this tab and their profile does not have it yet; theirs beats the profile's. */
export const hasJustChosen = (): boolean => sessionStorage.getItem(UNSAVED_KEY) !== null;

/** The profile has it now; what is changed there later counts again. */
export const choiceIsSaved = (): void => sessionStorage.removeItem(UNSAVED_KEY);

function keep(language: Language): void {
  localStorage.setItem(KEY, language);
  choice = language;
  for (const listener of listeners) listener();
}

export function chooseLanguage(language: Language): void {
  sessionStorage.setItem(UNSAVED_KEY, language);
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
