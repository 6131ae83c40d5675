/** Ties what Microsoft sends back to the window that asked, so that nobody can slip in their own sign-in. */
const KEY = 'microsoft_state';

export const rememberState = (state: string): void => sessionStorage.setItem(KEY, state);

/** Answers once: the same return address opened again is refused. */
export function isOurState(state: string | null): boolean {
  const expected = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return expected !== null && expected === state;
}
