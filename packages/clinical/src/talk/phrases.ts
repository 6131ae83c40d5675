/** Builds patterns for plain text from lists that can be read: `*` is any ending of a word. */
import { list, plain } from '../reading/text.ts';

const either = (phrases: string): string =>
  list(phrases)
    .map((phrase) => plain(phrase).replaceAll('*', "[\\w'-]*"))
    .join('|');

/** Any of these, anywhere, as whole words. */
export const holding = (phrases: string): RegExp =>
  new RegExp(`(?<![\\w'-])(?:${either(phrases)})(?![\\w'])`);
