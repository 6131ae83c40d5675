/** What is taken out by what was learned, beside the rules. */
import type { IdentifierKind, Span } from '../kind.ts';
import { isFirstName, isOrdinary, isSurname } from '../ordinary.ts';
import { kindBehind } from '../strange-words.ts';
import { isTown } from '../towns.ts';
import { type Word, wordsOf } from '../word.ts';
import { dutchHouseKinds, looseDutchKinds, prisonKinds } from '../words/house-kinds.ts';
import type { Chances } from './chances.ts';

/** Chosen on hands that nothing was learned from (`npm run bench -- identifiers`). */
const LIKELY = 0.2;
/** Of everyday words more is asked. */
const LIKELY_THOUGH_A_WORD = 0.4;

/** A letter alone is part of an abbreviation that was spelled; initials have their rule. */
const isName = (word: Word, chance: number): boolean =>
  word.isLetters && word.text.length > 1 && chance >= (isOrdinary(word.text) ? LIKELY_THOUGH_A_WORD : LIKELY);

/** Says what is named, not its name: `stichting De Brug`. */
const isKindOfHouse = (word: Word): boolean => houseKinds.has(word.text.toLowerCase());
const houseKinds = new Set([dutchHouseKinds, looseDutchKinds, prisonKinds].join('|').split('|'));

function kindOf({ text }: Word, before: Word | undefined): IdentifierKind {
  const kind = kindBehind(before?.text ?? '');
  if (isTown(text) && kind !== 'institution') return 'place';
  if (isFirstName(text)) return 'person';
  return isSurname(text) ? 'surname' : kind;
}

/** Words that no rule has a reason for. */
export function learnedIn(text: string, chancesIn: Chances): Span[] {
  const words = wordsOf(text);
  const chances = chancesIn(text);
  const isNameAt = (at: number): boolean => {
    const word = words[at];
    return word !== undefined && isName(word, chances[at] ?? 0);
  };
  return words.flatMap((word, at): Span[] =>
    isNameAt(at) && !(isKindOfHouse(word) && isNameAt(at + 1))
      ? [{ start: word.start, end: word.end, kind: kindOf(word, words[at - 1]) }]
      : [],
  );
}

/** The first word that ends behind a place: of a long text not every word is looked at for every span. */
function firstBehind(words: readonly Word[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How likely the likeliest word of a span identifies somebody. What has no letters, or nobody was asked about, is not doubted. */
export function likelihoodIn(
  text: string,
  chancesIn: Chances,
): (span: Pick<Span, 'start' | 'end'>) => number {
  const words = wordsOf(text);
  const chances = chancesIn(text);
  return ({ start, end }) => {
    let likeliest: number | undefined;
    for (let at = firstBehind(words, start); (words[at]?.start ?? end) < end; at++)
      if (words[at]?.isLetters) likeliest = Math.max(likeliest ?? 0, chances[at] ?? 1);
    return likeliest ?? 1;
  };
}
