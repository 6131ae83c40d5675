/** Values of what was named before: `De PHQ-9 was 19. In april was dat 13 en vorige week 8`. */
import type { Measure } from '../../reading/sign.ts';
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import type { ReadSentence } from '../read.ts';
import { ledTo, withCourse } from '../values/course-values.ts';
import { namedIn, onlyOne } from '../values/named-measures.ts';
import { withMoments } from '../values/value-gaps.ts';

/** Points back at what is measured, or tells what somebody scored without saying on what. */
const pointing =
  /(?<!\p{L})(?:(?:was|is|bedroeg|bedraagt) (?:deze|dit|die|dat|het)|(?:it|this|that) (?:was|is|has|had|fell|rose|came|went)|(?:kwam|komt|scoorde|haalde|behaalde) (?:zij|hij|ze|mevrouw|meneer|patiënte?|ik)|(?:she|he|they) (?:scored|came))(?!\p{L})/giu;

const NEAR_characters = 2;
const overlaps = (one: Spot, other: Spot): boolean => one.start < other.end && other.start < one.end;

function pointedIn(sentence: ReadSentence, before: ReadSentence | undefined): MeasurementSlot[] {
  const { words, slots } = sentence;
  if (sentence.isRow || !/\d/.test(words)) return [];
  const masked = withMoments(words, slots.times);
  const isNext = before && !before.isRow && sentence.from - before.to <= NEAR_characters;
  return [...masked.matchAll(pointing)].flatMap((match): MeasurementSlot[] => {
    const own = namedIn(words.slice(0, match.index)).at(-1);
    const of = own ?? (isNext ? onlyOne(before.words) : undefined);
    if (!of || (!of.measure.isScore && own === undefined && !isMeasured(before, of.measure))) return [];
    const { name, unit, least, most, isScore } = of.measure;
    const led = ledTo(masked, match.index + match[0].length, isScore);
    if (!led || led.value < least || led.value > most || (led.over !== undefined && !isScore)) return [];
    if (slots.measurements.some((slot) => overlaps(slot, led))) return [];
    const { start, end, value, over } = led;
    const whole = over === undefined ? {} : { of: over };
    return [{ start, end, name, value, ...whole, ...(unit === undefined ? {} : { unit }), isPast: false }];
  });
}
/** What is no score must have had a value. */
const isMeasured = (before: ReadSentence | undefined, { name }: Measure): boolean =>
  before?.slots.measurements.some((slot) => slot.name === name) === true;

export const withPointedValues = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences.map((sentence, at) => {
    const pointed = pointedIn(sentence, sentences[at - 1]);
    if (pointed.length === 0) return sentence;
    const { words, slots } = sentence;
    const masked = withMoments(words, slots.times);
    const measurements = withCourse([...slots.measurements, ...pointed], words, masked, slots);
    return { ...sentence, slots: { ...slots, measurements } };
  });
