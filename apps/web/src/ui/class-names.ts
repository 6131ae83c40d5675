/** Joins what is there; `undefined` and `false` are left out. */
export const classNames = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
