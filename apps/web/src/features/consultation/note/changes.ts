/** What a second reading says of a note, made and taken back in the text as it is now; nothing else of it is touched. */
import type { NoteChange } from '@noteer/contract';
import {
  hasHeading,
  linesOf,
  type NoteLine,
  placeOf,
  placeUnder,
  withLine,
  withoutLine,
  withoutSectionOf,
  withWords,
  wordsIn,
} from './note-lines.ts';

export type TextChange = Pick<NoteChange, 'kind' | 'section' | 'before' | 'after'>;

/** `rewritten`: somebody has made something else of the line since. */
export type ChangeState = 'applied' | 'open' | 'rewritten';

export type Known = {
  /** The text that was read. Without it what was moved cannot go back, and what was rewritten is not always seen. */
  was?: string | undefined;
  /** The titles of the template's sections, in its order. */
  titles?: readonly string[] | undefined;
};

const read = ({ before, after }: TextChange) => ({ before: wordsIn(before), after: wordsIn(after) });

const count = (lines: readonly NoteLine[], words: string): number =>
  lines.filter((line) => line.words === words).length;

export function stateOf(text: string, change: TextChange, { was }: Known = {}): ChangeState {
  const { before, after } = read(change);
  const { kind, section } = change;
  const lines = linesOf(text);
  const stands = (words: string) => placeOf(lines, words, section) >= 0;
  const isHere = (words: string) => placeUnder(lines, words, section) >= 0;
  switch (kind) {
    case 'moved':
      return isHere(after) ? 'applied' : stands(before) ? 'open' : 'rewritten';
    case 'missing':
      if (stands(after)) return 'applied';
      return was !== undefined && isRewritten(lines, after, section, was) ? 'rewritten' : 'open';
    case 'double': {
      const times = was === undefined ? 1 : count(linesOf(was), before);
      return count(lines, before) < Math.max(times, 1) ? 'applied' : 'open';
    }
    case 'wrong':
      if (isHere(after)) return 'applied';
      if (isHere(before)) return 'open';
      return stands(after) ? 'applied' : stands(before) ? 'open' : 'rewritten';
  }
}

/** The same text where it cannot be done: the line is not there as it was. */
export function apply(text: string, change: TextChange, { titles }: Known = {}): string {
  const { before, after } = read(change);
  const { kind, section: title } = change;
  if (kind === 'missing') return withLine(text, after, { title, titles });
  const at = placeOf(linesOf(text), before, title);
  if (at < 0) return text;
  if (kind === 'wrong') return withWords(text, at, after);
  const without = withoutLine(text, at);
  return kind === 'double' ? without : withLine(without, after, { title, titles });
}

/** The same text where it cannot be done. */
export function takeBack(text: string, change: TextChange, { was, titles }: Known = {}): string {
  const { before, after } = read(change);
  const { kind, section } = change;
  const lines = linesOf(text);
  if (kind === 'wrong') {
    const at = placeOf(lines, after, section);
    return at < 0 ? text : withWords(text, at, before);
  }
  if (kind === 'double') {
    const stood = whereStood(was, before, section);
    return withLine(text, before, { ...(stood ?? { title: section }), titles });
  }
  const at = placeUnder(lines, after, section);
  if (at < 0) return text;
  const isOpened = was !== undefined && !hasHeading(was, section);
  const without = isOpened ? withoutSectionOf(text, at) : withoutLine(text, at);
  if (kind === 'missing') return without;
  const stood = whereStood(was, before);
  return stood ? withLine(without, before, { ...stood, titles }) : text;
}

/** Under which heading a line stood, and after which other. */
function whereStood(was: string | undefined, words: string, title?: string) {
  const lines = linesOf(was ?? '').filter((line) => line.words !== '');
  const here = title === undefined ? -1 : placeUnder(lines, words, title);
  const line = lines[here >= 0 ? here : placeOf(lines, words, '')];
  if (!line) return undefined;
  const before = lines[lines.indexOf(line) - 1];
  return { title: line.title, after: before?.title === line.title ? before.words : null };
}

/** Words that a new line must share with what was put in, to be what somebody made of it. */
const ENOUGH = 0.5;

const wordSet = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function isRewritten(lines: readonly NoteLine[], after: string, section: string, was: string): boolean {
  const known = new Set(linesOf(was).map(({ words }) => words));
  const wanted = wordSet(after);
  return lines.some(({ title, words }) => {
    if (title !== section || words === '' || known.has(words)) return false;
    const shared = [...wordSet(words)].filter((word) => wanted.has(word)).length;
    return shared >= wanted.size * ENOUGH;
  });
}

/** Where in the text the line stands that a change left; null where it is not there. */
export function standsAt(text: string, change: TextChange): { start: number; end: number } | null {
  const { after } = read(change);
  const lines = linesOf(text);
  const at = placeOf(lines, after, change.section);
  if (at < 0) return null;
  const start = lines.slice(0, at).reduce((sum, line) => sum + line.text.length + 1, 0);
  return { start, end: start + (lines[at]?.text.length ?? 0) };
}
