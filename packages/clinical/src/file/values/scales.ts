/** Questionnaires that only papers name, by their capitals: in talk the same letters are ordinary words. General knowledge. */
import type { MeasurementSlot, Spot } from '../../reading/slot.ts';
import type { Part } from '../paper/headings.ts';
import { ledTo } from './course-values.ts';
import { isKnownScale, isNeverScale, namedScales } from './scale-names.ts';

const word = '\\p{Ll}[\\p{L}-]*';
/** `BFCRS`, `HSCL-25`, `6-CIT`: the whole of it. */
const name = `(?<![\\p{L}\\d-])((?:${namedScales})(?:-[2-5])?|(?=[\\p{L}\\d-]*\\p{Lu}\\p{L}?[\\p{Lu}\\d])(?:[\\p{L}\\d][\\p{Lu}\\d]+[\\p{L}\\d]*|(?:[1-9]\\d?|\\p{Lu})(?=-\\p{Lu}{2})|\\p{Lu}\\p{Ll}{2,4}\\p{Lu}{2,}\\p{L}*)(?:-[\\p{Lu}\\d]+[\\p{L}]{0,2}){0,3})(?![\\p{L}\\d])`;
const scale = new RegExp(
  `${name}(?:[- ](?:T(?:[- ]score)?|score|totaal|totaalscore|total|${word}))?(?:\\s\\([^)\\d]{1,30}\\))?(?:\\s(?:T(?:[- ]score)?|score|totaal|totaalscore|total))?\\s*(?:[:=]|\\s(?:was|is|bedroeg|bedraagt|scoorde|van|of|kwam(?: uit)? op|komt(?: uit)? op|gaf|leverde|came (?:out )?(?:at|to)|gave)\\s)?\\s*(\\d{1,3}(?:[.,]\\d{1,2})?)(?:\\s?\\/\\s?(\\d{1,3}))?(?![\\d/:%]|\\p{Lu}|[.,-]\\d|\\s(?:[Jj]an|[Ff]eb|[Mm]rt|[Mm]aart|[Mm]ar|[Aa]pr|[Mm]ei|[Mm]ay|[Jj]u[nl]|[Aa]ug|[Ss]ep|[Oo][ck]t|[Nn]ov|[Dd]ec)\\p{Ll}*\\b|\\s?(?:x|×|mg|mcg|dd|wk|weken|week|dagen|jaar|jr|uur|zittingen|sessies|minuten|min|maanden|mnd|sessions|years|weeks|days|months|%|[a-z]+\\/l)(?!\\p{L}))`,
  'gu',
);
const subScale =
  /^(?:stand|dag|day|week|sessie|session|maand|month|jaar|year|graad|grade|type|stadium|stage|fase|phase|nr|no|op|in|met|en|bij|na|van|voor|sinds|per|and|on|in|with|at|for|since|deel|item|regel|kamer|afdeling|afd|groep|versie)$/u;

const isNamed = new RegExp(`^(?:${namedScales})(?:-[2-5])?$`, 'u');
const isNever = (name: string): boolean => isNeverScale(name) && !isNamed.test(name);
const LONGEST_NUMBER_characters = 8;
/** The parts of the OQ-45. */
const ofList = /^(?:SD|IR|SR|ASD)$/u;

/** Values of questionnaires that the readers do not know. Under a heading of measurements every name in capitals is one. */
function scalesNextTo(words: string, part: Part, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  return [...words.matchAll(scale)].flatMap((match): MeasurementSlot[] => {
    const [whole, name = '', value = '', of] = match;
    const isListed = isKnownScale(name) || isNamed.test(name);
    const between = /^[- ](\p{Ll}[\p{L}-]*)/u.exec(whole.slice(name.length))?.[1];
    if (isNever(name) || (between && subScale.test(between))) return [];
    // The version of it.
    if (name === 'Conners' && value === '3' && of === undefined) return [];
    // `PAINAD bij ADL 5`: when it was.
    if (
      name === 'ADL' &&
      /(?<!\p{L})(?:bij|tijdens|during|with) (?:de |the )?$/iu.test(words.slice(0, match.index))
    )
      return [];
    const isPartOfList = ofList.test(name) && /\bOQ-?45/u.test(words);
    // `NDDI-E 18.` and nothing else, or between the marks of a row of values.
    const isAlone =
      /^\p{Lu}{3,}(?:-[\p{Lu}\d]{1,3}){0,2}$/u.test(name) &&
      /(?:^|[,;.:]\s|\()$/u.test(words.slice(0, match.index)) &&
      /^\s*(?:[,;.)]|$)/u.test(words.slice(match.index + whole.length)) &&
      whole.length <= name.length + LONGEST_NUMBER_characters;
    const isMeasured =
      (isAlone && (part === 'other' || part === 'course' || part === 'social')) ||
      (part === 'lab' && /^\p{Lu}{3,}/u.test(name)) ||
      (part === 'examination' && /^\p{Lu}{4,}/u.test(name));
    if (!isListed && !isPartOfList && !isMeasured) return [];
    const end = match.index + whole.length;
    const start =
      end -
      (of === undefined ? value.length : whole.length - whole.lastIndexOf(value, whole.lastIndexOf('/')));
    if (found.some((slot) => slot.start < end && match.index < slot.end)) return [];
    const most = of === undefined ? undefined : Number(of);
    const number = Number(value.replace(',', '.'));
    if (most !== undefined && most < number) return [];
    return [{ start, end, name, value: number, ...(most === undefined ? {} : { of: most }), isPast: false }];
  });
}

const anyName = new RegExp(
  `${name}(?:-(?:lijst|score|schaal|totaal|vragenlijst|test|index|meting|interview|\\p{Ll}{4,16}))?\\)?`,
  'dgu',
);
/** The scales that words name, with or without a score. */
export const scaleNamesIn = (words: string): (Spot & { name: string })[] =>
  [...words.matchAll(anyName)].flatMap((match) => {
    const [whole, name = ''] = match;
    const isListed = !isNever(name) && (isKnownScale(name) || isNamed.test(name));
    return isListed ? [{ start: match.index, end: match.index + whole.length, name }] : [];
  });

/** Of letters that no list has it must be said that they were scored. */
const isScored =
  /(?<!\p{L})(?:was|is|bedroeg|bedraagt|scoorde|scoort|scored|kwam|komt|came|daalde|daalt|steeg|zakte|ging|fell|rose|dropped|went|improved|gaf|gave|score)(?!\p{L})/iu;

/** `De BFCRS was op 3 mei nog 17`: a value that stands further off. */
function scalesFurtherOff(masked: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  return [...masked.matchAll(anyName)].flatMap((match): MeasurementSlot[] => {
    const [whole, name = ''] = match;
    const from = match.index + whole.length;
    const led = isNever(name) ? undefined : ledTo(masked, from, true);
    if (!led || found.some(({ start, end }) => start < led.end && match.index < end)) return [];
    const isListed = isKnownScale(name) || isNamed.test(name);
    const isUnknown = !/^\p{Lu}{3,}/u.test(name) || !(isScored.test(led.masked) || led.over !== undefined);
    if ((!isListed && isUnknown) || (led.over !== undefined && led.over < led.value)) return [];
    const { start, end, value, over } = led;
    return [{ start, end, name, value, ...(over === undefined ? {} : { of: over }), isPast: false }];
  });
}

export function scalesIn(
  words: string,
  masked: string,
  part: Part,
  found: readonly MeasurementSlot[],
): MeasurementSlot[] {
  if (!/\d/.test(words)) return [];
  const near = scalesNextTo(words, part, found);
  return [...near, ...scalesFurtherOff(masked, [...found, ...near])];
}
