/** Values of what was named before: `De PHQ-9 was 19. In april was dat 13 en vorige week 8`. */
import { findMedicine } from '../../reading/medicines.ts';
import { measureNames } from '../../reading/phrases/measures.ts';
import type { Measure } from '../../reading/sign.ts';
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import type { ReadSentence } from '../read.ts';
import { ledTo, withCourse } from '../values/course-values.ts';
import { levelOf } from '../values/level-names.ts';
import { namedIn, onlyOne } from '../values/named-measures.ts';
import { withMoments } from '../values/value-gaps.ts';

/** Points back at what is measured, or tells what somebody scored without saying on what. */
const pointing =
  /(?<!\p{L})(?:(?:was|is|bedroeg|bedraagt) (?:deze|dit|die|dat|het)|(?:it|this|that) (?:was|is|has|had|fell|rose|came|went)|(?:kwam|komt|scoorde|haalde|behaalde) (?:zij|hij|ze|mevrouw|meneer|patiënte?|ik)|(?:she|he|they) (?:scored|came))(?!\p{L})/giu;
/** `Na zes zittingen 27, na de laatste 6.`: nothing but when, and a number. */
const bare =
  /^(?=⌚|(?:na|after|bij|at) )(?:[⌚, ]|(?:na|after|bij|at|op|on|nog|was|is|nu|de|the|en|and) )*(?=\d)/u;

const measures = new Map(measureNames.map(([measure]) => [measure.name, measure]));
const NEAR_characters = 2;
const overlaps = (one: Spot, other: Spot): boolean => one.start < other.end && other.start < one.end;

/** The one thing that a sentence has values of. */
function measuredIn({ slots }: ReadSentence): Measure | undefined {
  const [first, ...others] = slots.measurements;
  return first && others.every(({ name }) => name === first.name) ? measures.get(first.name) : undefined;
}

/** What is no score must have had a value. */
const isMeasured = (before: ReadSentence | undefined, { name }: Measure): boolean =>
  before?.slots.measurements.some((slot) => slot.name === name) === true;

function pointedIn(sentence: ReadSentence, before: ReadSentence | undefined): MeasurementSlot[] {
  const { words, slots } = sentence;
  if (sentence.isRow || !/\d/.test(words)) return [];
  const masked = withMoments(words, slots.times);
  const isNext = before && !before.isRow && sentence.from - before.to <= NEAR_characters;
  const alone = isNext && slots.measurements.length === 0 ? bare.exec(masked) : undefined;
  return [...(alone ? [alone] : []), ...masked.matchAll(pointing)].flatMap((match): MeasurementSlot[] => {
    const own = namedIn(words.slice(0, match.index)).at(-1);
    const of = own?.measure ?? (isNext ? (onlyOne(before.words)?.measure ?? measuredIn(before)) : undefined);
    if (!of || ((!of.isScore || match === alone) && own === undefined && !isMeasured(before, of))) return [];
    const { name, unit, least, most, isScore } = of;
    const led = ledTo(masked, match.index + match[0].length, isScore);
    if (!led || led.value < least || led.value > most || (led.over !== undefined && !isScore)) return [];
    if (slots.measurements.some((slot) => overlaps(slot, led))) return [];
    const { start, end, value, over } = led;
    const whole = over === undefined ? {} : { of: over };
    return [{ start, end, name, value, ...whole, ...(unit === undefined ? {} : { unit }), isPast: false }];
  });
}

const MOST_BACK = 2;
/** `Wij begonnen met nortriptyline. Bij 75 mg was de spiegel 112 µg/l`: of the one medicine that was spoken of last. */
function withLevels(sentence: ReadSentence, before: readonly ReadSentence[]): ReadSentence {
  const { slots, words } = sentence;
  const isBare = slots.measurements.some(({ name }) => name === 'level');
  const isNamed = slots.medicines.some(({ kind }) => kind === 'medicine');
  if (!isBare || isNamed || sentence.isRow) return sentence;
  const last = before.findLast(({ slots: { medicines } }) =>
    medicines.some(({ kind }) => kind === 'medicine'),
  );
  const names = new Set(
    last?.slots.medicines.flatMap(({ kind, name }) => (kind === 'medicine' ? [name] : [])),
  );
  const [name = ''] = names;
  const english = names.size === 1 ? findMedicine(name)?.en : undefined;
  if (english === undefined) return sentence;
  const measurements = slots.measurements.map((slot) => levelOf(slot, english, words));
  return { ...sentence, slots: { ...slots, measurements } };
}

export const withPointedValues = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences.map((read, at) => {
    const sentence = withLevels(read, sentences.slice(Math.max(0, at - MOST_BACK), at));
    const pointed = pointedIn(sentence, sentences[at - 1]);
    if (pointed.length === 0) return sentence;
    const { words, slots } = sentence;
    const masked = withMoments(words, slots.times);
    const measurements = withCourse([...slots.measurements, ...pointed], words, masked, slots);
    return { ...sentence, slots: { ...slots, measurements } };
  });
