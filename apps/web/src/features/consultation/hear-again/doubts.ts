/** Places that may have been heard wrong, in the text of a note: what rests on them, and what an answer makes of that. */
import type { Evidence } from '@noteer/clinical';
import type { Doubt } from '@noteer/contract';
import { placesOfWords, type Stretch } from '../places-of-words.ts';

/** A sentence of the note that rests on a doubtful place; `words` are where it has what was read there. */
export type Resting = Stretch & { words: readonly Stretch[]; isOnThisAlone: boolean };

type Read = Pick<Doubt, 'read' | 'sources'>;

/** The sentences that rest on the place and hold what was read there; where none holds it, those that rest on it. */
export function restingOn(text: string, sentences: readonly Evidence[], { read, sources }: Read): Resting[] {
  const resting = sentences
    .filter((sentence) => sentence.sources.some((seq) => sources.includes(seq)))
    .map(({ start, end, sources: own }): Resting => {
      const words = placesOfWords(text.slice(start, end), read);
      return {
        ...{ start, end },
        words: words.map((place) => ({ start: start + place.start, end: start + place.end })),
        isOnThisAlone: own.every((seq) => sources.includes(seq)),
      };
    });
  const holding = resting.filter(({ words }) => words.length > 0);
  return holding.length > 0 ? holding : resting;
}

/** With other words in those places. What begins a sentence keeps its capital. */
export function withTyped(text: string, resting: readonly Resting[], typed: string): string {
  const asIn = (start: number, isFirst: boolean) =>
    isFirst && /^\p{Lu}/u.test(text.slice(start)) ? typed.charAt(0).toUpperCase() + typed.slice(1) : typed;
  let after = text;
  for (const { start: from, words } of resting.toReversed())
    for (const { start, end } of words.toReversed())
      after = after.slice(0, start) + asIn(start, start === from) + after.slice(end);
  return after;
}

/** The sentences that go with the place: they hold it, and rest on nothing else. */
export const goingWith = (resting: readonly Resting[]): Resting[] =>
  resting.filter(({ words, isOnThisAlone }) => isOnThisAlone && words.length > 0);

/** Without these sentences. A line that has nothing else goes with its sentence. */
export function withoutSentences(text: string, going: readonly Stretch[]): string {
  let after = text;
  for (const { start, end } of going.toReversed()) {
    const from = after.lastIndexOf('\n', start - 1) + 1;
    const stop = after.indexOf('\n', end);
    const to = stop < 0 ? after.length : stop;
    const [before, rest] = [after.slice(from, start), after.slice(end, to).trim()];
    const isAlone = rest === '' && /^[\s>*+\-\d.)]*$/.test(before);
    if (isAlone) after = after.slice(0, from) + after.slice(to + 1);
    else
      after =
        `${after.slice(0, start).trimEnd()}${/\s$/.test(before) ? ' ' : ''}${rest}`.trimEnd() +
        after.slice(to);
  }
  return after;
}

/** The words in the note that stand on places of which nobody has said yet whether they were heard well. */
export const doubtedWords = (
  text: string,
  sentences: readonly Evidence[],
  doubts: readonly Doubt[],
): Stretch[] => doubts.flatMap((doubt) => restingOn(text, sentences, doubt).flatMap(({ words }) => words));

/** Enough of what comes before and after to know the word by its edges. */
const AROUND_S = 0.5;

export const heardAgain = ({ from_s, to_s }: Doubt) => ({
  from_s: Math.max(0, from_s - AROUND_S),
  to_s: to_s + AROUND_S,
});
