/** Errors that are put into a note that is right, and whether a second reading names them. */
import type { Template } from '@noteer/clinical';
import type { Language, NoteChange } from '@noteer/contract';
import type { LinedSection } from '../questions/second-reading/changes.ts';
import type { SeededError } from './consultation.ts';

type Span = { start: number; end: number };
type Line = Span & { text: string; section: string };

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** `Beleid` is `Beleid en afspraken`, and so are `S` and `Subjectief` `S – Subjectief`. */
function isTitle(title: string, heading: string): boolean {
  const [whole, name] = [plain(title), plain(heading)];
  const afterLetter = whole.replace(/^\p{L} – /u, '');
  if ([whole, afterLetter].includes(name)) return true;
  return name.length > 3
    ? [whole, afterLetter].some((each) => each.startsWith(name))
    : whole.startsWith(`${name} – `);
}

/** A title, an abbreviation or an initial ends no sentence. */
const SENTENCE_END =
  /(?<!\b(?:[Dd]rs?|[Mm]rs?|[Mm]w|[Mm]evr|[Dd]hr|[Pp]rof|[Ss]t|[Mm]s|nr|bijv|ca|resp|\p{L}))[.!?]["”’)]?\s+(?=[\p{Lu}\d“"‘'])/gu;

function sentencesOf(text: string, start: number): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(SENTENCE_END)) {
    spans.push({ start: start + from, end: start + index + found.trimEnd().length });
    from = index + found.length;
  }
  return [...spans, { start: start + from, end: start + text.length }];
}

/** The sentences of a note in Markdown, and the sections that they stand in: those of the template, then the others. */
export function linesOfNote(
  note: string,
  { sections, rest }: Template,
  language: Language,
): { sections: LinedSection[]; lines: Line[] } {
  const all: LinedSection[] = sections.map(({ id, title }) => ({ id, title: title[language], lines: [] }));
  const lines: Line[] = [];
  let section = rest;
  let start = 0;
  for (const line of note.split('\n')) {
    const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      const known = all.find(({ title }) => isTitle(title, heading));
      section = known?.id ?? `extra_${all.length + 1}`;
      if (!known) all.push({ id: section, title: heading.trim(), lines: [] });
    } else {
      const mark = /^\s*(?:[-*+]\s+)?/.exec(line)?.[0].length ?? 0;
      for (const span of sentencesOf(line.slice(mark).trimEnd(), start + mark)) {
        const text = note.slice(span.start, span.end);
        if (text.trim() === '') continue;
        lines.push({ ...span, text, section });
      }
    }
    start += line.length + 1;
  }
  for (const each of all)
    each.lines = lines.filter(({ section: id }) => id === each.id).map(({ text }) => ({ text, sources: [] }));
  return { sections: all, lines };
}

type PlacedError = SeededError & Span;

/** The note with these errors in it, and where they stand then. Of errors in the same words the first is made. */
export function withErrors(
  note: string,
  errors: readonly SeededError[],
): { note: string; placed: PlacedError[] } {
  const inOrder = errors.map((error) => ({ error, at: note.indexOf(error.was) })).sort((a, b) => a.at - b.at);
  const placed: PlacedError[] = [];
  let text = '';
  let end = 0;
  for (const { error, at } of inOrder) {
    if (at < end) continue;
    text += note.slice(end, at);
    placed.push({ ...error, start: text.length, end: text.length + error.changed.length });
    text += error.changed;
    end = at + error.was.length;
  }
  return { note: text + note.slice(end), placed };
}

export type ReadError = SeededError & {
  /** The line that it stands in was called wrong, or one too many. */
  is_named: boolean;
  /** What was put in its place says it no more. */
  is_mended: boolean;
  remark: string;
};

const calledWrong = ({ kind }: NoteChange) => kind === 'wrong' || kind === 'double';

export function readErrors(
  placed: readonly PlacedError[],
  lines: readonly Line[],
  changes: readonly NoteChange[],
): { errors: ReadError[]; beside: NoteChange[] } {
  const wrong = new Set<string>();
  const errors = placed.map(({ start, end, ...error }) => {
    const its = lines.filter((line) => line.start < Math.max(end, start + 1) && line.end > start);
    for (const { text } of its) wrong.add(text);
    const named = changes.find(
      (change) => calledWrong(change) && its.some(({ text }) => text === change.before),
    );
    return {
      ...error,
      is_named: named !== undefined,
      is_mended: named !== undefined && !plain(named.after).includes(plain(error.changed)),
      remark: named?.why ?? '',
    };
  });
  return { errors, beside: changes.filter((each) => calledWrong(each) && !wrong.has(each.before)) };
}
