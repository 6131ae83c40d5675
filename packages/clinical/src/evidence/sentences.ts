/** The sentences of a note that changes under somebody's hands: what was read of a line is kept until it is gone. */
import { noteSentences } from '../reading/segments.ts';
import type { Token } from '../reading/tokens.ts';
import type { Word } from './words.ts';

export type Sentence = {
  start: number;
  end: number;
  heading: string;
  /** All its words as they stand: what has the same is the same, whatever became of commas and stars. */
  key: string;
  words: Word[];
  /** What was found for these words before. */
  memory: { heard?: number[]; alike?: Likeness[] };
};

/** A draft sentence with something in common; `isPart` when one almost wholly lies in the other. */
export type Likeness = { index: number; alike: number; isPart: boolean };

const heading = /^\s{0,3}#{1,6}(?:\s+(.*))?$/;

export function sentenceReader(read: (tokens: readonly Token[]) => Word[]): (text: string) => Sentence[] {
  let known = new Map<string, Sentence[]>();
  const ofLine = (line: string): Sentence[] =>
    noteSentences(line).map(({ text: { length }, start, tokens }) => ({
      start,
      end: start + length,
      heading: '',
      key: tokens.flatMap(({ text }) => (/^[\p{L}\d]/u.test(text) ? text : [])).join(' '),
      words: read(tokens),
      memory: {},
    }));
  return (text) => {
    const kept = new Map<string, Sentence[]>();
    const sentences: Sentence[] = [];
    let under = '';
    let offset = 0;
    for (const line of text.split('\n')) {
      const title = heading.exec(line);
      if (title) under = title[1] ?? '';
      const found = kept.get(line) ?? known.get(line) ?? ofLine(line);
      kept.set(line, found);
      for (const { start, end, ...sentence } of found)
        sentences.push({ ...sentence, start: offset + start, end: offset + end, heading: under });
      offset += line.length + 1;
    }
    known = kept;
    return sentences;
  };
}
