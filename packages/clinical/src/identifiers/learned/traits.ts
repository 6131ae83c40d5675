/** What the network is told of a word by itself. Its neighbours it sees by their own traits. */
import type { Word } from '../word.ts';
import { placeOf } from './hash.ts';
import { isWritten, tell } from './told.ts';

export const TRAIT_PLACES = 1 << 13;

/** The first so many say which word it is; the others say what kind of word. */
export const TRAITS_OF_THE_WORD = 2;

export function traitsOf(words: readonly Word[]): Int32Array[] {
  const manner = isWritten(words) ? 'w' : 's';
  return words.map((word) => {
    const { text, shape, lists, listed } = tell(word);
    const traits = [
      // Twice, in two places: two words that share one of them seldom share the other.
      `word ${text}`,
      `again ${text}`,
      `begins ${text.slice(0, 3)}`,
      `ends ${text.slice(-3)}`,
      `ends ${text.slice(-4)}`,
      `frame ${text.slice(0, 2)} ${text.slice(-2)}`,
      `shape ${shape}${manner}`,
      `listed ${listed}`,
      ...lists.map((list) => `on ${list}`),
    ];
    return Int32Array.from(traits, (trait) => placeOf(trait, TRAIT_PLACES));
  });
}
