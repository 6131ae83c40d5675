/** A note as sentences, each with its section. */
import type { Language } from '@noteer/clinical';
import { normalised } from './normalise.ts';

type NoteLine = {
  section: string;
  text: string;
  /** Where it stands in the note's text. */
  start: number;
  /** As keys expect it. */
  plain: string;
};

/** Of a note by hand. A line with a quotation stays whole. */
export function linesOf(note: string, language: Language): NoteLine[] {
  const lines: NoteLine[] = [];
  let section = '';
  let offset = 0;
  for (const line of note.split('\n')) {
    const heading = /^\s*#{1,6}\s*(.*)$/.exec(line);
    if (heading) section = heading[1] ?? '';
    else
      for (const { text, at } of sentencesIn(line))
        lines.push({ section, text, start: offset + at, plain: normalised(text, language) });
    offset += line.length + 1;
  }
  return lines;
}

function sentencesIn(line: string): { text: string; at: number }[] {
  const isQuote = /[“”]/.test(line);
  const ends = isQuote
    ? []
    : [...line.matchAll(/[.?!]+(?=\s)/g)].map((match) => match.index + match[0].length);
  let from = 0;
  return [...ends, line.length].flatMap((end) => {
    const part = line.slice(from, end);
    const at = from + part.search(/\S|$/);
    from = end;
    return /[\p{L}\d]/u.test(part) ? [{ text: part.trim(), at }] : [];
  });
}
