/** The habits of one clinician, from drafts and what was signed of them. Nothing is decided here: they are offers. */
import type { Language } from '../note.ts';
import { lineHabits } from './lines.ts';
import { moveHabits } from './moves.ts';
import { wordPlaces } from './occurrences.ts';
import { readPair } from './pairs.ts';
import type { HabitOffer, SignedPair } from './rule.ts';
import { sectionHabits } from './sections.ts';
import { certainShare } from './share.ts';
import { styleHabits } from './style-habits.ts';
import { wordHabits } from './words.ts';

/** The surest first. */
export function findHabits(pairs: readonly SignedPair[], language: Language): HabitOffer[] {
  const read = pairs.map(readPair);
  const sections = sectionHabits(read, language);
  const emptied = sections.flatMap(({ rule }) => (rule.kind === 'section_emptied' ? [rule.section] : []));
  const offers = [
    ...wordHabits(read, wordPlaces(read), language),
    ...styleHabits(read, language),
    ...sections,
    ...moveHabits(read),
    ...lineHabits(read, new Set(emptied), language),
  ];
  return offers.sort((a, b) => certainShare(b.times, b.occasions) - certainShare(a.times, a.occasions));
}
