/** Text as the rules look at it: what is said, without case, accents and typography. */
import { recently } from './recent.ts';

/** Same letters, no accents, no capitals, straight quotes: `Suïcidaliteit` is heard as `suicidaliteit`. */
export const plain = (text: string): string =>
  isPlainAlready.test(text) ? text.toLowerCase() : folded(text);

const folded = recently((text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[–—]/g, '-')
    .toLowerCase(),
);

/** Most of what is said; the long way takes four times as long, and every rule takes it. */
const isPlainAlready = /^[\x20-\x5f\x61-\x7e]*$/;

/** A text of which only the capitals are to go, letter for letter; undefined for any other. */
export const plainInPlace = (text: string): string | undefined =>
  isPlainAlready.test(text) ? text.toLowerCase() : undefined;

const word = /[\p{L}\p{N}]+(?:(?:['’-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}]+)*/gu;

/** The words of a text, plain: `'s avonds 2,5 mg` has `s`, `avonds`, `2,5` and `mg`. */
export const wordsOf: (text: string) => readonly string[] = recently((text) => plain(text).match(word) ?? []);

/** A list as people write lists: entries apart by commas or lines. */
export const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** `94 kilo` stays as it is; `'s nachts` becomes `'s Nachts`. */
export const capitalised = (text: string): string =>
  text.replace(
    /^(["“(]*(?:['’][snt]\s)?)(\p{L})/u,
    (_, before: string, character: string) => before + character.toUpperCase(),
  );
