/** Whether a dictionary of Dutch or English has a word: what none has, where a name would stand, is a name. */
import { BITS, bitsOf } from './bits-of-word.ts';
import { bytesOf } from './printed-bytes.ts';
import { dictionaryBits } from './words/dictionary.ts';

/** Read when it is asked for the first time. */
let read: Uint8Array | undefined;
function marks(): Uint8Array {
  read ??= bytesOf(dictionaryBits, BITS / 8);
  return read;
}

const isMarked = (bit: number): boolean => (((marks()[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
const isThere = (word: string): boolean => bitsOf(word).every(isMarked);

const SHORTEST_PART = 3;
const MOST_PARTS = 4;

/** Without capitals and accents, as `plain` makes it. */
export const isInDictionary = (text: string): boolean =>
  isThere(text) ||
  (/['-]/.test(text) && text.split(/['-]/).every((part) => part.length < 2 || isThere(part)));

/** `lithiumspiegel`: of words that it has, with an `s` between them at most. */
export function isCompound(text: string, parts = MOST_PARTS): boolean {
  if (isInDictionary(text)) return true;
  if (parts <= 1) return false;
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at++) {
    if (!isThere(text.slice(0, at))) continue;
    const rest = text.slice(at);
    if (isCompound(rest, parts - 1)) return true;
    if (rest.startsWith('s') && rest.length > SHORTEST_PART && isCompound(rest.slice(1), parts - 1))
      return true;
  }
  return false;
}
