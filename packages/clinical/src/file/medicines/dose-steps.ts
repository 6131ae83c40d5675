/** One line of a scheme: when, and how much. */
import type { FileDay } from '../finding.ts';
import type { ReadSentence } from '../read.ts';
import { dayOfCell } from '../tables/table-columns.ts';

const turn =
  '(weken|week|wk|weeks|dagen|dag|days?|stap|step|fase|phase)\\.?\\s?(\\d{1,2})(?:\\s?(?:[-–]|tot|t\\/m|to|en|and)\\s?(\\d{1,2}))?';
const day = '(\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?|\\d{1,2}[ -]\\p{L}{3,9}\\.?(?:[ -](?:19|20)?\\d\\d)?)';
const now = '(nu|thans|heden|momenteel|huidig|now|currently|at present|present)';
const lead =
  '(?:(?:(tot(?: en met)?|t\\/m|until|till)|vanaf|per|van|op|from|on|starting|met ingang van|as of)\\s)?';
const gap = '(?:\\s{2,}|\\t\\s*|\\s?[:=]\\s+|\\s[-–]\\s)';
/** Some name the medicine in each line. */
const named = '(?:(\\p{L}[\\p{L}/-]{4,}(?:[ -](?:XR|XL|MR|SR|CR|ER|retard|ret\\.?|mga))?)\\s+)?';
const amount = '(\\d+(?:[.,]\\d+)?\\s?(?:mg|mcg|µg|g|ml|druppels|drops))(?![\\p{L}/])';
const step = new RegExp(`^${lead}(?:${turn}|${day}|${now})${gap}${named}${amount}(.*)$`, 'iu');

export type Step = {
  day?: FileDay;
  weeks?: readonly [number, number];
  isTurn: boolean;
  /** `tot 1 november: 15 mg`. */
  isUntil?: true;
  isNow?: true;
  name?: string;
  dose: string;
  rest: string;
};

const DAY_ms = 86_400_000;
const HALF_YEAR_days = 183;

/** A day without its year is in a scheme the one that is nearest, be it to come. */
export function nearest(text: string, sentence: ReadSentence): FileDay | undefined {
  const on = dayOfCell(text, sentence);
  const ago = on ? (Date.parse(sentence.paper.date) - Date.parse(on.date)) / DAY_ms : 0;
  const hasYear = /\d{4}|[-/.]\d{1,2}[-/.]\d\d/.test(text);
  return !on || hasYear || ago < HALF_YEAR_days ? on : nextYear(on);
}

export const nextYear = (on: FileDay): FileDay => {
  const [year, ...rest] = on.date.split('-');
  return { ...on, date: [Number(year) + 1, ...rest].join('-') };
};

export function stepOf(sentence: ReadSentence): Step | undefined {
  const [, until, kind, first, last, shown, isNow, name, dose = '', rest = ''] =
    step.exec(sentence.text.trim()) ?? [];
  const medicines = sentence.slots.medicines.length;
  // The name of the line must be all that it names.
  if (dose === '' || medicines > (name === undefined ? 0 : 1) || (name !== undefined && medicines === 0))
    return undefined;
  const isWeek = kind !== undefined && /^w/i.test(kind);
  const on = shown === undefined ? undefined : nearest(shown, sentence);
  if (kind === undefined && !on && isNow === undefined) return undefined;
  return {
    ...(on ? { day: on } : {}),
    ...(isWeek ? { weeks: [Number(first), Number(last ?? first)] } : {}),
    ...(until === undefined ? {} : { isUntil: true }),
    ...(isNow === undefined ? {} : { isNow: true }),
    ...(name === undefined ? {} : { name }),
    isTurn: kind !== undefined,
    dose,
    rest: rest.trim(),
  };
}
