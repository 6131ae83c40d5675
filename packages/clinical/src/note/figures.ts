/** What became of a draft by the time its note was signed, in numbers that say nothing of anybody. */
import { checkNote } from '../checks/check.ts';
import { asRead, type FromFile, withoutFile } from '../known/index.ts';
import { lineDiff } from '../line-diff.ts';
import type { Language, TranscriptPiece } from '../note.ts';

export type NoteFigures = {
  draft_words: number;
  /** Of these, how many stand in the signed note, as the comparison of versions has it. */
  kept_words: number;
  /** Places of the draft that the conversation does not carry. */
  marks: number;
  /** Of these, how many are no longer there. */
  marks_taken: number;
  /** What the draft left out. */
  omissions: number;
  /** Of these, how many the signed note has. */
  omissions_taken: number;
};

export type WrittenAndSigned = {
  draft: string;
  signed: string;
  pieces: readonly TranscriptPiece[];
  language: Language;
  /** What the draft has from the client's file: nobody had to say that. */
  from_file: readonly Pick<FromFile, 'is' | 'said' | 'text'>[];
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

type Found = ReturnType<typeof checkNote>;
const markKey = ({ kind, text }: Found['marks'][number]) => `${kind} ${text.toLowerCase()}`;
const omissionKey = ({ kind, seq, text }: Found['omissions'][number]) => `${kind} ${seq} ${text}`;

function gone<T>(before: readonly T[], after: readonly T[], key: (each: T) => string): [number, number] {
  const left = new Set(after.map(key));
  const keys = [...new Set(before.map(key))];
  return [keys.length, keys.filter((each) => !left.has(each)).length];
}

/** Where nothing was heard there is nothing to compare with: then nothing was marked. */
export function noteFigures({ draft, signed, pieces, language, from_file }: WrittenAndSigned): NoteFigures {
  const words = wordsKept(withoutHeadings(draft), withoutHeadings(signed));
  if (pieces.length === 0) return { ...words, marks: 0, marks_taken: 0, omissions: 0, omissions_taken: 0 };
  const heard = asRead(pieces, from_file);
  const [before, after] = [draft, signed].map((text) =>
    checkNote(withoutFile(text, { from_file }), heard, language),
  ) as [Found, Found];
  const [marks, marks_taken] = gone(before.marks, after.marks, markKey);
  const [omissions, omissions_taken] = gone(before.omissions, after.omissions, omissionKey);
  return { ...words, marks, marks_taken, omissions, omissions_taken };
}
