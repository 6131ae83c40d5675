/** A letter or a note as sentences that know where they stand: part, heading, row of a table. */
import { sentencePlaces } from '../reading/sentences.ts';
import { type Part, partOf } from './headings.ts';

export type PaperSentence = {
  from: number;
  to: number;
  /** As it stands in the source, line ends and tabs too. */
  text: string;
  /** Where its words begin behind a label: `Vraagstelling: graag …`. */
  body: number;
  part: Part;
  /** The heading as written: it may name the day of what follows (`Lab 12-02-2025`). */
  heading: string;
  /** A row of a table: its cells stand apart by tabs. */
  isRow: boolean;
};

type Line = { start: number; end: number };

const prefix = /^ *(?:> *)*(?:(?:[-*+•–▪◦·]|\d{1,2}\\?[.)])\s+)?(?:\[[ xX]\]\s+)?/u;
const markdown = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$|^\s*\*\*([^*]{1,60})\*\*:?\s*$/;
/** A heading may name a day: `Lab d.d. 12-02-2025:`, `Medicatie (per 3 maart 2025)`. */
const dayBehind =
  /\s*(?:\(?\s*(?:d\.d\.|dd\.?|per|van|op|of|on|as of)?\s*\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})\.?[-/. ]\d{2,4}\s*\)?)$/iu;
const label = /^(?:\*\*)?([\p{L}][\p{L}\p{N} /&'().,-]{0,60}?)(?:\*\*)?\s*(?::|\t)(?:\*\*)?(?=\s|$|\S)/u;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

type Heading = { part: Part; name: string; body: number };

/** Whether the line is a heading or begins with one. `body` is where the words after it begin. */
function headingOf(line: string): Heading | undefined {
  const marked = markdown.exec(line);
  if (marked) {
    const name = marked[1] ?? marked[2] ?? '';
    return { part: partOf(name.replace(dayBehind, '')) ?? 'other', name, body: line.length };
  }
  const begin = prefix.exec(line)?.[0].length ?? 0;
  const words = line.slice(begin);
  const bare = words.trim().replace(/:$/, '');
  const whole =
    bare.length > 1 || words.includes(':')
      ? partOf(bare.replace(dayBehind, '').replace(/\s*\([^)]*\)$/, ''))
      : undefined;
  if (whole) return { part: whole, name: bare, body: line.length };
  // `Bespreking:` alone on its line ends what stood before it, whatever it is called.
  if (/^\p{Lu}[^.:;\t\d]{2,40}:\s*$/u.test(words)) return { part: 'other', name: bare, body: line.length };
  const found = label.exec(words);
  const name = found?.[1] ?? '';
  const part = found ? partOf(name.replace(dayBehind, '')) : undefined;
  return found && part ? { part, name, body: begin + found[0].length } : undefined;
}

const LONG_LINE_characters = 55;
/** Lists of these stand a line each. */
const inLines: ReadonlySet<Part> = new Set([
  'medicines',
  'stopped_medicines',
  'earlier_medicines',
  'allergies',
  'lab',
  'history',
  'alerts',
]);

/** Whether a line goes on with the sentence of the line before it. */
function goesOn(before: string, line: string, part: Part): boolean {
  const last = before.trimEnd();
  const next = line.trimStart();
  if (next === '' || last === '' || before.includes('\t') || line.includes('\t')) return false;
  if ((prefix.exec(line)?.[0].trim() ?? '') !== '') return false;
  // Columns of a page that lost its tabs, and entries that begin with their day.
  if (/\S {3,}\S/.test(last) || /\S {3,}\S/.test(next) || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.test(next))
    return false;
  if (/[\p{Ll}]-$/u.test(last) && /^\p{Ll}/u.test(next)) return true;
  if (/[.!?:;]["”’)]*$/.test(last)) return false;
  const isOpen = (last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0);
  if (isOpen || last.endsWith(',')) return true;
  if (inLines.has(part)) return last.length >= LONG_LINE_characters && /^(?:\p{Ll}{2,}\s+\p{Ll})/u.test(next);
  return last.length >= LONG_LINE_characters || (/^\p{Ll}/u.test(next) && /\p{L}$/u.test(last));
}

/** Abbreviations whose points end no sentence, the points out of sight and every letter in its place. */
const shortened =
  /\b(?:(?!(?:a\.n|z\.n|e\.d|a\.m|p\.m)\.)(?:\p{L}\.){2,}|(?:[Tt]abl|[Cc]aps|gest|geb|pat|pt|max|min|mnd|wk|obs|resp|ca|dd|nr|tel|vlg|vlgs|mogel|diagn|jan|feb|mrt|apr|jun|jul|aug|sept|sep|okt|nov|dec)\.)(?=\s*[\p{Ll}\d(])/gu;
const withoutPoints = (text: string): string =>
  text
    .replace(shortened, (found) => found.replaceAll('.', '·'))
    // The `l` of `mmol/l.` is no initial.
    .replace(/(?<=\/)l(?=\.\s)/g, '·');

type Group = Line & { body: number; part: Part; heading: string };

/** A label of these holds for its own line; other labels until an empty line, and a heading until the next. */
const ofOneLine: ReadonlySet<Part> = new Set(['allergies', 'alerts', 'risk', 'lab', 'examination', 'family']);

/** A list of these ends at the first empty line behind it: what follows may stand under a heading that nobody knows. */
const ofOneBlock: ReadonlySet<Part> = new Set([
  'allergies',
  'alerts',
  'stopped_medicines',
  'earlier_medicines',
  'family',
  'risk',
]);

/** Lines that belong together, and the heading that they stand under. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let under: { part: Part; heading: string } = { part: 'other', heading: '' };
  let labelled: typeof under | undefined;
  const isMarkdown = /^#{1,6} /m.test(text);
  let open: Group | undefined;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const title = line.trim() === '' ? undefined : headingOf(line);
    const isHeading = title !== undefined && line.slice(title.body).trim() === '';
    if (isHeading) under = { part: title.part, heading: title.name };
    else if (line.trim() === '' && open && ofOneBlock.has(under.part) && !isMarkdown)
      under = { part: 'other', heading: '' };
    if (line.trim() === '' || isHeading) {
      labelled = undefined;
      open = undefined;
      continue;
    }
    const isContinued = open !== undefined && title === undefined;
    if (title) labelled = { part: title.part, heading: title.name };
    const { part } = labelled ?? under;
    const before = open && text.slice(text.lastIndexOf('\n', open.end - 1) + 1, open.end);
    if (open && isContinued && goesOn(before ?? '', line, part)) {
      open.end = end;
      continue;
    }
    if (!title && labelled && ofOneLine.has(labelled.part)) labelled = undefined;
    const begin = start + (prefix.exec(line)?.[0].length ?? 0);
    open = { start: begin, end, body: title ? start + title.body : begin, ...(labelled ?? under) };
    groups.push(open);
  }
  return groups;
}

export function sentencesOfPaper(text: string): PaperSentence[] {
  return groupsOf(text).flatMap(({ start, end, body, part, heading }) => {
    const words = text.slice(start, end);
    const isRow = words.includes('\t');
    const places = isRow ? [{ start: 0, end: words.length }] : sentencePlaces(withoutPoints(words));
    return places.map((place): PaperSentence => {
      const from = start + place.start;
      const to = start + place.end;
      return {
        from,
        to,
        text: text.slice(from, to),
        body: Math.min(Math.max(from, body), to),
        part,
        heading,
        isRow,
      };
    });
  });
}
