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

/** Whether the section stands among the others as it does in the signed text, however those stand among themselves. */
function isSettled(order: readonly string[], signed: readonly string[], section: string): boolean {
  const [before, now] = [order.indexOf(section), signed.indexOf(section)];
  const above = new Set(signed.slice(0, now));
  return order.every((title, at) => title === section || at < before === above.has(title));
}

/** How many two stand in another order. */
const inverted = (order: readonly string[], signed: readonly string[]): number =>
  order.reduce(
    (sum, title, at) =>
      sum + order.slice(at + 1).filter((below) => signed.indexOf(below) < signed.indexOf(title)).length,
    0,
  );

/** `resolved`: how many two it put in the order that was signed. */
type Move = { section: string; place: SectionPlace; tally: Tally; resolved: number };

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
  let resolved = 0;
  for (const { note, drafted, signed } of orders) {
    const moved = movedTo(drafted, section, place);
    if (isSame(moved, drafted)) continue;
    const isMoved = isThere(signed, section, place) && isSettled(moved, signed, section);
    const done = isMoved && !isSettled(drafted, signed, section);
    occasions.push({ note, done });
    if (done) resolved += inverted(drafted, signed) - inverted(moved, signed);
  }
  return { section, place, tally: tallyOf(occasions), resolved };
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
      .filter(({ tally }) => isHabit(tally))
      .sort(
        (a, b) => b.resolved - a.resolved || plainness(b) - plainness(a) || b.tally.times - a.tally.times,
      );
    const [best] = moves;
    if (!best) break;
    const { section, place, tally } = best;
    offers.push({ rule: { kind: 'section_moved', section, place }, ...tally, examples: [] });
    // What is left to explain is what this rule would not have done.
    orders = orders.map((order) =>
      isThere(order.signed, section, place)
        ? { ...order, drafted: movedTo(order.drafted, section, place) }
        : order,
    );
  }
  return offers;
}
