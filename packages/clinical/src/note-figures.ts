/** What became of a draft by the time its note was signed, in numbers that say nothing of anybody. */
import { uncertainValues } from './certain-checks/index.ts';
import { lineDiff } from './line-diff.ts';
import type { Language, TranscriptPiece } from './note.ts';

export type NoteFigures = {
  draft_words: number;
  /** Of these, how many stand in the signed note, as the comparison of versions has it. */
  kept_words: number;
  /** Values of the draft that the conversation does not carry. */
  marks: number;
  /** Of these, how many are no longer there. */
  marks_taken: number;
  /** What the second reading found missing. */
  omissions: number;
  /** Of these, how many the signed note has. */
  omissions_taken: number;
};

export type WrittenAndSigned = {
  draft: string;
  signed: string;
  pieces: readonly TranscriptPiece[];
  language: Language;
  missing: readonly string[];
};

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Headings are the template's: that they stay says nothing. */
const withoutHeadings = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');

function wordsKept(draft: string, signed: string): Pick<NoteFigures, 'draft_words' | 'kept_words'> {
  const runs = lineDiff(draft, signed).flatMap((line) => line.runs);
  const words = (change: 'same' | 'removed') =>
    runs.filter((run) => run.change === change).reduce((sum, { text }) => sum + countWords(text), 0);
  const kept_words = words('same');
  return { draft_words: kept_words + words('removed'), kept_words };
}

export function noteFigures({ draft, signed, pieces, language, missing }: WrittenAndSigned): NoteFigures {
  const marksOf = (text: string) =>
    new Set(uncertainValues(text, pieces, language).map((mark) => mark.text.toLowerCase()));
  // Where nothing was heard there is nothing to compare with.
  const marks = pieces.length > 0 ? marksOf(draft) : new Set<string>();
  const left = marks.size > 0 ? marksOf(signed) : marks;
  return {
    ...wordsKept(withoutHeadings(draft), withoutHeadings(signed)),
    marks: marks.size,
    marks_taken: [...marks].filter((mark) => !left.has(mark)).length,
    omissions: missing.length,
    omissions_taken: missing.filter((line) => signed.includes(line)).length,
  };
}
