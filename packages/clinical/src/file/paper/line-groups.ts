/** Lines of a paper that belong together, and the heading that they stand under. */
import { findMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import { isAllergen } from '../allergies/allergens.ts';
import { asidesOf } from './heading-asides.ts';
import { partLike } from './heading-words.ts';
import { type Part, partOf } from './headings.ts';
import { headingOf, isLabelled, isTitle, nowhere, type Under } from './line-headings.ts';
import { type Line, linesOf, widthsOf } from './line-places.ts';
import { isHanging, isRule, namesAllergen, namesMedicine, none, salutation } from './line-signs.ts';
import { listPartOf } from './list-headings.ts';
import { goesOn, inLines, isFull, prefix } from './wrapped-lines.ts';

export type Group = Line & Under & { body: number };

/** A label of these holds for its own line; other labels until an empty line, and a heading until the next. */
export const ofOneLine: ReadonlySet<Part> = new Set([
  'allergies',
  'alerts',
  'risk',
  'lab',
  'examination',
  'family',
]);

/** A list of these ends at the first empty line behind it: what follows may stand under a heading that nobody knows. */
const ofOneBlock: ReadonlySet<Part> = new Set([
  'allergies',
  'alerts',
  'stopped_medicines',
  'earlier_medicines',
  'family',
  'risk',
]);

const FEWEST_LINES = 3;
/** Nobody looks further for the next line. */
const FURTHEST_characters = 500;
/** Of the lines, those that are empty where each stands apart. */
const SPACED = 0.4;

/** Lines that belong together, and the heading that they stand under. */
class Groups {
  readonly groups: Group[] = [];
  #under: Under = nowhere;
  #labelled: Under | undefined;
  #open: Group | undefined;
  readonly #text: string;
  readonly #isMarkdown: boolean;
  readonly #isSpaced: boolean;

  constructor(text: string) {
    this.#text = text;
    this.#isMarkdown = /^#{1,6} /m.test(text);
    const lines = text.trim().split('\n').length;
    this.#isSpaced =
      lines >= FEWEST_LINES && (text.trim().match(/\n[ \t]*(?=\n)/g)?.length ?? 0) >= SPACED * lines;
  }

  add({ start, end }: Line, width: number): void {
    const line = this.#text.slice(start, end);
    const isEmpty = line.trim() === '';
    const listed = isEmpty ? undefined : listPartOf(line, this.#under, this.#twoBelow(end));
    const title = isEmpty || listed ? undefined : (headingOf(line) ?? this.#numbered(line, end));
    const isHeading = listed !== undefined || (title !== undefined && line.slice(title.body).trim() === '');
    if (listed) this.#under = listed;
    else if (title && isHeading) this.#under = { part: title.part, heading: title.name };
    else if (this.#open && ofOneBlock.has(this.#under.part) && this.#isEnd(line, end)) this.#under = nowhere;
    if (isEmpty || isHeading) {
      this.#labelled = undefined;
      this.#open = undefined;
      this.groups.push(...asidesOf(line, start).map((aside) => ({ ...aside, ...this.#under })));
      return;
    }
    if (salutation.test(line)) {
      this.#under = nowhere;
      this.#labelled = undefined;
    }
    const last = this.#lastLine();
    if (title) {
      // `Geneesmiddelen: tramadol` in a list of allergies.
      const isKind = this.#under.part === 'allergies' && title.part === 'medicines';
      this.#labelled = { part: isKind ? 'allergies' : title.part, heading: title.name };
    } else if (
      last !== undefined &&
      this.#open &&
      goesOn(last, line, (this.#labelled ?? this.#under).part, width)
    ) {
      this.#open.end = end;
      return;
    } else if (last !== undefined) this.#leave(last, line, width);
    const begin = start + (prefix.exec(line)?.[0].length ?? 0);
    const body = title ? start + title.body : begin;
    this.#open = { start: begin, end, body, ...(this.#labelled ?? this.#under) };
    this.groups.push(this.#open);
  }

  /** An empty line ends a block, and a rule that has no rows of a table under it. */
  #isEnd(line: string, end: number): boolean {
    if (line.trim() === '') return !this.#isMarkdown && !this.#goesOnBelow(end);
    return isRule.test(line) && !this.#below(end).includes('\t');
  }

  /** The next line that says something. */
  #below(end: number): string {
    const [line = ''] = /\S[^\n]*/.exec(this.#text.slice(end + 1, end + FURTHEST_characters)) ?? [];
    return line;
  }

  /** The next two that say something. */
  #twoBelow(end: number): string {
    const below = this.#text.slice(end + 1, end + FURTHEST_characters);
    return (below.match(/\S[^\n]*/g) ?? []).slice(0, 2).join('\n');
  }

  /** `3. Behandeling tot nu toe`, where the next line is not the fourth of a list. */
  #numbered(line: string, end: number): ReturnType<typeof headingOf> {
    const [, name] = /^\s*\d{1,2}[.)]?\s(\p{Lu}[\p{L} ,/&-]{2,45})$/u.exec(line.trimEnd()) ?? [];
    const next = this.#below(end);
    const isList = next === '' || /^\d{1,2}[.)]\s/.test(next) || this.#isItem(line);
    if (name === undefined || isList || namesMedicine(name)) return undefined;
    return { part: partOf(name) ?? partLike(name) ?? 'other', name, body: line.length };
  }

  /** Behind another item. */
  #isItem(line: string): boolean {
    const before = this.#lastLine();
    return before !== undefined && /^\s*\d{1,2}[.)]\s/.test(before) && /^\s*\d{1,2}[.)]\s/.test(line);
  }

  /** In a text with an empty line behind every line a list goes on as long as its lines name something. */
  #goesOnBelow(end: number): boolean {
    if (!this.#isSpaced) return false;
    const next = this.#below(end);
    const words = next.slice(prefix.exec(next)?.[0].length ?? 0).split(/[\s,;:(]+/);
    return words
      .slice(0, 2)
      .some(
        (word) =>
          findMedicine(word) !== undefined || (this.#under.part === 'allergies' && isAllergen(plain(word))),
      );
  }

  #lastLine(): string | undefined {
    if (!this.#open) return undefined;
    const { end } = this.#open;
    return this.#text.slice(this.#text.lastIndexOf('\n', end - 1) + 1, end);
  }

  /** A label holds for its own line or paragraph, and no list of allergies goes on behind `geen`. */
  #leave(last: string, line: string, width: number): void {
    const { part } = this.#labelled ?? this.#under;
    if (part === 'allergies' && isHanging(line) && !none.test(last)) return;
    // `GEST  oxybutynine 5 mg`, and under it `      temazepam 10 mg`.
    if (
      this.#labelled &&
      /^(?:stopped|earlier)_medicines$/.test(part) &&
      isHanging(line) &&
      namesMedicine(line)
    )
      return;
    const isWrapped = isFull(last.trimEnd(), line.trimStart(), width);
    const isEnd = !isWrapped && (/[.!?]["”’)]*$/.test(last.trimEnd()) || !inLines.has(part));
    if (this.#labelled && (ofOneLine.has(part) || isEnd || (isLabelled(line) && !inLines.has(part))))
      this.#labelled = undefined;
    const isOther =
      /^\s*\d{1,2}[-/ ]/.test(line) ||
      ((/^\p{Lu}[\p{L} /&-]{2,40}$/u.test(line.trim()) || isLabelled(line)) && !namesAllergen(line));
    if (part === 'allergies' && (isEnd || none.test(last.trim()) || isOther)) {
      this.#under = nowhere;
      this.#labelled = undefined;
    }
    // Without empty lines a heading that nobody knows is still one.
    if (!this.#isMarkdown && part !== 'allergies' && isTitle(line, last) && !namesMedicine(line))
      this.#under = { part: 'other', heading: line.trim() };
  }
}

export function groupsOf(text: string): Group[] {
  const lines = linesOf(text);
  const widths = widthsOf(text, lines);
  const found = new Groups(text);
  for (const [at, line] of lines.entries()) found.add(line, widths[at] ?? 0);
  return found.groups;
}
