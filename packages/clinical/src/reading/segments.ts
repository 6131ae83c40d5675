/** A note and a transcript as sentences that know where they stand. */
import { splitSentences } from './sentences.ts';
import { type Token, tokensOf } from './tokens.ts';

/** `start` is its place in the note or in its piece; the places of its tokens count from its own start. */
export type Sentence = { text: string; start: number };
/** `heading` is the label of its line (`Ademoefening: …`) or else the heading; `under` always the heading. */
export type NoteSentence = Sentence & { heading: string; under: string };
type ReadSentence = NoteSentence & { tokens: readonly Token[] };

/** What markdown puts before the words of a line: quotation, list, number of a list. */
const linePrefix = /^\s*(?:>\s*)*(?:(?:[-*+•]|\d{1,2}\\?[.)])\s+)?(?:\[[ xX]\]\s+)?/;
const heading = /^\s{0,3}#{1,6}(?:\s+(.*))?$/;

/** `**P** …`, `**Beleid**: …`, `Plan: …` */
const boldLabel = /^(?:\*\*([^*]{1,40}?):?\*\*|(\p{L}[\p{L} ]{0,24}):)(?=\s|:|$)/u;

/** The sentences of a line with their places: splitting changes nothing but white space. */
function placed(line: string, offset: number): Sentence[] {
  let at = 0;
  return splitSentences(line).map((sentence) => {
    const first = sentence.charAt(0);
    while (at < line.length && line.charAt(at) !== first) at++;
    const start = at;
    for (const character of sentence) {
      if (character === ' ') continue;
      while (at < line.length && !line.startsWith(character, at)) at++;
      at += character.length;
    }
    const text = line.slice(start, at);
    return { text, start: offset + start };
  });
}

/** Headings are no sentences; each sentence knows the heading or label that it stands under. */
export function sentencesOf(note: string): NoteSentence[] {
  const sentences: NoteSentence[] = [];
  let under = '';
  let offset = 0;
  for (const line of note.split('\n')) {
    const title = heading.exec(line);
    if (title) under = title[1] ?? '';
    else {
      const prefix = linePrefix.exec(line)?.[0].length ?? 0;
      const label = boldLabel.exec(line.slice(prefix))?.slice(1).find(Boolean) ?? '';
      // A line of nothing but a bold label is a heading to the eye.
      if (label !== '' && /^\*\*[^*]+\*\*:?\s*$/.test(line.slice(prefix))) under = label;
      for (const sentence of placed(line.slice(prefix), offset + prefix))
        sentences.push({ ...sentence, heading: label || under, under });
    }
    offset += line.length + 1;
  }
  return sentences;
}

/** The same with their words. */
export const noteSentences = (note: string): ReadSentence[] =>
  sentencesOf(note).map((sentence) => ({ ...sentence, tokens: tokensOf(sentence.text) }));
