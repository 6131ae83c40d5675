/** How often, as a rate: `twee keer per week`, `om de dag`, `eens in de vier dagen`, `tweemaal daags`, `twice a day`. */
import type { Amount, Quantity } from '../reading/quantity.ts';
import type { Token } from '../reading/tokens.ts';

export type Often = { count: number; days: number; at: number; length: number };

const periods = new Map<string, number>([
  ...'dag dagen daags day days daily dagelijks etmaal nacht nachten night nights nightly avond ochtend morning evening'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...'week weken wekelijks weeks weekly'.split(' ').map((word) => [word, 7] as const),
  ...'fortnight fortnights fortnightly'.split(' ').map((word) => [word, 14] as const),
  ...'maand maanden maandelijks month months monthly'.split(' ').map((word) => [word, 30] as const),
  ...'uur uren hour hours hourly'.split(' ').map((word) => [word, 1 / 24] as const),
  ...'jaar jaren jaarlijks year years yearly'.split(' ').map((word) => [word, 360] as const),
]);
const alone =
  /^(?:daags|dagelijks|daily|wekelijks|weekly|maandelijks|monthly|jaarlijks|yearly|nightly|fortnightly)$/;
const leads = /^(?:per|a|an|each|every|elke|iedere|de|het)$/;
const MOST_WORDS_BETWEEN = 4;

/** The period that begins at a word: `per week`, `in de vier dagen`, `a day`. */
function periodAt(
  tokens: readonly Token[],
  at: number,
  numbers: ReadonlyMap<number, number>,
): { days: number; length: number } | undefined {
  const text = tokens[at]?.text ?? '';
  if (alone.test(text)) return { days: periods.get(text) ?? 1, length: 1 };
  let next = at;
  if (text === 'in' && /^(?:de|the|het)$/.test(tokens[at + 1]?.text ?? '')) next += 2;
  else if (leads.test(text) && !/^(?:de|het)$/.test(text)) next += 1;
  else return undefined;
  const many = numbers.get(next);
  if (many !== undefined) next += 1;
  const days = periods.get(tokens[next]?.text ?? '');
  return days === undefined ? undefined : { days: days * (many ?? 1), length: next + 1 - at };
}

const isEvery = (quantity: Amount): boolean =>
  quantity.value === 1 && quantity.unit?.kind === 'time' && !quantity.isNumeral;

/** Small numbers by the place of their word. */
function numbersAt(quantities: readonly Quantity[]): Map<number, number> {
  return new Map(
    quantities.flatMap((quantity) =>
      // `per week` is read as one week too: that is the period itself.
      quantity.what === 'amount' && !isEvery(quantity) ? [[quantity.index, quantity.value] as const] : [],
    ),
  );
}

const timesOnce = /^(?:eens|once|eenmaal)$/;

export function oftenIn(tokens: readonly Token[], quantities: readonly Quantity[]): Often[] {
  const found: Often[] = [];
  const numbers = numbersAt(quantities);
  for (const quantity of quantities) {
    if (quantity.what !== 'amount' || quantity.unit?.kind === 'time' || quantity.isOrdinal) continue;
    if (quantity.unit?.kind === 'mass' || quantity.value > 60) continue;
    const end = quantity.index + quantity.length;
    for (let at = end; at <= Math.min(tokens.length - 1, end + MOST_WORDS_BETWEEN); at++) {
      if (/^[.;,()]$/.test(tokens[at]?.text ?? '') || numbers.has(at)) break;
      const period = periodAt(tokens, at, numbers);
      if (!period) continue;
      found.push({
        count: quantity.value,
        days: period.days,
        at: quantity.index,
        length: at + period.length - quantity.index,
      });
      break;
    }
  }
  for (const [at, { text }] of tokens.entries()) {
    if (text === 'om' && tokens[at + 1]?.text === 'de') {
      const days = periods.get(tokens[at + 2]?.text ?? '');
      const many = numbers.get(at + 2);
      if (days !== undefined) found.push({ count: 1, days: days * 2, at, length: 3 });
      else if (many !== undefined)
        found.push({ count: 1, days: many * (periods.get(tokens[at + 3]?.text ?? '') ?? 1), at, length: 4 });
    }
    if (!timesOnce.test(text)) continue;
    const period = periodAt(tokens, at + 1, numbers);
    if (period) found.push({ count: 1, days: period.days, at, length: 1 + period.length });
  }
  return found;
}
