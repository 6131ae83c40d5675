/** Measurements and scores of a sentence, each with the day that it was of. */

import { measureNames } from '../../reading/phrases/measures.ts';
import type { MeasurementSlot, TimeSlot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import type { FileDay, ValueFinding } from '../finding.ts';
import { daysNamed, fileDay, isOfOther, placeIn, type ReadSentence } from '../read.ts';
import { isDoubtful } from '../shorthand/doubtful.ts';
import { isLabName } from './lab-names.ts';
import { ofItsMedicine } from './level-names.ts';
import { isNoValue } from './not-measured.ts';
import { unitOf } from './value-units.ts';

const measures = new Map(measureNames.map(([measure]) => [measure.name, measure]));

/** A value to reach or to mind is none that was measured. */
const aim =
  /\b(?:stre(?:ef|v)\p{L}*|doel\p{L}*|norm(?:en|waarden?|aalwaarden?)?|normaal(?= ?[<>:=\d(])|normal(?= ?(?:[<>:=\d(]|range|value))|grens\p{L}*|afkap\p{L}*|indien|(?<=^|[,;:] |\p{L}en )bij een(?! (?:lengte|gewicht|bmi|bloeddruk|hartfrequentie|frequentie|hartslag|pols|egfr|creatinine|kreatinine|normaal|normale|goede|stabiele?|verhoogde?|verlaagde?))|als de|target\p{L}*|goal|cut-?off|if|aim\p{L}*|ref\p{L}*|max|maximaal)\b[^,;]{0,30}$|\b(?:boven|onder|above|below)(?: (?:de|het|een|the|a|an))?(?: [\p{L}\d-]+ (?:van|of))?\s*$/u;
/** `Bij eGFR < 60 overleg`: what is then to be done. */
const onLimit = /\b(?:bij|als|wanneer|zodra|tot|if|when|once|until)\b[^,;.]{0,30}[<>≤≥]\s*$/u;
/** `continueren tot BMI 18,5`. */
const isReached = /\b(?:tot|until|vanaf) (?:een |a )?[\p{L}\d-]+ (?:van |of )?$/u;
/** Too common in running text to be a measurement without a scale. */
const unsure = new Set(['score', 'SUD', 'VOC', 'craving', 'distress', 'level', 'mood score', 'ROM']);
const isOfList = /\b4-?DKL\b|\b[Ll]astmeter\b|\b[Dd]istress ?[Tt]hermometer\b/u;
/** In capitals it is no other word. */
const isNamedHere = (name: string, words: string): boolean =>
  (name === 'distress' && isOfList.test(words)) ||
  (name === 'mood score' && /stemmings?-?(?:cijfer|score)|mood (?:score|rating)/iu.test(words)) ||
  (name === 'SUD' && /\bSUDS?\b/u.test(words));
/** Said of much else: these count with their unit, or with a figure behind the comma. */
const withUnit: Readonly<Record<string, RegExp>> = {
  height: /^\s*(?:cm|m|meter|met(?:re|er)s?|centimeter)(?![\p{L}\d])/iu,
  temperature: /^\s*(?:°|graden|degrees)/iu,
  'breathing rate': /^(?:\s(?:naar|tot|to|via|->|→)\s\d+)*\s*(?:\/|x\/|per )\s?min/iu,
};

const isBreathing = /(?:ademfrequentie|ademhalingsfrequentie|respiratory rate|breathing rate)\s*:?\s*$/iu;

/** `Lengte 1.82`, right behind its name. */
const isHeight = (words: string, { start, value }: MeasurementSlot): boolean =>
  /\b(?:lengte|height)\s*:?\s*$/i.test(words.slice(0, start)) &&
  ((value > 1.2 && value < 2.2) || (value >= 120 && value <= 215));

/** The words between the commas that a value stands between. */
function around({ start, end }: MeasurementSlot, words: string): string {
  const before = Math.max(words.lastIndexOf(', ', start), words.lastIndexOf('; ', start));
  const after = words.slice(end).search(/[,;]\s/);
  // `84, 5 kg`: what stands behind the comma tells whether the number came apart.
  return words.slice(Math.max(0, before), after < 0 ? words.length : end + after + 8);
}

/** `bij ontslag 8` depends on nothing. */
const moment =
  /^(?:bij|na|at|on|after) (?:het |de |the )?(?:opname|ontslag|intake|start|aanvang|begin|einde?|afsluiting|behandeling|onderzoek|controle|laatste|eerste|rust|inspanning|tillen|binnenkomst|aankomst|vertrek|aanmelding|verwijzing|evaluatie|herhaling|hermeting|nameting|voormeting|tussenmeting|follow-?up|ons|u|arrival|booking|review|triage|referral|presentation|assessment|first|admission|discharge|baseline|end|treatment|rest|exertion|examination|last)\b/u;

/** `Bij een sportkeuring in juni woog zij nog 60 kg`. */
const wasMeasured = /\b(?:woog|bedroeg|scoorde|mat|gemeten|gevonden|was|weighed|scored|measured)\b/iu;

function isSure(slot: MeasurementSlot, sentence: ReadSentence): boolean {
  const { words, slots } = sentence;
  const { name, value, over, of, start } = slot;
  if (isDoubtful(around(slot, words)) || isOfOther(sentence, slot) || isNoValue(slot, words)) return false;
  if (
    unsure.has(name) &&
    !isNamedHere(name, words) &&
    !(measures.get(name)?.isScore === true && of !== undefined && name !== 'score')
  )
    return false;
  const number = start + (/^[\d.,]*\d/.exec(words.slice(start))?.[0].length ?? 0);
  const unit = withUnit[name];
  const isPlain =
    (name === 'temperature' && /^\d\d[.,]\d/.test(words.slice(start))) ||
    (name === 'height' && isHeight(words, slot)) ||
    (name === 'breathing rate' && isBreathing.test(words.slice(0, start)));
  if (unit && !unit.test(words.slice(number)) && !isPlain) return false;
  // `(overdose 2017)`: a year.
  if (/^(?:19|20)\d\d(?![.,]?\d|\s?[\p{L}%]+\/|\s?%)/u.test(words.slice(start)) && over === undefined)
    return false;
  // `4DKL 28-08: distress 27`: a day.
  if (/^[0-3]?\d[-/](?:0[1-9]|1[0-2])(?:[-/]\d{2,4})?\s?[:)]/.test(words.slice(start))) return false;
  const before = plain(words.slice(0, start).replaceAll('AIMS', ''));
  // `(weight), paliperidone 150 mg`: a dose. `(10^9/l)`: a unit.
  if (name === 'weight' && /^\s?(?:mg|mcg|µg)(?!\p{L})/u.test(words.slice(number))) return false;
  if (/^\s?(?:[\^⁹]|\*\s?\d)/u.test(words.slice(number))) return false;
  // A part of the EDE-Q, and no kilos.
  if (name === 'weight' && value <= 6 && /\bEDE-?Q\b/u.test(words)) return false;
  // `12st 4lb`.
  if (name === 'weight' && /\d\s?st(?:one)?s?\s$/u.test(before)) return false;
  if (aim.test(before) || onLimit.test(before) || isReached.test(before)) return false;
  // `bij RR >160/100 verwijzen`: when something is to be done.
  if (sentence.part === 'plan' && /[<>≤≥]\s*$/.test(words.slice(0, start))) return false;
  // A part of the list is not the list.
  if (name === 'HADS' && /hads-?[ad]\b/i.test(words.slice(0, start))) return false;
  // `5 8`: one number that came apart, or two of which nobody says what they are.
  if (/^\s\d/.test(words.slice(slot.end)) && !/^\s\d{1,2}[-/ ]\w/.test(words.slice(slot.end))) return false;
  const isOnCondition = slots.conditions.some(
    (condition) =>
      condition.start <= start &&
      start < condition.end &&
      !moment.test(plain(words.slice(condition.start))) &&
      !wasMeasured.test(words.slice(condition.start, start)) &&
      // `Wat ik mocht meten: …`.
      !/\bmocht\b[^:]*:/iu.test(words.slice(condition.start, start)),
  );
  if (isOnCondition) return false;
  // One number alone, or two the wrong way about, is part of a pressure that was not read whole.
  if (name === 'blood pressure') return over !== undefined && over < value && value - over >= 10;
  const most = measures.get(name)?.most ?? Number.POSITIVE_INFINITY;
  return of === undefined || of <= Math.max(most, of === 100 ? 100 : 0);
}

const isMeasured = (name: string): boolean =>
  name.endsWith(' level') || isLabName(name) || measures.get(name)?.isScore === false;

const NEAR_characters = 14;

/** The day of each value: one that stands with it, else one before the first, else the heading's. */
function daysOf(values: readonly MeasurementSlot[], sentence: ReadSentence): (FileDay | undefined)[] {
  const { slots, words, paper, headingDay } = sentence;
  const times = daysNamed(slots, { start: 0, end: words.length });
  const taken = new Set<TimeSlot>();
  const first = values[0];
  const leading = times.find(({ end }) => first !== undefined && end <= first.start);
  return values.map((value, index) => {
    const before = values[index - 1]?.end ?? 0;
    const next = values[index + 1]?.start ?? words.length;
    const after = times.find(
      ({ start, end }) =>
        start >= value.end &&
        start < next &&
        start - value.end <= NEAR_characters &&
        // `(18-8-2025: 24/30)`, `64,8 (juni 67,9)`: the day of the next.
        !/^\s*:/.test(words.slice(end)) &&
        !(words.slice(value.end, start).includes('(') && /^\s+\d/.test(words.slice(end))) &&
        !/[,;]\s/.test(words.slice(value.end, start)),
    );
    const ahead = times.findLast(
      (time) => time.start >= before && time.end <= value.start && !taken.has(time),
    );
    const time = after ?? ahead ?? leading;
    if (time) taken.add(time);
    return (time && fileDay(time, paper)) ?? headingDay;
  });
}

const earlier =
  /\b(?:was|voorheen|eerder|vorige?|vorig jaar|destijds|bij aanvang|aanvankelijk|begingewicht|bij (?:de )?(?:intake|start|opname)|previously|initially|at (?:baseline|intake|start|admission))\b[^,;]*$/u;
const isEarlier = (slot: MeasurementSlot, words: string): boolean =>
  slot.isPast ||
  earlier.test(plain(words.slice(0, slot.start))) ||
  // `38 (nameting 21)`.
  /\b(?:nameting|post-?test|follow-?up score)\b/i.test(words.slice(slot.end));

/** What somebody asks may name a value to reach. */
const isAsking =
  /\?|(?<!\p{L})(?:graag|verzoek|gaarne|kunt|wilt|kan|kunnen|zou|mag|advies|please|could|would|can|grateful)(?!\p{L})/iu;

export function valueFindings(sentence: ReadSentence): ValueFinding[] {
  const { words, part, paper, given, slots } = sentence;
  if (part === 'greeting' || part === 'family' || (part === 'question' && isAsking.test(words))) return [];
  const values = slots.measurements.map((slot) => ofItsMedicine(slot, sentence));
  const days = daysOf(values, sentence);
  return values.flatMap((slot, index): ValueFinding[] => {
    const day = given?.day ?? days[index];
    if (!isSure(slot, sentence) || (day && day.date > paper.date)) return [];
    const isUndated = day === undefined || day === sentence.headingDay;
    const isBefore = given?.isEarlier === true || (isEarlier(slot, words) && isUndated && values.length > 1);
    // `ml/min/1,73m2` is the `ml/min` of other papers.
    const unit = unitOf(slot, words)?.replace(/\/1[.,]73 ?m[2²]?$/u, '');
    const sign = /(?<![-–=])[<>≤≥]\s*$/.exec(words.slice(0, slot.start))?.[0].trim();
    const limit = sign === undefined ? undefined : sign === '<' || sign === '≤' ? '<' : '>';
    return [
      {
        ...placeIn(sentence, isBefore ? undefined : day),
        // What no table of measures has is a list that only papers name.
        kind: isMeasured(slot.name) || slot.unit !== undefined ? 'measurement' : 'score',
        name: slot.name,
        value: slot.value,
        ...(slot.over === undefined ? {} : { over: slot.over }),
        ...(slot.of === undefined ? {} : { of: slot.of }),
        ...(unit === undefined ? {} : { unit }),
        ...(limit === undefined ? {} : { limit }),
        ...(isBefore ? { is_earlier: true } : {}),
      },
    ];
  });
}
