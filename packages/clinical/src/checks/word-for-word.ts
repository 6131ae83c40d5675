/** What a note quotes word for word was said so: that it is denied or complained of, the reader sees in the speaker's own words. */
import type { TranscriptPiece } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import type { Mark } from './mark.ts';

/** A value or a person in quotation marks may still be the wrong one. */
const seenInTheWords: ReadonlySet<Mark['kind']> = new Set(['negation', 'symptom']);
const FEWEST_WORDS = 4;

const onlyWords = (text: string): string => ` ${wordsOf(plain(text)).join(' ')} `;

/** The talk stays the same from one pause of typing to the next. */
function talkOf(pieces: readonly TranscriptPiece[]): string {
  const before = talks.get(pieces);
  if (before !== undefined) return before;
  const talk = onlyWords(pieces.map(({ text }) => text).join(' '));
  talks.set(pieces, talk);
  return talk;
}
const talks = new WeakMap<readonly TranscriptPiece[], string>();

export function withoutWordForWord(
  marks: readonly Mark[],
  note: string,
  pieces: readonly TranscriptPiece[],
): Mark[] {
  const inQuestion = marks.filter(({ kind }) => seenInTheWords.has(kind));
  if (inQuestion.length === 0) return [...marks];
  const isSaid = (quote: string) =>
    wordsOf(quote).length >= FEWEST_WORDS && talkOf(pieces).includes(onlyWords(quote));
  const places = [...note.matchAll(/“([^”]+)”/gu)]
    .map(({ index, 0: all, 1: quote = '' }) => ({ start: index, end: index + all.length, quote }))
    .filter(({ start, end }) => inQuestion.some((mark) => mark.start >= start && mark.end <= end))
    .filter(({ quote }) => isSaid(quote));
  return marks.filter(
    ({ kind, start, end }) =>
      !seenInTheWords.has(kind) || !places.some((place) => start >= place.start && end <= place.end),
  );
}
