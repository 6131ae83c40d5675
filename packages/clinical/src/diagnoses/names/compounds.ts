/** Names that are one word in Dutch, and are written or heard apart: `gok stoornis`, `taal-ontwikkelingsstoornis`. */
import { type Hit, hitsIn, type Lexicon } from '../../reading/lexicon.ts';

const SHORTEST = 8;
const MOST_PARTS = 3;
const isPart = (word: string): boolean => /^[a-z]{2,}$/.test(word);

/** The hits among words when parts of one word are put together, by the places that the parts had. */
export function hitsInCompounds<T>(
  lexicon: Lexicon<T>,
  known: ReadonlySet<string>,
  words: readonly string[],
): Hit<T>[] {
  const joined: string[] = [];
  const starts: number[] = [];
  for (let at = 0; at < words.length; ) {
    let parts = 1;
    for (let count = MOST_PARTS; count > 1; count--) {
      const few = words.slice(at, at + count);
      const word = few.join('');
      if (word.length >= SHORTEST && few.length === count && few.every(isPart) && known.has(word)) {
        parts = count;
        break;
      }
    }
    joined.push(words.slice(at, at + parts).join(''));
    starts.push(at);
    at += parts;
  }
  if (joined.length === words.length) return [];
  return hitsIn(lexicon, joined).map(({ value, from, to }) => ({
    value,
    from: starts[from] ?? 0,
    to: starts[to] ?? words.length,
  }));
}

const heads = /^\S+ (?:stoornis|fobie|depressie|psychose|dementie)$/;

/** `sociale fobie` is written `socialefobie` too. */
export const alsoAsOne = (phrase: string): string[] =>
  heads.test(phrase) ? [phrase, phrase.replace(' ', '')] : [phrase];
