/** A letter or a note as sentences that know where they stand: part, heading, row of a table. */
import { sentencePlaces } from '../reading/sentences.ts';
import { type Part, partLike, partOf } from './headings.ts';
import { goesOn, isFull, prefix } from './wrapped-lines.ts';

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

const markdown = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$|^\s*\*\*([^*]{1,60})\*\*:?\s*$/;
/** A heading may name a day: `Lab d.d. 12-02-2025:`, `Medicatie (per 3 maart 2025)`. */
const dayBehind =
  /\s*(?:\(?\s*(?:d\.d\.|dd\.?|per|van|op|of|on|as of)?\s*\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})\.?[-/. ]\d{2,4}\s*\)?)$/iu;
const label = /^(?:\*\*)?([\p{L}][\p{L}\p{N} /&'().,-]{0,60}?)(?:\*\*)?(?:\s*(?::|\t)|\s+[–—-](?=\s))(?:\*\*)?(?=\s|$|\S)/u;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

/** Longer lines are no headings, and slow to compare with them. */
const LONGEST_HEADING_characters = 110;

type Heading = { part: Part; name: string; body: number };

/** Whether the line is a heading or begins with one. `body` is where the words after it begin. */
function headingOf(line: string): Heading | undefined {
  const marked = markdown.exec(line.slice(0, 2 * LONGEST_HEADING_characters));
  if (marked) {
    const name = marked[1] ?? marked[2] ?? '';
    return { part: partOf(name.replace(dayBehind, '')) ?? 'other', name, body: line.length };
  }
  const begin = prefix.exec(line)?.[0].length ?? 0;
  const words = line.slice(begin);
  const bare = words.trim().replace(/:$/, '');
  const whole =
    bare.length <= LONGEST_HEADING_characters && (bare.length > 1 || words.includes(':'))
      ? partOf(bare.replace(dayBehind, '').replace(/\s*\([^)]*\)$/, ''))
      : undefined;
  if (whole) return { part: whole, name: bare, body: line.length };
  // `Bespreking:` alone on its line ends what stood before it, whatever it is called.
  const isTitle = /^\p{Lu}[^.:;\t\d]{2,40}$/u.test(bare);
  if (isTitle && words.trim().endsWith(':'))
    return { part: partLike(bare) ?? 'other', name: bare, body: line.length };
  const alike = isTitle && begin === 0 ? partLike(bare) : undefined;
  if (alike) return { part: alike, name: bare, body: line.length };
  const found = label.exec(words);
  const name = (found?.[1] ?? '').replace(dayBehind, '');
  const part = found ? (partOf(name) ?? (/^\p{Lu}/u.test(name) ? partLike(name) : undefined)) : undefined;
  return found && part ? { part, name: found[1] ?? '', body: begin + found[0].length } : undefined;
}

/** Abbreviations whose points end no sentence, the points out of sight and every letter in its place. */
const shortened =
  /\b(?:(?!(?:a\.n|z\.n|e\.d|a\.m|p\.m)\.)(?:\p{L}\.){2,6}|(?:[Tt]abl|[Cc]aps|gest|geb|pat|pt|max|min|mnd|wk|obs|resp|ca|dd|nr|tel|vlg|vlgs|mogel|diagn|jan|feb|mrt|apr|jun|jul|aug|sept|sep|okt|nov|dec)\.)(?=\s*[\p{Ll}\d(])/gu;
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

const NARROW_characters = 55;
const FEWEST_LINES = 3;
const AS_WIDE = 0.8;

/** How wide the running text is around each line: that of its own block where it is text, else of the page. */
function widthsOf(text: string, lines: readonly Line[]): number[] {
  const lengths = lines.map(({ start, end }) => (text.slice(start, end).includes('\t') ? 0 : end - start));
  const page = Math.max(NARROW_characters, ...lengths);
  const widths: number[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && (lengths[to] ?? 0) > 0) to += 1;
    const block = lengths.slice(from, Math.max(to, from + 1));
    const most = Math.max(...block);
    const isText = block.filter((length) => length >= AS_WIDE * most).length >= FEWEST_LINES;
    widths.push(...block.map(() => (isText || most >= NARROW_characters ? most : page)));
    from = Math.max(to, from + 1);
  }
  return widths;
}

type Under = { part: Part; heading: string };
const nowhere: Under = { part: 'other', heading: '' };

/** Lines that belong together, and the heading that they stand under. */
class Groups {
  readonly groups: Group[] = [];
  #under: Under = nowhere;
  #labelled: Under | undefined;
  #open: Group | undefined;
  readonly #text: string;
  readonly #isMarkdown: boolean;

  constructor(text: string) {
    this.#text = text;
    this.#isMarkdown = /^#{1,6} /m.test(text);
  }

  add({ start, end }: Line, width: number): void {
    const line = this.#text.slice(start, end);
    const isEmpty = line.trim() === '';
    const title = isEmpty ? undefined : headingOf(line);
    const isHeading = title !== undefined && line.slice(title.body).trim() === '';
    if (isHeading) this.#under = { part: title.part, heading: title.name };
    else if (isEmpty && this.#open && ofOneBlock.has(this.#under.part) && !this.#isMarkdown)
      this.#under = nowhere;
    if (isEmpty || isHeading) {
      this.#labelled = undefined;
      this.#open = undefined;
      return;
    }
    const last = this.#lastLine();
    if (title) this.#labelled = { part: title.part, heading: title.name };
    else if (last !== undefined && this.#open && goesOn(last, line, (this.#labelled ?? this.#under).part, width)) {
      this.#open.end = end;
      return;
    } else if (last !== undefined) this.#leave(last, line, width);
    const begin = start + (prefix.exec(line)?.[0].length ?? 0);
    const body = title ? start + title.body : begin;
    this.#open = { start: begin, end, body, ...(this.#labelled ?? this.#under) };
    this.groups.push(this.#open);
  }

  #lastLine(): string | undefined {
    if (!this.#open) return undefined;
    const { end } = this.#open;
    return this.#text.slice(this.#text.lastIndexOf('\n', end - 1) + 1, end);
  }

  /** A label holds for its own line or paragraph, and no list of allergies goes on behind `geen`. */
  #leave(last: string, line: string, width: number): void {
    const { part } = this.#labelled ?? this.#under;
    const isEnd = /[.!?]["”’)]*$/.test(last.trimEnd()) && !isFull(last.trimEnd(), line.trimStart(), width);
    if (this.#labelled && (ofOneLine.has(part) || isEnd)) this.#labelled = undefined;
    if (part === 'allergies' && (isEnd || none.test(last.trim()))) this.#under = nowhere;
  }
}
const none = /\b(?:geen|none|nil|onbekend|unknown|nkda)\b/i;

function groupsOf(text: string): Group[] {
  const lines = linesOf(text);
  const widths = widthsOf(text, lines);
  const found = new Groups(text);
  for (const [at, line] of lines.entries()) found.add(line, widths[at] ?? 0);
  return found.groups;
}

/** `Dank voor uw verwijzing. Reden: paniek. Allergie: geen. Zijn vrouw …`: a label in the midst of a line. */
function labelIn(sentence: string): (Under & { body: number }) | undefined {
  const found = label.exec(sentence);
  const part = found ? partOf(found[1] ?? '') : undefined;
  return found && part ? { part, heading: found[1] ?? '', body: found[0].length } : undefined;
}

function sentencesOfGroup(text: string, { start, end, body, part, heading }: Group): PaperSentence[] {
  const words = text.slice(start, end);
  const isRow = words.includes('\t');
  const places = isRow ? [{ start: 0, end: words.length }] : sentencePlaces(withoutPoints(words));
  let under: Under = { part, heading };
  return places.map((place, at): PaperSentence => {
    const from = start + place.start;
    const to = start + place.end;
    const said = text.slice(from, to);
    const own = at === 0 ? undefined : labelIn(said);
    // Behind the one sentence that a label is of, nothing is known of where it stands.
    if (own) under = own;
    else if (at > 0 && ofOneLine.has(under.part) && under.heading !== heading) under = nowhere;
    const begin = own ? from + own.body : Math.max(from, body);
    return {
      from,
      to,
      text: said,
      body: Math.min(begin, to),
      part: under.part,
      heading: under.heading,
      isRow,
    };
  });
}

export const sentencesOfPaper = (text: string): PaperSentence[] =>
  groupsOf(text).flatMap((group) => sentencesOfGroup(text, group));
