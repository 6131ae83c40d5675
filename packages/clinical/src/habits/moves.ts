/** Sections that are put in another place. */
import { movedTo } from './order.ts';
import type { ReadPair } from './pairs.ts';
import type { HabitOffer, Occasion, SectionPlace } from './rule.ts';
import { isHabit, type Tally, tallyOf } from './share.ts';

/** The sections that are in both, in the order of the draft and in that of the signed text. */
type Orders = { note: number; drafted: string[]; signed: string[] };

function ordersOf({ note, sections, parts }: ReadPair): Orders {
  const standing = sections.filter(({ part }) => part !== null);
  const signed = parts.flatMap((part) =>
    standing.filter((section) => section.part === part).map(({ title }) => title),
  );
  return { note, drafted: standing.map(({ title }) => title), signed };
}

const isSame = (a: readonly string[], b: readonly string[]) => a.every((title, at) => title === b[at]);

/** Whether the section stands where the place says, whatever else was moved. */
function isThere(order: readonly string[], section: string, place: SectionPlace): boolean {
  const at = order.indexOf(section);
  if (place.at === 'first') return at === 0;
  if (place.at === 'last') return at === order.length - 1;
  return order[place.at === 'before' ? at + 1 : at - 1] === place.title;
}

type Move = { section: string; place: SectionPlace; tally: Tally; exact: number };

function placesFor(section: string, all: ReadonlySet<string>): SectionPlace[] {
  const others = [...all].filter((title) => title !== section);
  return [
    { at: 'first' },
    { at: 'last' },
    ...others.flatMap((title): SectionPlace[] => [
      { at: 'before', title },
      { at: 'after', title },
    ]),
  ];
}

function weigh(orders: readonly Orders[], section: string, place: SectionPlace): Move {
  const occasions: Occasion[] = [];
  let exact = 0;
  for (const { note, drafted, signed } of orders) {
    const moved = movedTo(drafted, section, place);
    if (isSame(moved, drafted)) continue;
    occasions.push({ note, done: isThere(signed, section, place) && !isSame(signed, drafted) });
    if (isSame(moved, signed)) exact += 1;
  }
  return { section, place, tally: tallyOf(occasions), exact };
}

/** Of two that explain as much, the plainer one: first or last, then beside another. */
const plainness = ({ place }: Move) => (place.at === 'first' || place.at === 'last' ? 1 : 0);
const MOST_MOVES = 4;

export function moveHabits(pairs: readonly ReadPair[]): HabitOffer[] {
  let orders = pairs.map(ordersOf).filter(({ drafted }) => drafted.length > 1);
  const titles = new Set(orders.flatMap(({ drafted }) => drafted));
  const offers: HabitOffer[] = [];
  while (offers.length < MOST_MOVES) {
    const moves = [...titles]
      .flatMap((section) => placesFor(section, titles).map((place) => weigh(orders, section, place)))
      .filter(({ tally, exact }) => isHabit(tally) && exact * 2 >= tally.times)
      .sort((a, b) => b.exact - a.exact || plainness(b) - plainness(a) || b.tally.times - a.tally.times);
    const [best] = moves;
    if (!best) break;
    const { section, place, tally } = best;
    offers.push({ rule: { kind: 'section_moved', section, place }, ...tally, examples: [] });
    // What is left to explain is what this rule would not have done; where it was not followed, nothing is.
    orders = orders.flatMap((order) =>
      isThere(order.signed, section, place)
        ? [{ ...order, drafted: movedTo(order.drafted, section, place) }]
        : [],
    );
  }
  return offers;
}
