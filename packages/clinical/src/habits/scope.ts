/** Where a change of words is a habit: everywhere, in some sections, at the start of a line, beside one word. */
import type { WordOccasion } from './occurrences.ts';
import { isHabitSomewhere, shareOf, type Tally, tallyOf } from './share.ts';

/** `left` and `right` are words that have to stand beside it; a line break is the start of a line. */
export type Scope = {
  section: string | null;
  left: string | null;
  right: string | null;
  holds: (occasion: WordOccasion) => boolean;
};

const everywhere: Scope = { section: null, left: null, right: null, holds: () => true };
/** Outside of where it is a habit it hardly happens. */
const MOST_OUTSIDE = 0.25;
const LEAST_OUTSIDE_OCCASIONS = 4;
/** …and almost all of it happens there. */
const LEAST_INSIDE = 0.8;

function narrowed(occasions: readonly WordOccasion[]): Scope[] {
  const done = occasions.filter((occasion) => occasion.done);
  const values = (of: (occasion: WordOccasion) => string) => [...new Set(done.map(of))].filter(Boolean);
  return [
    ...values(({ title }) => title).map(
      (section): Scope => ({ ...everywhere, section, holds: ({ title }) => title === section }),
    ),
    ...values(({ left }) => left).map(
      (left): Scope => ({ ...everywhere, left, holds: (each) => each.left === left }),
    ),
    ...values(({ right }) => right)
      .filter((right) => right !== '\n' && /^\p{L}/u.test(right))
      .map((right): Scope => ({ ...everywhere, right, holds: (each) => each.right === right })),
  ].filter(({ left }) => left === null || left === '\n' || /^\p{L}/u.test(left));
}

type Weighed = { scope: Scope; inside: number; coverage: number; outside: number; others: number };

function weigh(scope: Scope, occasions: readonly WordOccasion[]): Weighed | undefined {
  const held = occasions.filter(scope.holds);
  const tally = tallyOf(held);
  const rest = tallyOf(occasions.filter((occasion) => !scope.holds(occasion)));
  if (!isHabitSomewhere(tally, rest)) return undefined;
  return {
    scope,
    inside: shareOf(tally),
    coverage: tally.times / (tally.times + rest.times),
    outside: shareOf(rest),
    others: rest.occasions,
  };
}

/** None where it is no habit anywhere. */
export function scopesOf(occasions: readonly WordOccasion[], isEnough: (tally: Tally) => boolean): Scope[] {
  const general = isEnough(tallyOf(occasions));
  const weighed = narrowed(occasions).flatMap((scope) => weigh(scope, occasions) ?? []);
  const [telling] = weighed
    .filter(
      ({ outside, others, coverage }) =>
        others >= LEAST_OUTSIDE_OCCASIONS && outside <= MOST_OUTSIDE && coverage >= LEAST_INSIDE,
    )
    .sort((a, b) => b.inside * b.coverage - a.inside * a.coverage);
  if (telling) return [telling.scope];
  if (general) return [everywhere];
  return weighed
    .filter(({ scope, outside }) => scope.section !== null && outside <= MOST_OUTSIDE)
    .map(({ scope }) => scope);
}
