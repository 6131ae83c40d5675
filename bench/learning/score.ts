/**
 * Offers are judged by what they do, not by what they are called: each is applied alone to drafts, and so is each habit. An
 * offer is right when what it changes is what some habit of this clinician changes; a habit is offered when the offers
 * change what it would.
 */
import { applyRules, findHabits, type HabitOffer, noteMarkdown } from '@noteer/clinical';
import { changesBetween } from './changes.ts';
import type { Clinician, Kept } from './clinician.ts';
import type { Drafted } from './pool.ts';
import { partsOf, textOf } from './shape.ts';

const SAME_FOR_AN_OFFER = 0.9;
const SAME_FOR_A_HABIT = 0.8;

export type Judged = {
  habits: (Kept & { isOffered: boolean })[];
  offers: { offer: HabitOffer; isRight: boolean }[];
};

type Changes = Set<string>;
const share = (part: Changes, whole: Changes) =>
  part.size === 0 ? 0 : [...part].filter((each) => whole.has(each)).length / part.size;

function changesOf(notes: readonly Drafted[], change: (note: Drafted) => string): Changes {
  return new Set(
    notes.flatMap((note, at) =>
      changesBetween(textOf(partsOf(note.text)), textOf(partsOf(change(note)))).map(
        (each) => `${at} ${each}`,
      ),
    ),
  );
}

export function judge({ language, habits, notes, next }: Clinician): Judged {
  const offers = findHabits(
    notes.map(({ draft, signed }) => ({ draft, signed })),
    language,
  );
  const all = [...next, ...notes];
  const byHabit = habits.map(({ habit }) =>
    changesOf(all, ({ text }) => textOf(habit.apply(partsOf(text), () => true))),
  );
  const byOffer = offers.map(({ rule }) =>
    changesOf(all, ({ draft }) => noteMarkdown(applyRules(draft, [{ id: '', rule }], language).draft).text),
  );
  const ofHabits = new Set(byHabit.flatMap((changes) => [...changes]));
  const ofOffers = new Set(byOffer.flatMap((changes) => [...changes]));
  return {
    habits: habits.map((kept, at) => ({
      ...kept,
      isOffered: share(byHabit[at] ?? new Set(), ofOffers) >= SAME_FOR_A_HABIT,
    })),
    offers: offers.map((offer, at) => ({
      offer,
      isRight: share(byOffer[at] ?? new Set(), ofHabits) >= SAME_FOR_AN_OFFER,
    })),
  };
}
