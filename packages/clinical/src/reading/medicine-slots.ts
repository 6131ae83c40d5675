/** The medicines that a text names. */
import { judgementAt } from './judgement.ts';
import {
  findKind,
  findMedicine,
  findNamesake,
  findSplitMedicine,
  isSpelledMedicine,
  type Medicine,
} from './medicines.ts';
import { isTaken, ofKind, type Reading, spotOf, take } from './reading.ts';
import type { MedicineSlot } from './slot.ts';
import { isWord } from './tokens.ts';

type Found = { medicine: Medicine; from: number; to: number; isMisheard: boolean };

const SHORTEST_NAME = 3;

/** `de Yasmin`, `Yasmin 1dd1`: no person is called so. */
const beforeMedicine =
  /(?:^|\s)(?:de|the|pil|pill|anticonceptie(?:pil)?|oac|contracepti(?:on|ve)|gebruikt|slikt|neemt|takes|taking|on|op)[:\s(]+$/iu;
const behindMedicine =
  /^[\s-]?(?:35\b|\d+(?:[.,]\d+)?\s?(?:mg|mcg|dd|x|tabl)|tabl|pil\b|pill\b|once\b|od\b|daily|nocte|dagelijks|doorslikken|,\s?(?:1|een|één|one) (?:tabl|pil|per|daily|a day))/iu;

function namesakeAt({ text, tokens }: Reading, at: number): Medicine | undefined {
  const token = tokens[at];
  const medicine = token && findNamesake(token.raw);
  if (!medicine) return undefined;
  const isMeant =
    beforeMedicine.test(text.slice(0, token.start)) || behindMedicine.test(text.slice(token.end));
  return isMeant ? medicine : undefined;
}

function oneAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (!token || token.text.length < SHORTEST_NAME || !isWord(token)) return undefined;
  const medicine = findMedicine(token.raw) ?? findKind(token.raw) ?? namesakeAt(reading, at);
  if (medicine)
    return {
      medicine,
      from: at,
      to: at + 1,
      isMisheard: medicine.kind !== 'class' && medicine.kind !== 'vaccine' && !isSpelledMedicine(token.raw),
    };
  const next = reading.tokens[at + 1];
  const split = next && isWord(next) ? findSplitMedicine(token.text, next.text) : undefined;
  return split && { medicine: split, from: at, to: at + 2, isMisheard: true };
}

/** `twee pufjes` counts; `een pufje` without a number is the medicine. */
const isCounted = (reading: Reading, { medicine, from }: Found) =>
  medicine.kind === 'class' &&
  /^puf/.test(reading.words[from] ?? '') &&
  /^(?:\d+|twee|drie|vier|two|three|four)$/.test(reading.words[from - 1] ?? '');

export function medicinesIn(reading: Reading): MedicineSlot[] {
  const found: Found[] = ofKind(reading, 'medicine').map(({ value, from, to }) => ({
    medicine: value.medicine,
    from,
    to,
    isMisheard: false,
  }));
  for (const { from, to } of found) take(reading, from, to);
  for (let at = 0; at < reading.tokens.length; at++) {
    if (isTaken(reading, at, at + 1)) continue;
    const one = oneAt(reading, at);
    if (!one || isCounted(reading, one)) continue;
    take(reading, one.from, one.to);
    found.push(one);
    at = one.to - 1;
  }
  return found
    .sort((a, b) => a.from - b.from)
    .map(({ medicine, from, to, isMisheard }) => {
      const spot = spotOf(reading, from, to);
      return {
        ...spot,
        name: medicine[reading.language],
        said: reading.text.slice(spot.start, spot.end),
        kind: medicine.kind,
        isMisheard,
        ...judgementAt(reading, from, to),
      };
    });
}
