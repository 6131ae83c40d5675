/** Marks a finding where the talk has its opposite. */
import { placeOf, type Reading, standOf } from './finding-place.ts';
import type { Found } from './found.ts';
import { carriersOf, type Matter } from './matters.ts';

const SAME_PLACE = 0.6;

const opposites: readonly (readonly [string, string])[] = [
  ['weight loss', 'weight gain'],
  ['improved', 'worse'],
  ['insomnia', 'good sleep'],
  ['reduced appetite', 'good appetite'],
];

/** `drie kilo afgevallen`, where the talk has three kilos put on. */
export function checkOpposite(matter: Matter, { noted, said, scores, top }: Reading): Found[] {
  const finding = matter.terms[0]?.slice(2) ?? '';
  const pair = opposites.find((each) => each.includes(finding));
  if (!pair || !matter.isFinding || standOf(noted, matter).polarity !== 1) return [];
  const other = pair[0] === finding ? pair[1] : pair[0];
  const told = carriersOf({ ...matter, terms: [`f:${other}`] }, said).filter(
    ({ word, unit }) =>
      word.polarity === 1 &&
      unit.whose === null &&
      !unit.isAsked &&
      (scores[word.unit] ?? 0) >= SAME_PLACE * top,
  );
  return told.length > 0
    ? [{ kind: 'symptom', ...placeOf(noted, matter), units: [told[0]?.word.unit ?? 0] }]
    : [];
}
