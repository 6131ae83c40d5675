/** The day that a task of a note falls due. */
import type { Language } from '../../note.ts';
import { dueDate } from '../../reading/due.ts';
import { plain } from '../../reading/text.ts';
import { holding } from '../../talk/phrases.ts';

/** Done once: `prikken tot en met dinsdag` is due on Tuesday; `slaapt tot dinsdag bij Kim` is not. */
const once: Readonly<Record<Language, RegExp>> = {
  nl: holding(
    `prikken, bloedprik*, bloed prikken, bellen, belt, inleveren, levert in, aanmelden, meldt zich, opgeven, invullen, vult in, doorgeven, geeft door, sturen, stuurt,
    reageren, laten weten, laat weten, beslissen, beslist, kiezen, aanvragen, ophalen, haalt op`,
  ),
  en: holding(
    `ring*, call*, phone*, let * know, send*, complete*, register*, return*, blood test*, bloods, decide*, hand in, collect*`,
  ),
};
const until: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:tot en met|tot uiterlijk|t\/m|tot)\s+(?=\S)/g,
  en: /\b(?:until|till|up to)\s+(?=\S)/g,
};
const by: Readonly<Record<Language, string>> = { nl: 'uiterlijk ', en: 'by ' };

const today: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:vandaag|vanavond|vanmiddag|vanochtend|vannacht|straks|zo dadelijk|na \S+ uur op(?: te |\s*)halen|op te halen na)\b/,
  en: /\b(?:today|tonight|this (?:morning|afternoon|evening)|later on|after \S+ (?:o'clock )?(?:at|from) the chemist)\b/,
};
/** `Belt die middag`: of the day that was named before. */
const dayBefore: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:die|diezelfde) (?:dag|ochtend|middag|avond)\b/,
  en: /\b(?:that|that same) (?:day|morning|afternoon|evening)\b/,
};
export const isOfDayBefore = (text: string, language: Language): boolean =>
  dayBefore[language].test(plain(text));
/** `Voor de volgende keer`, `tot de volgende afspraak`: due when the next contact is. */
const untilNext: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:voor|tot|naar) (?:de |het |aan de )?(?:volgende (?:keer|sessie|afspraak|gesprek|contact|consult|controle|bezoek)|vervolgafspraak|volgend (?:gesprek|contact|consult|bezoek))\b/,
  en: /\b(?:before|until|till|for|by|to) (?:the |our )?next (?:time|session|appointment|visit|contact|review)\b/,
};
export const isUntilNext = (text: string, language: Language): boolean =>
  untilNext[language].test(plain(text));
/** That it is for the next appointment makes no appointment of it. */
export const withoutNext = (heard: string, language: Language): string =>
  heard.replace(untilNext[language], '');
/** Every so often is no day that it falls due. */
const every: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:elke|iedere|om de)\s+(?:maan|dins|woens|donder|vrij|zater|zon)?dag|\bwekelijks\b/,
  en: /\b(?:every|each)\s+\S*day\b|\bweekly\b/,
};
const thisWeek: Readonly<Record<Language, RegExp>> = { nl: /\bdeze week\b/, en: /\bthis week\b/ };
const thisMonth: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:deze maand|eind(?:e)?(?: van)? de(?:ze)? maand)\b/,
  en: /\b(?:this month|(?:the )?end of (?:the|this) month)\b/,
};
/** `op de veertiende`, written with a number: of this month, or of the next when it is past. */
const nthOf: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:op )?de (\d{1,2})(?:e|de|ste)\b(?! (?:keer|sessie|week|dag|maand|gesprek|afspraak))/,
  en: /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:time|session|week|day|month))/,
};
const namesDay: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:maan|dins|woens|donder|vrij|zater|zon)dag|\b\d{1,2}\s+(?:jan|feb|maa|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)|\b\d{1,2}[-/]\d/,
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\s+\d/,
};
/** Today and tomorrow are meant as they are said, in a weekend too. */
const isAhead: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:vandaag|van(?:avond|middag|ochtend|nacht)|morgen\w*|overmorgen)\b/,
  en: /\b(?:today|tonight|tomorrow)\b/,
};

const FRIDAY = 5;
const DAYS_A_WEEK = 7;
const shifted = (iso: string, days: number): string => {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay() || DAYS_A_WEEK;

/** The Friday of its week; in a weekend the day itself. */
const lastWorkday = (iso: string): string => shifted(iso, Math.max(0, FRIDAY - weekdayOf(iso)));
/** `over drie maanden` that falls in a weekend is the Monday after. */
const onWorkday = (iso: string): string =>
  weekdayOf(iso) > FRIDAY ? shifted(iso, DAYS_A_WEEK + 1 - weekdayOf(iso)) : iso;

const lastOfMonth = (iso: string): string => {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
function nextNth(iso: string, day: number): string | null {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  // Not every month has a thirty-first.
  for (let ahead = -1; ahead < 2; ahead += 1) {
    const date = new Date(Date.UTC(year, month + ahead, day));
    const found = date.toISOString().slice(0, 10);
    if (date.getUTCDate() === day && found > iso) return found;
  }
  return null;
}

/** Null where no day is named, or one that is past. */
export function dueOf(said: string, language: Language, from: string): string | null {
  const isOnce = once[language].test(plain(said));
  const text = isOnce ? said.replace(until[language], by[language]) : said;
  const heard = plain(text);
  if (/\b(?:dezelfde dag|zelfde dag|same day)\b/.test(heard)) return null;
  if (every[language].test(heard) && !namesDay[language].test(heard.replace(every[language], '')))
    return null;
  const isNamed = namesDay[language].test(heard);
  const ofWeek = isNamed ? null : thisWeek[language].exec(heard);
  // `Belt vanmiddag voor een afspraak deze week`: the first that is named.
  const isSooner = (isAhead[language].exec(heard)?.index ?? heard.length) < (ofWeek?.index ?? 0);
  if (ofWeek && !isSooner) return lastWorkday(from);
  if (thisMonth[language].test(heard) && !isNamed) return lastOfMonth(from);
  const nth = Number(nthOf[language].exec(heard)?.[1] ?? 0);
  if (nth > 0 && !isNamed) return nextNth(from, nth);
  const due = dueDate({ text }, language, from);
  if (due === null) return today[language].test(heard) ? from : null;
  if (due < from) return null;
  const isFixed = isNamed || isAhead[language].test(heard) || /\b(?:binnen|within)\b/.test(heard);
  return isFixed ? due : onWorkday(due);
}
