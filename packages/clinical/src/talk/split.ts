/** Cuts pieces into sentences, each with its place; also where the recogniser wrote no punctuation. */
import type { Language, TranscriptPiece } from '../note.ts';
import { sentencePlaces } from '../reading/sentences.ts';
import { wordsOf } from '../reading/text.ts';
import { clausePlaces } from './split-bare.ts';

export type Cut = {
  seq: number;
  /** Index among the pieces. */
  piece: number;
  start: number;
  end: number;
  said: string;
  words: readonly string[];
  /** What it ends in: '' where no punctuation was written. */
  mark: string;
};

const hasMark = /[.?!…,;:](?:\s|$)/;

const placesIn = (text: string, language: Language): { start: number; end: number }[] =>
  hasMark.test(text) ? sentencePlaces(text) : clausePlaces(text, language);

const endMark = /[.?!…]+["'”’)\]]*$/;

export const cutsOf = (pieces: readonly TranscriptPiece[], language: Language): Cut[] =>
  pieces.flatMap(({ seq, text }, piece) =>
    placesIn(text, language).map(({ start, end }) => {
      const said = text.slice(start, end);
      return { seq, piece, start, end, said, words: wordsOf(said), mark: endMark.exec(said)?.[0] ?? '' };
    }),
  );
