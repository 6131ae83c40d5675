/** Small things that the grammar of questions asks of words. */
import { isConjugated } from './dutch-clauses.ts';
import { adjectives } from './dutch-negation.ts';
import { isInfinitive, isParticiple, isThirdPerson } from './dutch-verbs.ts';
import { adverbs, determiners, isPersonalPronoun, prepositions, subordinators } from './dutch-words.ts';
import type { Word } from './words.ts';

/** Whether a word names a thing, as far as the lists and its ending tell. */
export const isThing = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.low.length > 3 &&
  !adverbs.has(word.low) &&
  !prepositions.has(word.low) &&
  !determiners.has(word.low) &&
  !adjectives.has(word.low) &&
  !isPersonalPronoun(word.low) &&
  !isParticiple(word.low) &&
  !isInfinitive(word.low) &&
  !isThirdPerson(word.low) &&
  !/(?:lijk|ig|isch|baar|loos|er)$/u.test(word.low) &&
  !subordinators.has(word.low);

const held = /^(?:gedachten?|idee|ideeën|gevoel|neiging|drang|angst|plan|plannen|wens|behoefte)$/u;
const opens = /^(?:dat|om|aan|over|van)$/u;

/** Where a thing that is told by a clause stands: `gedachten dat …`, `het idee om …`; -1 without one. */
export const clauseHolder = (words: readonly Word[]): number =>
  words.findIndex(({ low }, at) => held.test(low) && opens.test(words[at + 1]?.low ?? ''));

export const holdsClause = (words: readonly Word[]): boolean => clauseHolder(words) === 0;

/** `Die citalopram, je nam er twintig?` */
export const statesBehindComma = (words: readonly Word[]): boolean =>
  words.some(
    ({ low }, at) =>
      /^(?:u|je|jij)$/u.test(low) && words[at - 1]?.after === ',' && isConjugated(words[at + 1]?.low ?? ''),
  );

/** An article that began the sentence goes on in the middle of it. */
export const lowFirst = (words: readonly Word[]): Word[] =>
  words.map((each, at) =>
    at === 0
      ? { ...each, text: /^(?:De|Het|Uw|Je|Die|Dat|Een)$/u.test(each.text) ? each.low : each.text }
      : each,
  );
