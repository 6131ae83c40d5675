/** The sentences of a note's text: a line each, or more in a line. Headings and empty lines have none. */
export type NoteSentence = { start: number; end: number; heading: string; text: string };

const heading = /^\s{0,3}#{1,6}(?:\s+(.*))?$/;
const mark = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*/;
/** A sentence ends where another begins; what stands after `dr.` or `o.a.` does not begin one. */
const end =
  /(?<!(?:^|[\s(])(?:\p{L}|dr|drs|mw|dhr|mevr|evt|resp|ca|bijv|incl|max|min|ong|mr|ms|mrs|(?:\p{L}\.)+\p{L}))[.?!]+["”’)]*(?=\s+["“‘(]?[\p{Lu}\p{N}])/gu;
const MOST_LETTERS = 2_000;

function* sentencesIn(line: string): Generator<{ start: number; end: number }> {
  let start = mark.exec(line)?.[0].length ?? 0;
  const ends =
    line.length > MOST_LETTERS
      ? []
      : [...line.matchAll(end)].map(({ 0: { length }, index }) => index + length);
  for (const stop of [...ends, line.length]) {
    const said = line.slice(start, stop);
    const from = start + said.length - said.trimStart().length;
    const to = start + said.trimEnd().length;
    start = stop;
    if (/[\p{L}\p{N}]/u.test(said)) yield { start: from, end: to };
  }
}

export function noteSentences(text: string): NoteSentence[] {
  const found: NoteSentence[] = [];
  let under = '';
  let offset = 0;
  for (const line of text.split('\n')) {
    const title = heading.exec(line);
    if (title) under = title[1] ?? '';
    else
      for (const { start, end: stop } of sentencesIn(line))
        found.push({
          start: offset + start,
          end: offset + stop,
          heading: under,
          text: line.slice(start, stop),
        });
    offset += line.length + 1;
  }
  return found;
}
