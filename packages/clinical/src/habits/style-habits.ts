/** Habits of notation, and of writing in lists. */
import type { Language } from '../note.ts';
import { occasionAt, type WordOccasion } from './occurrences.ts';
import type { ReadPair } from './pairs.ts';
import type { HabitOffer, Occasion } from './rule.ts';
import { isHabit, tallyOf } from './share.ts';
import { type Notation, notationsIn } from './styles.ts';
import { examplesOf } from './words.ts';
import { piecesIn } from './words-of.ts';

function occasionsOf(pairs: readonly ReadPair[], { find, write }: Notation): WordOccasion[] {
  return pairs.flatMap((pair) =>
    pair.sections.flatMap((section, at) => {
      const { before = '', drafted = [] } = section.aligned ?? {};
      return [...before.matchAll(find)].flatMap((found) => {
        const [start, end] = [found.index, found.index + found[0].length];
        const first = drafted.findIndex((piece) => piece.start >= start);
        const length = drafted.slice(first).findIndex((piece) => piece.start >= end);
        const expected = piecesIn(write(found)).map(({ text }) => text);
        const pieces = length < 0 ? drafted.length - first : length;
        const occasion = occasionAt({ pair, at, section }, first, pieces, expected);
        return occasion ? [occasion] : [];
      });
    }),
  );
}

/** Nearly every line got a dash. */
const ALL_LINES = 0.8;

function listHabit(pairs: readonly ReadPair[]): HabitOffer[] {
  const occasions = pairs.flatMap(({ note, sections, parts }): Occasion[] => {
    const lines = parts.reduce((sum, part) => sum + part.lines.length, 0);
    const dashes = parts.reduce((sum, part) => sum + part.dashes, 0);
    if (lines === 0 || sections.every(({ is_list }) => is_list)) return [];
    return [{ note, done: dashes >= ALL_LINES * lines }];
  });
  const tally = tallyOf(occasions);
  return isHabit(tally) ? [{ rule: { kind: 'style', style: 'list' }, ...tally, examples: [] }] : [];
}

export function styleHabits(pairs: readonly ReadPair[], language: Language): HabitOffer[] {
  const found = notationsIn(language).flatMap((notation): HabitOffer[] => {
    const occasions = occasionsOf(pairs, notation);
    const tally = tallyOf(occasions);
    if (!isHabit(tally)) return [];
    return [{ rule: { kind: 'style', style: notation.style }, ...tally, examples: examplesOf(occasions) }];
  });
  return [...found, ...listHabit(pairs)];
}
