/** A part of the day before what is taken then: `ochtend: perindopril 4 mg; sertraline 50 mg`, `8.00 uur: levodopa 100 mg`. */
import type { Language } from '../../note.ts';
import { findMedicine } from '../../reading/medicines.ts';

const parts: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  nl: [
    ["'s ochtends", 'ochtends?|morgens?|ontbijt'],
    ["'s middags", 'middags?|lunch|middageten'],
    ["'s avonds", 'avonds?|avondeten|avondmaal|diner'],
    ['voor de nacht', 'nacht|bedtijd|slapen(?:gaan)?'],
    ['zo nodig', 'zo nodig|z\\.?n\\.?|indien nodig'],
  ],
  en: [
    ['in the morning', 'mornings?|mane|am|breakfast'],
    ['at lunchtime', 'lunch(?:time)?|noon|midday|afternoon'],
    ['in the evening', 'evenings?|tea(?:time)?|dinner|supper|pm'],
    ['at night', 'nights?|nocte|bed(?:time)?'],
    ['as needed', 'prn|as needed|as required|when required'],
  ],
};
const anyPart = [...parts.nl, ...parts.en].map(([, names]) => names).join('|');
const clock = '(?:[01]?\\d|2[0-3])(?:[.:][0-5]\\d)?\\s?(?:uur|u|h|hrs)?';
const named = `(?:(?:['’]?s|in de|bij(?: het)?|voor(?: de| het)?|in the|at|with)\\s)?(?:${anyPart})(?:dosis|medicatie|inname|gift|dose|tablets|meds|medication)?`;
const next = '(?:\\s?[+&,/]\\s?|\\s(?:en|én|and|plus)\\s)';
const lead = new RegExp(
  `^[\\s\\d.)*•-]*(${named}(?:${next}${named}){0,3})(?:\\s?\\(?(?:om |at )?${clock}\\)?)?(?:\\s*:|\\s*\\t|\\s{2}|\\s+[–—-])\\s+(?=\\S)`,
  'iu',
);
const hour =
  /^[\s*•-]*(?:om |at )?((?:[01]?\d|2[0-3])[.:][0-5]\d|(?:[01]?\d|2[0-3])(?=\s?(?:uur|u|h|hrs)))\s?(?:uur|u|h|hrs)?(?:\s*:|\s*\t|\s{2}|\s+[–—-])\s+(?=\p{L})/iu;

const dose =
  /(\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|ml|IE|EH|E|IU|units))(?![\p{L}/]|\s?\/)(?!\s*(?:\d\s?(?:dd|x)|[a-z]{2,}maal|'s|voor de nacht|once|twice|daily|every|elke|per|zo nodig|z\.?n))/giu;

/** What was given at that hour, and no more. */
const givenOnce =
  /\b(?:gegeven|toegediend|ingenomen|gekregen|geaccepteerd|geweigerd|given|administered|accepted|refused|stat|i\.?m\.?|i\.?v\.?)(?![\p{L}-])/iu;
/** What is taken then: its first words name a medicine. */
const isOfMedicines = (rest: string): boolean =>
  !givenOnce.test(rest) &&
  rest
    .split(/[\s,;:(/]+/)
    .slice(0, 3)
    .some((word) => findMedicine(word) !== undefined);

export function momentsOf(said: string, language: Language): string {
  const phrases = parts[language].flatMap(([phrase, names]) =>
    new RegExp(
      `(?<!\\p{L})(?:${names})(?:dosis|medicatie|inname|gift|dose|tablets|meds|medication)?(?!\\p{L})`,
      'iu',
    ).test(said)
      ? [phrase]
      : [],
  );
  return phrases.join(language === 'nl' ? ' en ' : ' and ');
}

const wholeHour = /^(?:[01]?\d|2[0-3])[.:][0-5]\d(?:\s?(?:uur|u|h|hrs))?$/iu;
/** `Ochtend`, `08:00` above a column, as one says it of a dose. */
export const momentSaid = (title: string, language: Language): string =>
  wholeHour.test(title.trim()) ? atHour(title.trim().slice(0, 5), language) : momentsOf(title, language);

const wholeLead = new RegExp(`^${named}(?:${next}${named}){0,3}$`, 'iu');
/** `Avond` above `- simvastatine 40 mg`. */
export const underMoment = (text: string, heading: string, language: Language): string =>
  wholeLead.test(heading.trim().replace(/:$/u, '')) && heading.length <= LONGEST_TITLE_characters
    ? withMoments(`${heading.replace(/:$/u, '')}: ${text}`, language).replace(`${heading}: `, '')
    : text;
const LONGEST_TITLE_characters = 40;

const atHour = (hour: string, language: Language): string =>
  language === 'nl'
    ? `om ${hour.replace(':', '.')} uur`
    : `at ${hour.replace('.', ':')}${/[.:]/.test(hour) ? '' : ':00'}`;

/** Whether a line begins with the part of the day, or the hour, that it is of. */
export const beginsWithMoment = (text: string): boolean => lead.test(text) || hour.test(text);

/** Every dose behind such a beginning with the part of the day that it is taken in. */
export function withMoments(text: string, language: Language): string {
  const part = lead.exec(text);
  const clocked = part ? undefined : hour.exec(text);
  const found = part ?? clocked;
  if (!found) return text;
  const rest = text.slice(found[0].length);
  const said = found[1] ?? '';
  const moment = part ? momentsOf(said, language) : atHour(said, language);
  return moment !== '' && isOfMedicines(rest) ? rest.replace(dose, `$1 ${moment}`) : text;
}
