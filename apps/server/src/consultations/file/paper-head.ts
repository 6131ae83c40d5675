/** What a letter says of itself: the day that it was written, who signed it, and in which language. */

import { months } from '@noteer/clinical/month-names';
import type { Language } from '@noteer/contract';

const written =
  /\b(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,2}|[a-z]{3,9})\.?(?:\s*[-/.]\s*|\s+)((?:19|20)\d{2})\b/giu;
const iso = /\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/gu;
/** Of birth, or of a birth to come. */
const ofBirth =
  /geb|birth|born|d\.?o\.?b|(?<!\p{L})(?:due|edd|uitgerekend\p{L}*|a terme|à terme|[aà]\.?t\.?d?\.?)(?: (?:date|datum|op|on))?\W*$/iu;
/** On the line that says whom it is about, a day is one of birth too, whether it is called so or not. */
const ofPatient = /^[\s>|]*(?:pati[eë]nte?|cli[eë]nte?|client|patient|betreft|inzake|naam|name|re)\b/iu;
const labelled =
  /\b(?:datum|date|dated|d\.d\.|dd\.?|dagtekening|verslag|rapport|report|rapportdatum|opgesteld(?: op)?|opgemaakt(?: op)?|verzonden|verslagdatum|briefdatum|afdrukdatum|afgenomen|afname|ingevuld|invuldatum|uitslagdatum|gerapporteerd|collected|completed|reported|issued)\b[^\n]{0,12}$/iu;

const dayText = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1
    ? date.toISOString().slice(0, 'YYYY-MM-DD'.length)
    : undefined;
};

/** `isUntil`: the end of a stay, whose begin stands before it. `isAlone`: nothing else stands on its line, but for a town. */
type Found = { date: string; before: string; isUntil: boolean; isAlone: boolean };
const town = /^\s*(?:\p{Lu}[\p{L} '-]{1,30},\s*)?$/u;
const isLineEnd = /^[ \t]*(?:\n|$)/;

/** `Opname: 01-06-2026  Ontslag: 11-06-2026`. */
const admitted = /\b(?:opname(?:datum)?|opgenomen|admi(?:tted|ssion))\b[^\n\d]{0,12}$/iu;
const discharged = /\b(?:ontslag(?:datum)?|ontslagen|discharged?)\b[^\n\d]{0,12}$/iu;
const until = /\d\s*(?:t\/m|tot(?: en met)?|until|to|through|[-–])\s*$/iu;

function daysIn(text: string): Found[] {
  const found: (Found & { at: number })[] = [];
  const add = (
    { 0: written, index }: RegExpExecArray,
    year: string,
    month: number | undefined,
    day: string,
  ) => {
    const date = month === undefined ? undefined : dayText(Number(year), month, Number(day));
    const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    const isAlone = town.test(before) && isLineEnd.test(text.slice(index + written.length));
    if (date) found.push({ date, before, isUntil: until.test(before), isAlone, at: index });
  };
  for (const match of text.matchAll(written)) {
    const [, day = '', month = '', year = ''] = match;
    add(match, year, Number(month) || months[month.toLowerCase()], day);
  }
  for (const match of text.matchAll(iso)) {
    const [, year = '', month = '', day = ''] = match;
    add(match, year, Number(month), day);
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The head of a letter is here; what stands further down is a day of something that it tells. */
const HEAD_characters = 1_200;

/** Days so far before the newest of a head are of birth, or of long ago: `M. Vos, 14-02-1983`. */
const FAR_BEFORE_years = 2;
const yearOf = (date: string) => Number(date.slice(0, 'YYYY'.length));

/**
 * A day that is called the letter's, else the first in its head, of a stay its end; never one of birth, never one to come.
 */
function dateOf(text: string, added_on: string): string | undefined {
  const days = daysIn(text.slice(0, HEAD_characters)).filter(
    ({ date, before }) =>
      date <= added_on && !ofBirth.test(before) && (!ofPatient.test(before) || labelled.test(before)),
  );
  const newest = Math.max(...days.map(({ date }) => yearOf(date)));
  const near = days.filter(({ date }) => newest - yearOf(date) <= FAR_BEFORE_years);
  const [first, second] = near;
  const own = near.find(({ before }) => labelled.test(before) && !admitted.test(before));
  const end = second?.isUntil ? second : near.find(({ before }) => discharged.test(before));
  const isOfStay = second?.isUntil || admitted.test(first?.before ?? '');
  return (own ?? near.find(({ isAlone }) => isAlone) ?? (isOfStay ? (end ?? first) : first))?.date;
}

const farewell =
  /(?:^|\n)[ \t]*(?:met (?:(?:vriendelijke|collegiale|hartelijke)[^\n]{0,40})?(?:groet\w*|hoogachting)|hoogachtend|groet(?:en|jes)?|(?:kind|best|warm) regards|yours (?:sincerely|faithfully)|sincerely)(?:[,.]?[ \t]*\n+|,[ \t]+(?=\p{Lu}))/iu;
const LONGEST_NAME = 80;

const profession =
  /\b(?:\p{L}*arts(?:-assistent)?|\p{L}*psychiater|\p{L}*psycholoog|\p{L}*loog|therapeut\p{L}*|\p{L}*therapeut|verpleegkundig\p{L}*|spv|verloskundige|apotheker|internist\p{L}*|geriater|chirurg|orthopedagoog|physician|psychiatrist|psychologist|practitioner|nurse|\p{L}*ologist|geriatrician|surgeon|pharmacist|midwife)\b/iu;
const isName =
  /^(?:(?:\p{L}[\p{L}-]+ ){1,3}(?=\p{Lu}\.))?(?:(?:[Dd]rs?|[Pp]rof|[Mm]rs?|[Mm]w|[Dd]hr|[Mm]evr)\.? )*(?:(?:\p{Lu}\.)+|\p{Lu}\p{Ll}+) ?(?:(?:van|de|der|den|het|ter|ten|el|al|von|la) )*\p{Lu}\p{L}+/u;

/** A name with a profession, alone on the last line. */
function lastLine(text: string): string | undefined {
  const line = text.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return line.length <= LONGEST_NAME && profession.test(line) && isName.test(line) && !/[.:;?]$/.test(line)
    ? line
    : undefined;
}

/** The first line under the farewell. */
function signedBy(text: string): string | undefined {
  const end = farewell.exec(text);
  if (!end) return lastLine(text);
  const lines = text.slice(end.index + end[0].length).split('\n');
  const name = lines.map((line) => line.trim()).find((line) => line !== '');
  return name && name.length <= LONGEST_NAME && /\p{Lu}/u.test(name) ? name.replace(/[,;]$/, '') : undefined;
}

const dutch = /\b(?:de|het|een|van|en|met|niet|wordt|is|zijn|bij|voor)\b/giu;
const english = /\b(?:the|a|of|and|with|not|is|was|for|has|on|to)\b/giu;

const languageOf = (text: string): Language =>
  (text.match(english)?.length ?? 0) > (text.match(dutch)?.length ?? 0) ? 'en' : 'nl';

/** Of what does not say so, the day that it was added and the name of its file. */
export const headOf = (text: string, { added_on, file_name }: { added_on: string; file_name: string }) => ({
  date: dateOf(text, added_on) ?? added_on,
  author: signedBy(text) ?? file_name,
  language: languageOf(text),
});
