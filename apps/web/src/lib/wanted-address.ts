/** The page about a recording or a client that somebody wanted before they had signed in: they land there once they have. */
import { isFilePath, recordingIn } from '@noteer/contract';

/** In this tab only, and for as long as it is open. */
const KEY = 'wanted_address';

/** Other pages are found from the start page; these are not. */
const isWorthIt = (path: string): boolean => recordingIn(path) !== undefined || isFilePath(path);

export function rememberWanted(path: string): void {
  if (isWorthIt(path)) sessionStorage.setItem(KEY, path);
}

export function wantedAddress(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  return path && isWorthIt(path) ? path : undefined;
}

export const forgetWanted = (): void => sessionStorage.removeItem(KEY);
