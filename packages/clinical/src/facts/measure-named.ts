/** What is measured, and the values that are said of it. */
import type { Language } from '../note.ts';
import { longestOf } from '../reading/lexicon.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { ofKind, readingOf } from '../reading/reading.ts';
import type { Measure } from '../reading/sign.ts';
import type { Slots } from '../reading/slot.ts';
import { wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence } from '../talk/sentence.ts';

/** Further back another thing may be measured. */
const REACH = 7;
const REACH_PIECES = 4;
const MOST_VALUES = 5;

/** Words that may stand beside a value without saying of what it is. */
const beside: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:het|was|is|dat|die|hij|ie|ze|u|je|jij|er|de|een|daar|client|behandelaar|op|om|in|uit|bij|van|staat|stond|komt|kom|kwam|kwamen|zit|zat|meet|lees|wijst|aan|geeft|scoort|scoor|score|dus|nu|en|toen|maar|nou|dan|ongeveer|rond|weer|nog|wel|geworden|wordt|werd|ook|net|precies|gewoon|zo|ja|punten|had|heeft|eerst|nuchter|vanochtend|soms|meestal)$/u,
  en: /^(?:it|it's|was|is|that|that's|you|you're|were|are|the|a|an|on|at|in|of|out|came|come|comes|got|get|scored|scores|score|so|now|and|then|but|about|around|again|still|also|just|patient|clinician|points|had|has|first|been|today|reads|says|usually|sometimes|this|morning|we've|i've|i've|i|get)$/u,
};

/** A name that other things have too is no name of a measure: `trek`, `spanning`, `cijfer`. */
const vague: ReadonlySet<string> = new Set([
  'craving',
  'mood score',
  'SUD',
  'VOC',
  'ROM',
  'CORE-10',
  'CORE-OM',
  'height',
  'iron',
]);
const weighing =
  /(?<!\p{L})(?:\p{L}*weegschaal|wegen|weeg|weegt|gewogen|gewicht|scales?|weigh|weighed|weight|schoenen (?:mogen )?uit|shoes off|(?:stap|stapt|ga|gaat) (?:u |je |jij |hier |er |even |maar )*(?:hier )?(?:even )?(?:er)?op(?=[,.!?]| met| zonder|$)|(?:hop|step|pop) on(?: here| the)?(?=[,.!?]|$))(?!\p{L})/iu;
/** `Wat denk je dat de weegschaal zegt?` is no measuring. */
const supposing = /(?<!\p{L})(?:denk|denkt|dacht|verwacht|schat|gok|think|guess|expect|reckon)(?!\p{L})/iu;

type Named = { label: string; measure: Measure };

/** What a sentence says is measured: the last that it names. */
export function namedIn(said: string, language: Language): Named | undefined {
  if (supposing.test(said)) return undefined;
  const reading = readingOf(said, language, true);
  const hit = longestOf(ofKind(reading, 'measure'))
    .filter(({ value }) => !vague.has(value.measure.name))
    .at(-1);
  const { measure } = hit?.value ?? {};
  if (measure && measure.name !== 'weight') {
    const [first, last] = [reading.tokens[hit?.from ?? 0], reading.tokens[(hit?.to ?? 1) - 1]];
    return { label: said.slice(first?.start ?? 0, last?.end ?? 0), measure };
  }
  return weighing.test(said)
    ? { label: language === 'nl' ? 'gewicht' : 'weight', measure: weight }
    : undefined;
}
const weight: Measure = { name: 'weight', unit: 'kg', least: 1.5, most: 300, isScore: false };

const isNothingElse = ({
  medicines,
  measurements,
  changes,
  frequencies,
  durations,
  findings,
  parts,
}: Slots) =>
  medicines.length + measurements.length + changes.length + frequencies.length === 0 &&
  durations.length + parts.length === 0 &&
  findings.every(({ isHint }) => isHint);

/** `bij Annemiek`: with whom, says nothing of what. */
const byName = /(?<!\p{L})(?:bij|door|with|by) \p{Lu}\p{Ll}+/gu;

/** The values, where a statement has nothing but values and when they were so. */
export function valuesIn(text: string, slots: Slots, language: Language): Slots['amounts'] {
  const values = slots.amounts.filter(
    ({ isOrdinal, isVague, high }) => !isOrdinal && !isVague && high === undefined,
  );
  if (values.length === 0 || values.length > MOST_VALUES || !isNothingElse(slots)) return [];
  let rest = text.replace(byName, (found) => ' '.repeat(found.length));
  for (const { start, end } of [...slots.amounts, ...slots.times])
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return wordsOf(rest).every((word) => beside[language].test(word)) ? values : [];
}

/** `Zeven kilo`, of somebody grown, is how much it became more or less. */
const LEAST_WHOLE_kg = 20;
const isDifference = (name: string, value: number): boolean =>
  name === 'weight' && Number.isInteger(value) && value < LEAST_WHOLE_kg;

export const canBe = ({ least, most, name }: Measure, values: Slots['amounts']): boolean =>
  values.every(
    ({ value, others, unit }) =>
      !isDifference(name, value) &&
      [value, ...others].some((each) => each >= least && each <= most) &&
      (unit === undefined || (name === 'weight' ? unit === 'kg' : unit === '%')),
  );

const LONGEST_BRIEF = 5;
/** Somebody asks of another thing, or speaks of a medicine. */
function isOther({ act, said }: Sentence, language: Language): boolean {
  if (readingOf(said, language, true).hits.some(({ value }) => value.kind === 'medicine')) return true;
  const isBrief = wordsOf(said).length <= LONGEST_BRIEF;
  return (
    act === 'asks' &&
    !isBrief &&
    !supposing.test(said) &&
    readQuantities(tokensOf(said), language, true).length === 0
  );
}
type Place = { sentences: readonly Sentence[]; at: number; language: Language };

/** What was named as measured last before a sentence, while nothing else was spoken of. */
export function focusBefore({ sentences, at, language }: Place): Named | undefined {
  const own = sentences[at];
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const before = sentences[back];
    if (!before || !own || own.seq - before.seq > REACH_PIECES) return undefined;
    const named = namedIn(before.said, language);
    if (named) return named;
    if (isOther(before, language)) return undefined;
  }
  return undefined;
}
