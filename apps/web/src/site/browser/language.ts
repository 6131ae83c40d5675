/** The choice of language, kept where the app keeps it too. */
const KEY = 'language';
const UNSAVED_KEY = 'language_chosen';

/** A private window may refuse to keep anything; then each page is read as it was asked for. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Goes to the same page in the language that was chosen before. True when it is on its way there. */
export function readInChosenLanguage(): boolean {
  const chosen = stored();
  if (!chosen || chosen === document.documentElement.lang) return false;
  const there = document.querySelector<HTMLAnchorElement>(`a[data-language="${CSS.escape(chosen)}"]`);
  if (!there) return false;
  location.replace(there.pathname + location.search + location.hash);
  return true;
}

export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      try {
        localStorage.setItem(KEY, link.dataset.language ?? 'nl');
        sessionStorage.setItem(UNSAVED_KEY, 'yes');
      } catch {
        // The link works all the same.
      }
    });
  }
}
