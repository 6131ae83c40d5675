/** A transcript made ready to be asked: what numbers, days, medicines and words it carries. */
import type { Medicine } from '../medicines.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { type MedicineMention, medicineMentions } from './medicine-mentions.ts';
import type { Clock, Day, Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import { type SpokenSentence, spokenSentences } from './segments.ts';
import { type UnitKind, unitOf } from './units.ts';

export type Heard = SpokenSentence & { medicines: MedicineMention[]; quantities: Quantity[] };

/** A number that was said. `medicine` only when the same sentence leaves no doubt whose dose it is. */
export type SaidNumber = {
  value: number;
  kind: UnitKind | undefined;
  base: number;
  medicine: Medicine | undefined;
};

export type Spoken = {
  sentences: Heard[];
  numbers: SaidNumber[];
  days: Day[];
  clocks: Clock[];
  medicines: ReadonlySet<Medicine>;
  words: ReadonlySet<string>;
};

/** The medicine that a number at this place is the dose of: the last one named before it, else the first after it. */
export const medicineOf = (
  medicines: readonly MedicineMention[],
  index: number,
): MedicineMention | undefined =>
  medicines.findLast((mention) => mention.index < index) ??
  medicines.find((mention) => mention.index > index);

const numbersOf = ({ quantities, medicines }: Heard): SaidNumber[] =>
  quantities.flatMap((quantity) => {
    if (quantity.what !== 'amount') return [];
    const { value, unit, others, index } = quantity;
    const medicine = medicineOf(medicines, index)?.medicine;
    const said = { kind: unit?.kind, medicine };
    return [value, ...others].map((each) => ({ ...said, value: each, base: each * (unit?.factor ?? 1) }));
  });

const morning = /^(?:ochtends|ochtend|morning|mane)$/;
const evening = /^(?:avonds|avond|nacht|evening|night|bedtime|nocte)$/;

/** In the morning and in the evening is twice a day. */
function impliedNumbers({ tokens }: Heard): SaidNumber[] {
  const isTwice =
    tokens.some(({ text }) => morning.test(text)) && tokens.some(({ text }) => evening.test(text));
  return isTwice ? [{ value: 2, base: 2, kind: unitOf('x')?.kind, medicine: undefined }] : [];
}

function prepare(pieces: readonly TranscriptPiece[], language: Language): Spoken {
  const sentences = spokenSentences(pieces).map((sentence) => ({
    ...sentence,
    medicines: medicineMentions(sentence.tokens),
    quantities: readQuantities(sentence.tokens, language, true),
  }));
  const quantities = sentences.flatMap((sentence) => sentence.quantities);
  return {
    sentences,
    numbers: sentences.flatMap((sentence) => [...numbersOf(sentence), ...impliedNumbers(sentence)]),
    days: quantities.filter((quantity) => quantity.what === 'day'),
    clocks: quantities.filter((quantity) => quantity.what === 'clock'),
    medicines: new Set(sentences.flatMap((sentence) => sentence.medicines.map(({ medicine }) => medicine))),
    words: new Set(sentences.flatMap(({ tokens }) => tokens.map(({ text }) => text))),
  };
}

/** A note is checked on every pause of typing and its transcript stays the same: it is made ready once. */
const prepared = new WeakMap<readonly TranscriptPiece[], Map<Language, Spoken>>();

export function spokenIn(pieces: readonly TranscriptPiece[], language: Language): Spoken {
  const byLanguage = prepared.get(pieces) ?? new Map<Language, Spoken>();
  prepared.set(pieces, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const spoken = prepare(pieces, language);
  byLanguage.set(language, spoken);
  return spoken;
}
