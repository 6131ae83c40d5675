/** The amounts in the words of one medicine: which are a dose, and which count tablets. */
import { findMedicine } from '../../reading/medicines.ts';
import type { AmountSlot, FrequencySlot, MedicineSlot, Spot } from '../../reading/slot.ts';
import { unitOf } from '../../reading/units.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import { before } from './dose-words.ts';
import type { Stretch } from './medicine-stretches.ts';

export const isStrength = ({ unit }: AmountSlot): boolean => {
  const kind = unit && unitOf(unit)?.kind;
  return unit === 'IU' || kind === 'mass' || kind === 'volume';
};
const isPieces = ({ unit, value }: AmountSlot): boolean =>
  unit === undefined ? value <= 10 : unitOf(unit)?.kind === 'pieces' && unit !== 'IU';

/** `30/150`, `0,4-4,0`: two numbers that are no dose. */
export const isOfPair = ({ start, end, isUnitSaid }: AmountSlot, words: string): boolean =>
  words[start - 1] === '/' ||
  (/^\/\d/.test(words.slice(end)) && !(isUnitSaid && /\p{L}$/u.test(words.slice(start, end))));

/** The number right behind `2 dd`, or a number of tablets: how many at a time. */
export function piecesOf(
  amounts: readonly AmountSlot[],
  frequencies: readonly FrequencySlot[],
): number | undefined {
  const pieces = amounts.filter(
    (amount) =>
      isPieces(amount) && !amount.isOrdinal && amount.high === undefined && amount.per === undefined,
  );
  const counted = pieces.find(
    ({ unit, start }) =>
      unit !== undefined ||
      frequencies.some(({ end, times }) => times !== undefined && start - end >= 0 && start - end <= 1),
  );
  return counted?.value;
}

/** `2 tabletten van 25 mg`: the strength is what is in one. */
const inOne = (amount: AmountSlot): AmountSlot =>
  amount.each?.unit
    ? { ...amount, value: amount.each.value, unit: amount.each.unit, isUnitSaid: true }
    : amount;

const MOST_ml = 100;

/** The number of a brand may be anything, `Microgynon 30`; that of one for the mind is its dose: `Cymbalta 60`. */
const isNumberDose = ({ said, name }: MedicineSlot): boolean =>
  said.slice(0, 4).toLowerCase() === name.slice(0, 4) || findMedicine(said)?.field === 'psychiatry';

/** `pantoprazol 40 1dd1`: right between the name and how often it is the dose. */
const isBareDose = ({ start, end }: Spot, { medicine }: Stretch, words: string): boolean =>
  start - medicine.end === 1 &&
  isNumberDose(medicine) &&
  /^\s(?:\d\s?dd|\d\s?x\s?(?:daags|per|\/)|[0-3]-[0-3]-[0-3]|a\.?n\.?\b|zn\b|zo nodig|voor de nacht|'s (?:ochtends|avonds)|once|twice|three times|daily|at night)/iu.test(
    words.slice(end),
  );

/** `clopidogrel 75, atorvastatine 80`, in the list of what is used. */
const isListedDose = ({ start, end }: Spot, { medicine }: Stretch, { words, part }: ReadSentence): boolean =>
  part === 'medicines' &&
  start - medicine.end === 1 &&
  isNumberDose(medicine) &&
  /^\s*(?:[,;]\s|$)/u.test(words.slice(end));

/** Amounts that are a strength: in a unit that is said, or where only a dose can stand. */
export function strengthsOf(
  amounts: readonly AmountSlot[],
  stretch: Stretch,
  sentence: ReadSentence,
): AmountSlot[] {
  const { words } = sentence;
  return amounts.map(inOne).filter(
    (amount) =>
      isStrength(amount) &&
      (amount.isUnitSaid || isBareDose(amount, stretch, words) || isListedDose(amount, stretch, sentence)) &&
      !amount.isVague &&
      // Of what is drunk or infused, not of a medicine: `vochtbeperking 1000 ml`.
      !(amount.unit === 'ml' && amount.value > MOST_ml) &&
      !/^\s*\/\s*(?:ml|l|d?ag)\b/i.test(words.slice(amount.end)),
  );
}

/** Up to the end of what is said of it: `…; zij draagt nu die van 9,5 mg`. */
const isReachable = (between: string): boolean =>
  !/[.;]\s/u.test(between) ||
  /^[^.;]*;\s(?:(?:hij|zij|ze|he|she|pati[eë]nte?|cli[eë]nte?)\s\p{L}+\s(?:nu|thans|momenteel|inmiddels|now|currently)\s|(?:nu|thans|momenteel|now|currently)\s)[^.;]*$/iu.test(
    between,
  );

/** `lamotrigine, since 2021, 200 mg`: the one dose of the stretch is of its medicine. */
export function onlyDose(stretch: Stretch, { slots, words }: ReadSentence): AmountSlot[] {
  const doses = slots.amounts.filter(
    (amount) =>
      amount.medicine === undefined &&
      amount.isUnitSaid &&
      (amount.unit === 'mg' || amount.unit === 'mcg') &&
      isWithin(amount, { ...stretch, start: stretch.medicine.end }) &&
      isReachable(words.slice(stretch.medicine.end, amount.start)) &&
      !before.test(words.slice(stretch.start, amount.start)) &&
      !isOfPair(amount, words),
  );
  return doses.length === 1 ? doses : [];
}
