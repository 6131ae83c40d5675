/** The page about a recording that somebody wanted before they had signed in: they land there once they have. */
import { recordingIn } from '@noteer/contract';

/** In this tab only, and for as long as it is open. */
const KEY = 'wanted_address';

/** Other pages are found from the start page; these are not. */
export function rememberWanted(path: string): void {
  if (recordingIn(path)) sessionStorage.setItem(KEY, path);
}

export function wantedAddress(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  return path && recordingIn(path) ? path : undefined;
}

export const forgetWanted = (): void => sessionStorage.removeItem(KEY);
