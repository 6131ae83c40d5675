/** A transcript made ready to be asked: what numbers, days, medicines and words it carries. */
import { hear, STRONG, WEAK } from '../facts/cues/hear.ts';
import { isQuestion } from '../extractive/question.ts';
import type { Medicine } from '../reading/medicines.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { talkIn } from '../talk/talk.ts';
import { plain } from '../reading/text.ts';
import type { FactKind } from '../facts/kind.ts';
import { type Evidence, type Exchange, evidenceIn, exchangesIn, type Listened } from './evidence.ts';
import { findingsIn } from '../reading/findings.ts';
import { type Matters, mattersIn } from './matters.ts';
import { type MedicineMention, medicineMentions } from '../reading/medicine-mentions.ts';
import type { Clock, Day, Quantity } from '../reading/quantity.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { spokenSentences } from '../reading/segments.ts';
import type { Token } from '../reading/tokens.ts';
import { type UnitKind, unitOf } from '../reading/units.ts';

export type Heard = Listened & { medicines: MedicineMention[]; quantities: Quantity[] };

/** A number that was said. `medicine` only when the same sentence leaves no doubt whose dose it is. */
/** `sentence` is where: its place among the sentences. */
export type SaidNumber = {
  sentence: number;
  value: number;
  kind: UnitKind | undefined;
  base: number;
  medicine: Medicine | undefined;
};

export type Spoken = {
  sentences: Heard[];
  numbers: SaidNumber[];
  /** By what they are, with and without their unit: `50`, `mass 50`. */
  numbersBy: ReadonlyMap<string, SaidNumber[]>;
  days: Day[];
  clocks: Clock[];
  medicines: ReadonlySet<Medicine>;
  words: ReadonlySet<string>;
  /** Names of medicines, and whether a word of the transcript is one misheard: found out once. */
  heardNames: Map<string, boolean>;
  /** All that was told and not asked, word by word: to find again what a note quotes. */
  text: string;
  /** Medicines that were asked about and are not taken. */
  declined: ReadonlySet<Medicine>;
  /** What was agreed, planned or promised. */
  agreements: Heard[];
  findings: Evidence;
  matters: Matters;
};

/** The medicine that a number at this place is the dose of: the last one named before it, else the first after it. */
export const medicineOf = (
  medicines: readonly MedicineMention[],
  index: number,
): MedicineMention | undefined =>
  medicines.findLast((mention) => mention.index < index) ??
  medicines.find((mention) => mention.index > index);

const numbersOf = ({ quantities, medicines }: Heard, sentence: number): SaidNumber[] =>
  quantities.flatMap((quantity) => {
    if (quantity.what !== 'amount') return [];
    const { value, unit, others, index } = quantity;
    const medicine = medicineOf(medicines, index)?.medicine;
    const said = { kind: unit?.kind, medicine, sentence };
    return [value, ...others].map((each) => ({ ...said, value: each, base: each * (unit?.factor ?? 1) }));
  });

const morning = /^(?:ochtends|ochtend|morning|mane)$/;
const evening = /^(?:avonds|avond|nacht|evening|night|bedtime|nocte)$/;

/** In the morning and in the evening is twice a day. */
function impliedNumbers({ tokens }: Heard, sentence: number): SaidNumber[] {
  const isTwice =
    tokens.some(({ text }) => morning.test(text)) && tokens.some(({ text }) => evening.test(text));
  return isTwice ? [{ sentence, value: 2, base: 2, kind: unitOf('x')?.kind, medicine: undefined }] : [];
}

/** `Gebruikt u ibuprofen?` `Nee.` Named elsewhere, a medicine is in play all the same. */
function declinedIn(
  sentences: readonly Heard[],
  exchanges: readonly Exchange[],
  language: Language,
): Set<Medicine> {
  const denied = new Set(
    exchanges
      .filter(({ answer }) => talkIn[language].no.test(plain(answer.text)))
      .flatMap(({ questions }) => questions.map(({ start, seq }) => `${seq} ${start}`)),
  );
  const isDenied = ({ seq, start }: Heard) => denied.has(`${seq} ${start}`);
  const named = (each: Heard) => each.medicines.map(({ medicine }) => medicine);
  const inPlay = new Set(sentences.filter((sentence) => !isDenied(sentence)).flatMap(named));
  return new Set(
    sentences
      .filter(isDenied)
      .flatMap(named)
      .filter((medicine) => !inPlay.has(medicine)),
  );
}

const agreed: FactKind[] = ['plan', 'next_contact', 'handover', 'safety_plan'];

function isAgreement({ text, quantities }: Heard, language: Language): boolean {
  if (isQuestion(text, talkIn[language])) return false;
  const heard = hear(text, language);
  const isDated = quantities.some((quantity) => quantity.what === 'day' && quantity.day !== undefined);
  return agreed.some((topic) => (heard.get(topic) ?? 0) >= (isDated ? WEAK : STRONG));
}

/** Three decimals are more than anybody says. */
export const numberKey = (value: number, kind?: UnitKind): string =>
  `${kind ?? ''} ${Math.round(value * 1000)}`;

function indexed(numbers: readonly SaidNumber[]): Map<string, SaidNumber[]> {
  const index = new Map<string, SaidNumber[]>();
  const add = (key: string, said: SaidNumber) => {
    const row = index.get(key);
    if (row) row.push(said);
    else index.set(key, [said]);
  };
  for (const said of numbers) {
    add(numberKey(said.value), said);
    if (said.kind) add(numberKey(said.base, said.kind), said);
  }
  return index;
}

/** Words alone, without marks. */
export const wordByWord = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ text }) => /^[\p{L}\d]/u.test(text))
    .map(({ text }) => text)
    .join(' ');

function prepare(pieces: readonly TranscriptPiece[], language: Language): Spoken {
  const sentences = spokenSentences(pieces).map((sentence) => ({
    ...sentence,
    found: findingsIn(sentence.tokens, language),
    medicines: medicineMentions(sentence.tokens),
    quantities: readQuantities(sentence.tokens, language, true),
  }));
  const exchanges = exchangesIn(sentences, language);
  const quantities = sentences.flatMap((sentence) => sentence.quantities);
  const numbers = sentences.flatMap((sentence, place) => [
    ...numbersOf(sentence, place),
    ...impliedNumbers(sentence, place),
  ]);
  return {
    sentences,
    numbers,
    numbersBy: indexed(numbers),
    days: quantities.filter((quantity) => quantity.what === 'day'),
    clocks: quantities.filter((quantity) => quantity.what === 'clock'),
    medicines: new Set(sentences.flatMap((sentence) => sentence.medicines.map(({ medicine }) => medicine))),
    words: new Set(sentences.flatMap(({ tokens }) => tokens.map(({ text }) => text))),
    heardNames: new Map(),
    text: sentences
      .filter(({ text }) => !isQuestion(text, talkIn[language]))
      .map(({ tokens }) => wordByWord(tokens))
      .join(' '),
    declined: declinedIn(sentences, exchanges, language),
    agreements: sentences.filter((sentence) => isAgreement(sentence, language)),
    findings: evidenceIn(sentences, exchanges, language),
    matters: mattersIn(sentences, exchanges, language),
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
