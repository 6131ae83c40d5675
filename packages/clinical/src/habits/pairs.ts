/** A draft and what was signed, section by section: which part of the text each section became. */
import type { NoteDraft, NoteSection } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import { type Aligned, align } from './align.ts';
import type { SignedPair } from './rule.ts';

export type Part = { title: string; lines: string[]; dashes: number };

/** `part` is null where the section is in no part of its own any more. */
export type ReadSection = {
  title: string;
  lines: string[];
  is_list: boolean;
  is_instead: boolean;
  part: Part | null;
  aligned: Aligned | null;
};
export type ReadPair = { note: number; sections: ReadSection[]; parts: Part[] };

const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const dash = /^\s*[-*+]\s+/;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const title = heading.exec(line)?.[1];
    if (title !== undefined) parts.push({ title, lines: [], dashes: 0 });
    else if (line.trim() !== '') {
      if (parts.length === 0) parts.push({ title: '', lines: [], dashes: 0 });
      const part = parts.at(-1) as Part;
      if (dash.test(line)) part.dashes += 1;
      part.lines.push(
        line
          .replace(dash, '')
          .replace(/\\(?=[#>*+.)-])/g, '')
          .trim(),
      );
    }
  }
  return parts;
}

export const linesOf = ({ sentences, instead }: NoteSection): string[] =>
  sentences.length > 0
    ? sentences.map(({ text }) => text.replace(/\s+/g, ' ').trim())
    : instead
      ? [instead]
      : [];

const telling = (lines: readonly string[]) =>
  new Set(lines.flatMap(wordsOf).filter((word) => word.length > 3));

/** How much of what a section said is in this part. */
function sharedWith(lines: readonly string[], part: Part): number {
  const words = telling(lines);
  const there = telling(part.lines);
  return words.size === 0 ? 0 : [...words].filter((word) => there.has(word)).length / words.size;
}

/** Enough to be the same section under another heading. */
const SAME_SECTION = 0.5;

/** By its heading, else by what it says. */
function partOf(section: NoteSection, draft: NoteDraft, parts: readonly Part[]): Part | null {
  const same = parts.find(({ title }) => title === section.title);
  if (same) return same;
  const drafted = new Set(draft.sections.map(({ title }) => title));
  const lines = linesOf(section);
  const likely = parts
    .filter(({ title }) => !drafted.has(title))
    .map((part) => ({ part, shared: sharedWith(lines, part) }))
    .sort((a, b) => b.shared - a.shared)[0];
  return likely && likely.shared >= SAME_SECTION ? likely.part : null;
}

const joined = (lines: readonly string[]) => lines.map((line) => `\n${line}`).join('');

export function readPair({ draft, signed }: SignedPair, note: number): ReadPair {
  const parts = partsOf(signed);
  const sections = draft.sections.map((section): ReadSection => {
    const [part, lines] = [partOf(section, draft, parts), linesOf(section)];
    const aligned = part && part.lines.length > 0 ? align(joined(lines), joined(part.lines)) : null;
    return {
      title: section.title,
      lines,
      is_list: section.is_list === true,
      is_instead: section.sentences.length === 0,
      part,
      aligned,
    };
  });
  return { note, sections, parts };
}
