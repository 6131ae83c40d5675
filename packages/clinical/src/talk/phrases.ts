/** Builds patterns for plain text from lists that can be read: `*` is any ending of a word. */
import { list, plain } from '../reading/text.ts';

const either = (phrases: string): string =>
  list(phrases)
    .map((phrase) => plain(phrase).replaceAll('*', "[\\w'-]*"))
    .join('|');

/** Any of these, anywhere, as whole words. */
export const holding = (phrases: string): RegExp =>
  new RegExp(`(?<![\\w'-])(?:${either(phrases)})(?![\\w'])`);

/** One of these at the start. */
export const starting = (phrases: string): RegExp => new RegExp(`^(?:${either(phrases)})(?![\\w'])`);

/** These at the start, as often as they come: `Nee, nee, absoluut niet, …` */
export const startingOften = (phrases: string): RegExp =>
  new RegExp(`^(?:(?:${either(phrases)})(?![\\w'])[,.!\\s…]*)+`);

/** One of these at the start, after any of the small words before it. */
export const startingAfter = (before: string, phrases: string): RegExp =>
  new RegExp(`^(?:(?:${either(before)})[, ]+)*(?:${either(phrases)})(?![\\w'])`);
