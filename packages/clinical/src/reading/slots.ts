/**
 * What the words of a text say, slot by slot: the one way to read talk and notes alike. Every slot has its place in the
 * text (`start`, `end`) and the clause that it stands in, and a clause says whose it is.
 */

import type { Language } from '../note.ts';
import { amountsIn } from './amounts.ts';
import { clausesOf, ownersOf } from './clauses.ts';
import { givenTo } from './doses.ts';
import { findingsAt } from './finding-slots.ts';
import { frequenciesIn } from './frequencies.ts';
import { inOrder, measurementsIn } from './measurements.ts';
import { medicinesIn } from './medicine-slots.ts';
import { peopleIn } from './people.ts';
import type { Person } from './person.ts';
import { readingOf } from './reading.ts';
import { recentlyIn } from './recent.ts';
import { changesIn, marksIn } from './signs.ts';
import type { Slots } from './slot.ts';
import { timesIn } from './times.ts';
import { outOfTen, pressuresIn } from './unnamed-values.ts';

export type * from './slot.ts';

type ReadingOptions = {
  /** Said rather than written: numbers in words, `vier uur` may be a time of the clock. */
  isSpoken: boolean;
  /** The medicine spoken of, by its name in this language: a bare dose is of this one. */
  focus?: string;
  /** Whose the text is where it does not say. */
  about?: Person;
};

const spoken = recentlyIn((text, language) => readSlots(text, language, { isSpoken: true }));

/** Most is asked of what was said, of nobody and nothing in particular: that is remembered for a while. */
export const slotsOf = (text: string, language: Language, options: ReadingOptions): Slots =>
  options.isSpoken && options.focus === undefined && options.about === undefined
    ? spoken(text, language)
    : readSlots(text, language, options);

function readSlots(text: string, language: Language, options: ReadingOptions): Slots {
  const reading = readingOf(text, language, options.isSpoken);
  const people = peopleIn(reading);
  const clauses = ownersOf(clausesOf(reading), people, reading, options.about);
  const medicines = medicinesIn(reading);
  // The order matters: words that were read as one thing are not read as another.
  const pressures = pressuresIn(reading);
  const times = timesIn(reading);
  const measurements = inOrder([...pressures, ...measurementsIn(reading), ...outOfTen(reading)], text);
  const frequencies = frequenciesIn(reading);
  const { amounts, durations } = amountsIn(reading);
  const marks = marksIn(reading);
  const slots: Slots = {
    clauses,
    medicines,
    amounts,
    frequencies,
    durations,
    measurements,
    times: [...times, ...durations.flatMap(({ time }) => (time ? [time] : []))].sort(
      (a, b) => a.start - b.start,
    ),
    people,
    findings: findingsAt(reading, clauses, marks),
    changes: changesIn(reading),
    ...marks,
  };
  return givenTo(slots, reading, options.focus);
}
