/** Months and years as papers write them short. */
import type { Language } from '../../note.ts';

export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const shortMonths = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');
const monthAndYear =
  /(?<!\b[0-3]?\d (?=[a-z]{4,9} \d\d(?!\d)))\b(jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sept?|o[ck]t|nov|dec)([a-z]*)\.?\s+'?((?:19|20)\d\d|\d\d(?=\)|,|\.|$))(?![\d-]|[.,]\d)/gi;
/** Something scored or measured, and nothing but a moment behind it: the number is what was found then. */
const scored =
  /(?:\b(?:scoorden?|scoort|scored|haalden?|behaalden?|kwam|kwamen|woog|weighed|reached)|(?=[\p{L}\d-]*\p{Lu}{2})[\p{L}\d-]{3,12}(?: was| is| bedroeg|:)?)(?: (?:zij|ze|hij|he|she|they|nog|still|patiënte?|patient|uit op))*(?: (?:in|eind|begin|medio|half|late|early|mid|by|at the end of|at the beginning of))*$/u;
/** One more of the same, behind its comma. */
const oneMore = /\p{L}{3,9}\.? \d{1,3}(?:,| en| and|;)(?: (?:in|eind|begin|medio|half|late|early|mid|by))*$/u;
/** Nothing was written yet that has a later year. */
const LATEST_year = 29;

function monthYear(
  found: string,
  short: string,
  rest: string,
  year: string,
  at: number,
  text: string,
): string {
  const before = text.slice(0, at).trimEnd();
  const isBare = year.length === 2 && !found.includes("'");
  if (isBare && (Number(year) > LATEST_year || scored.test(before) || isOneMore(before))) return found;
  const begin = /^sep$/i.test(short) && rest === '' ? 'sept' : short;
  return `${begin.charAt(0).toUpperCase()}${begin.slice(1).toLowerCase()}${rest} ${year.length === 2 ? `20${year}` : year}`;
}

const isOneMore = (before: string): boolean => {
  const [found] = oneMore.exec(before) ?? [];
  return found !== undefined && scored.test(before.slice(0, -found.length).trimEnd());
};

/** `16-Jan-2026`, `Aug-2023`: as systems print them. */
const hyphened =
  /\b(?:([0-3]?\d)-)?(jan|feb|mrt|maart|mar|apr|mei|may|june?|juni|july?|juli|aug|sept?|o[ck]t|nov|dec)-((?:19|20)\d\d|(?<=\d-[a-z]{3}-)\d\d)(?![\d-])/gi;
const apart = (_: string, day: string | undefined, month: string, year: string): string =>
  `${day === undefined ? '' : `${Number(day)} `}${month} ${year.length === 2 ? `20${year}` : year}`;

export function yearsNamed(text: string, language: Language): string {
  const named = monthNames[language];
  return (
    text
      .replace(hyphened, apart)
      .replace(/(?<=\b[0-3]?\d(?:st|nd|rd|th)? )Sep\b\.?/g, 'Sept')
      .replace(monthAndYear, monthYear)
      // `03-2025`
      .replace(
        /(?<![\d/-])(0?[1-9]|1[0-2])[-/]((?:19|20)\d\d)(?![\d-])/g,
        (_, month: string, year: string) => {
          const name = named[Number(month) - 1] ?? '';
          return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
        },
      )
      .replace(/\(((?:19|20)\d\d)(?=\)|:)/g, '(in $1')
  );
}

/** `3 mrt. 2025` and `3 mrt 2025` are `3 maart 2025`. */
export const dayInShort = new RegExp(
  `\\b([0-3]?\\d) (${shortMonths.join('|')}|sept)\\.?(?=\\s|$|[,;:)])`,
  'gi',
);
export const longMonth = (_: string, day: string, month: string): string =>
  `${day} ${monthNames.nl[shortMonths.indexOf(month.toLowerCase().slice(0, 3))] ?? month}`;
