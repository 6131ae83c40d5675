/** Somebody with habits: thirty notes that were drafted and signed, and some that are not written yet. */
import type { Language } from '@noteer/clinical';
import type { Book } from './catalogue.ts';
import { type Habit, replaced } from './habit.ts';
import { noisy } from './noise.ts';
import { type Dialogue, type Drafted, drafted } from './pool.ts';
import { type Random, randomFrom } from './random.ts';
import { type Part, partsOf, textOf } from './shape.ts';

const NOTES = 30;
const NEXT_NOTES = 12;
/** A habit that hardly ever has an occasion is nobody's to know. */
const LEAST_NOTES = 10;
const templates: Readonly<Record<Language, readonly string[]>> = {
  nl: ['decursus', 'decursus+', 'soep', 'soep+'],
  en: ['soap', 'decursus'],
};
/** Words that are changed now and then, and no habit of anybody. */
const tastes: Readonly<Record<Language, readonly Habit[]>> = {
  nl: [
    replaced('taste', { geen: 'nul' }),
    replaced('taste', { ook: 'eveneens' }),
    replaced('taste', { alleen: 'slechts' }),
    replaced('taste', { gaat: 'verloopt' }),
    replaced('taste', { uur: 'u' }),
  ],
  en: [
    replaced('taste', { also: 'too' }),
    replaced('taste', { day: 'd' }),
    replaced('taste', { only: 'merely' }),
  ],
};

export type Kept = { habit: Habit; consistency: number };
export type Clinician = {
  language: Language;
  habits: Kept[];
  notes: (Drafted & { signed: string })[];
  next: Drafted[];
};

function occasions(habit: Habit, notes: readonly Drafted[]): number {
  return notes.filter(({ text }) => {
    let asked = 0;
    habit.apply(partsOf(text), () => {
      asked += 1;
      return false;
    });
    return asked > 0;
  }).length;
}

/** Two habits that want the same word, or of which one takes away what the other changes, are not one person's. */
function goTogether(habits: readonly Habit[], habit: Habit, notes: readonly Drafted[]): boolean {
  const always = () => true;
  return habits.every((other) =>
    notes.slice(0, 6).every(({ text }) => {
      const alone = textOf(habit.apply(partsOf(text), always));
      const after = textOf(habit.apply(other.apply(partsOf(text), always), always));
      const before = textOf(other.apply(habit.apply(partsOf(text), always), always));
      return after === before && (alone === text || after !== textOf(other.apply(partsOf(text), always)));
    }),
  );
}

function habitsFor(book: readonly Habit[], notes: readonly Drafted[], random: Random): Kept[] {
  const wanted = 2 + Math.floor(random.next() * 5);
  const chosen: Habit[] = [];
  for (const habit of random.some(book, book.length)) {
    if (chosen.length === wanted) break;
    const isOfSomeUse = occasions(habit, notes) >= LEAST_NOTES;
    if (isOfSomeUse && goTogether(chosen, habit, notes)) chosen.push(habit);
  }
  return chosen.map((habit) => ({ habit, consistency: 0.6 + 0.4 * random.next() }));
}

export function clinician(seed: number, book: Book, all: readonly Dialogue[]): Clinician {
  const random = randomFrom(seed);
  const language: Language = seed % 5 === 0 ? 'en' : 'nl';
  const usual = random.some(templates[language], 2);
  const spoken = random.some(
    all.filter((dialogue) => dialogue.language === language),
    NOTES + NEXT_NOTES,
  );
  // With few dialogues of a language the same talk is written by both templates.
  const drafts = [
    ...spoken.map((talk) => drafted(talk, random.next() < 0.75 ? (usual[0] ?? '') : (usual[1] ?? ''))),
  ];
  const again = spoken.map((talk) => drafted(talk, usual[1] ?? ''));
  const notes = [...drafts, ...again].slice(0, NOTES + NEXT_NOTES);
  const signing = notes.slice(0, NOTES);
  const habits = habitsFor(book[language], signing, random);
  const weak = random
    .some(tastes[language], 2)
    .map((habit) => ({ habit, consistency: 0.1 + 0.15 * random.next() }));
  const others = signing.flatMap(({ text }) => partsOf(text).flatMap(({ lines }) => lines));
  const sign = ({ text }: Drafted): string => {
    let parts: Part[] = noisy(partsOf(text), others, random);
    for (const { habit, consistency } of [...weak, ...habits])
      parts = habit.apply(parts, () => random.next() < consistency);
    return textOf(parts);
  };
  return {
    ...{ language, habits },
    notes: signing.map((note) => ({ ...note, signed: sign(note) })),
    next: notes.slice(NOTES),
  };
}
