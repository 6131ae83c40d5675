/** Dates of birth: dates behind words of birth, and the day that is known. Any other date stays. */
import { dutchNumber, englishSmall } from '../reading/number-words.ts';
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isFirstName, isOrdinary, isSurname } from './ordinary.ts';
import { saidBefore } from './word.ts';

const months = [
  'januari|jan|january',
  'februari|feb|february',
  'maart|mrt|march|mar',
  'april|apr',
  'mei|may',
  'juni|jun|june',
  'juli|jul|july',
  'augustus|aug|august',
  'september|sept|sep',
  'oktober|okt|october|oct',
  'november|nov',
  'december|dec',
];
const month = `(?:${months.join('|')})`;

const small = [...englishSmall.keys()].sort((a, b) => b.length - a.length).join('|');
/** A number in words of either language, of one or more words. */
const inWords = `(?:(?:${small}|oh|nul|\\p{L}*(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|tig|honderd|duizend)(?:de|ste)?|eerste|derde|first|second|third|\\p{L}+(?:th|ieth))(?:[- ](?:en |and )?|(?![\\p{L}])))`;
const day = `(?:\\d{1,2}(?:e|ste|de|st|nd|rd|th)?|(?:${inWords}){1,2})`;
const year = `(?:(?:19|20)\\d\\d|['’]?\\d\\d(?!\\d)|(?:${inWords}){1,4})`;

const dates: readonly string[] = [
  "\\d{1,2}\\s?[-/.]\\s?\\d{1,2}\\s?[-/.]\\s?(?:\\d{4}|['’]?\\d{2})",
  '(?:19|20)\\d\\d-\\d{1,2}-\\d{1,2}',
  '\\d{1,2} \\d{1,2} (?:19|20)\\d\\d',
  '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\\d\\d',
  `(?:the )?${day}\\s?(?:of )?${month}(?![\\p{L}])\\.?(?:,?\\s(?:in )?${year})?`,
  `(?:de |the )?${day}\\s?(?:van de|of the) ${inWords},?\\s?(?:in )?(?:${year})?`,
  `${month}\\s(?:the )?${day}(?:,?\\s${year})?`,
];
const date = `(?:${dates.join('|')})`;
const whole = new RegExp(`(?<![\\p{L}\\p{N}])${date}(?![\\p{L}\\p{N}])`, 'giu');
const mayBeDate = new RegExp(`\\d|${month}`, 'iu');
/** `negentien vijf negentien tweeëntachtig` */
const inNumbers = new RegExp(`(?<![\\p{L}\\p{N}])(?:${inWords}){3,6}`, 'giu');
const onlyYear =
  /(?:19|20)\d\d|negentienhonderd[ -]?\p{L}+|tweeduizend(?: ?\p{L}+)?|nineteen[ -]\p{L}+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?/giu;

const birth =
  /(?<![\p{L}])(?:(?:turn(?:s|ed|ing)?|['’]ll be|will be|wordt|werd|word) (?:\d\d|\p{L}+(?:tig|tien|teen|ty|twaalf|elf)(?:[ -]\p{L}+)?)(?= (?:on|op)(?!\p{L}))|geboren|geb\.? ?dat\.?|geb\.?|geboorte ?datum|geboortedag|geboortejaar|verjaardag|verjaar\p{L}*|jarig|jarige|born|date of birth|birth ?date|birthday|d\.?o\.?b\.?)(?![\p{L}])/giu;
const REACH_characters = 45;
/** `ik ben van drie november vierentachtig`: a day of somebody, when a year is with it. */
const ofDay =
  /(?<!\p{L})(?:(?:ik|hij|zij|ze) (?:ben|is)|ben ik|is (?:hij|ze|zij)|bouwjaar)(?: er een| er eentje| eentje)? van\s$/iu;

/** `ik ben van negentien tachtig`, `ik ben van '84` */
const ofYear =
  /(?<!\p{L})(?:(?:ik|hij|zij|ze) (?:ben|is)|ben ik|is (?:hij|ze|zij)|bouwjaar)(?: er een| er eentje| eentje)?(?: van| uit)? (['’]?(?:19|20)\d\d|['’]\d\d|negentien[ -]?(?:honderd[ -]?)?\p{L}*tig|(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)[eë]n(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|tweeduizend(?:[ -]?(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien))?)(?![\p{L}\p{N}])/giu;
/** `Hatice Demirbaş (12-08-1990)`, `hilde vandevelde van 1961`: what stands right behind a name. */
const behindName = /\p{L}\s\(\s?\d|\p{L}\s(?:van|uit|from)\s(?:19[2-9]\d|20[01]\d)(?!\d)/u;
const lastWord = /(\p{L}[\p{L}'’-]+)[\s,]*(?:\(\s?|\s(?:van|uit|from)\s)$/u;
const isOfName = (text: string, start: number, end: number): boolean => {
  const before = saidBefore(text, start);
  const name = lastWord.exec(before)?.[1] ?? '';
  const year = Number(/\d{4}$/.exec(text.slice(start, end))?.[0] ?? 0);
  if (year < 1900 || year > LATEST_BIRTH || !(isFirstName(plain(name)) || isSurname(plain(name))))
    return false;
  return !isOrdinary(plain(name)) || /^\p{Lu}/u.test(name);
};
/** A day of this year behind a name is an appointment sooner than a birth. */
const LATEST_BIRTH = 2022;
/** `3 mei` has fewer. */
const SHORTEST_WITH_YEAR = 7;
/** Words between the cue and the day; another deed in between makes it another day. */
const isOther =
  /\b(?:opgenomen|getrouwd|gescheiden|begonnen|gestart|overleden|ontslagen|verhuisd|controle|afspraak|gezien|gesproken|opname|ontslag|intake|gesprek|zitting|verwijzing|consult|evaluatie|vervolg|volgende|recept|review|follow-up|next|seen|visit|clinic|hearing|tribunal|referred|referral|assessed|assessment|reviewed|discharge|admission|admitted|married|divorced|started|died|discharged|moved|appointment)\b/iu;

/** Another day stands between: only `en` and a name make this one a day of birth too. */
const isSpent = (between: string): boolean => {
  const last = [...between.matchAll(whole)].at(-1);
  return (
    last !== undefined &&
    !/^(?:[\s,&+]|(?:en|and|of|or|resp|uh|eh|um|er|in|dus|so|that is|that's|dat is)(?!\p{L})\.?|\p{Lu}\p{Ll}+)*$/u.test(
      between.slice(last.index + last[0].length),
    )
  );
};
const startsWithDate = new RegExp(`^[\\s:.]*(?:op |on |is |was |the |de )*${date}`, 'iu');

const isNear = (text: string, start: number, end: number): boolean =>
  [...text.matchAll(birth)].some(({ 0: cue, index }) => {
    const isBehind = index < start;
    // `gezien 12-3-2024, geb. 2-4-1950`: who is followed by a day of its own is not about the one before.
    if (!isBehind && startsWithDate.test(text.slice(index + cue.length))) return false;
    const between = isBehind ? text.slice(index + cue.length, start) : text.slice(end, index);
    if (isBehind && isSpent(between)) return false;
    return (
      between.length <= REACH_characters &&
      !/[.?!]\s/.test(between.replace(/^[.?\s]*/, '')) &&
      !isOther.test(between)
    );
  });

const numberOf = (text: string): number | undefined => {
  const figures = /\d+/.exec(text)?.[0];
  return figures
    ? Number(figures)
    : (dutchNumber(
        text
          .trim()
          .toLowerCase()
          .replace(/(?:de|ste)$/, ''),
      ) ?? englishSmall.get(text.trim().toLowerCase()));
};

/** Whether a date that was found is this day: `1984-03-12`. */
function isDay(found: string, known: string): boolean {
  const [y = 0, m = 0, d = 0] = known.split('-').map(Number);
  const figures = found.match(/\d+/g)?.map(Number) ?? [];
  const named = months.findIndex((names) =>
    new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(found),
  );
  if (named >= 0) {
    if (named + 1 !== m) return false;
    const stated = figures[0] ?? numberOf(found.split(/\s/)[0] ?? '');
    return stated === d && (figures.length < 2 || (figures[1] ?? 0) % 100 === y % 100);
  }
  if (figures.length === 1 && /^\d{8}$/.test(found))
    return found === `${String(d).padStart(2, '0')}${String(m).padStart(2, '0')}${y}`;
  const [a = 0, b = 0, c = 0] = figures;
  return (
    (a === y && b === m && c === d) || (c % 100 === y % 100 && ((a === d && b === m) || (a === m && b === d)))
  );
}

/** `before` is what was said just before: `Wat is uw geboortedatum?` */
export function birthDatesIn(text: string, known: readonly string[], before = ''): Span[] {
  const isAsked = /\?\s*$/u.test(before) && before.search(birth) >= 0;
  // Without a word of birth only a day that is known can be one.
  const isTold =
    isAsked || text.search(birth) >= 0 || /(?<!\p{L})(?:ben|is)(?:\s\p{L}+){0,2} van\s/iu.test(text);
  const isBehindName = behindName.test(text);
  if (!isTold && !isBehindName && (known.length === 0 || !mayBeDate.test(text))) return [];
  const found = [...text.matchAll(whole), ...(isTold ? text.matchAll(inNumbers) : [])].map(
    ({ 0: day, index }) => ({
      start: index,
      end: index + day.trimEnd().length,
      kind: 'birth_date' as const,
    }),
  );
  const spans: Span[] = found.filter(
    ({ start, end }) =>
      isAsked ||
      isNear(text, start, end) ||
      isOfName(text, start, end) ||
      (ofDay.test(saidBefore(text, start)) && end - start > SHORTEST_WITH_YEAR) ||
      known.some((each) => isDay(text.slice(start, end), each)),
  );
  for (const { 1: year = '', index, 0: lead } of text.matchAll(ofYear))
    spans.push({ start: index + lead.length - year.length, end: index + lead.length, kind: 'birth_date' });
  const told = spans.map(({ start, end }) => text.slice(start, end));
  for (const { 0: year, index } of text.matchAll(onlyYear)) {
    if (isOfName(text, index, index + year.length))
      spans.push({ start: index, end: index + year.length, kind: 'birth_date' });
    const before = text.slice(Math.max(0, index - 25), index);
    if (/(?:geboren|born|geboortejaar|bouwjaar)(?:\s(?:is|in|uit|ben ik|ik ben|van))*\s$/iu.test(before))
      spans.push({ start: index, end: index + year.length, kind: 'birth_date' });
    else if (
      /^\s(?:geboren|born)\b/iu.test(text.slice(index + year.length)) &&
      /\b(?:in|uit)\s$/iu.test(before)
    )
      spans.push({ start: index, end: index + year.length, kind: 'birth_date' });
  }
  // `hij is van 2004, van zes mei 2004`
  for (const { start, end } of found)
    if (told.some((year) => /^\d{4}$/.test(year) && text.slice(start, end).endsWith(year)))
      spans.push({ start, end, kind: 'birth_date' });
  return spans;
}
