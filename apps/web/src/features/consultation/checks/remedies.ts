/** What takes a mark away: the sentence gone. */
import { splitSentences } from '@noteer/clinical';
import type { Mark } from '@noteer/clinical/certain-checks';

type Place = Pick<Mark, 'start' | 'end' | 'text'>;

/** Somebody typed since: the place is about another text. */
const isThere = (text: string, { start, end, text: words }: Place) => text.slice(start, end) === words;

/** Null when the words are not where they were. A line that has nothing else goes with it. */
export function withoutSentence(text: string, mark: Place): string | null {
  if (!isThere(text, mark)) return null;
  const from = text.lastIndexOf('\n', mark.start - 1) + 1;
  const stop = text.indexOf('\n', mark.end);
  const to = stop < 0 ? text.length : stop;
  const line = text.slice(from, to);
  const [start, end] = sentenceAround(line, mark.start - from, mark.end - from);
  const left = `${line.slice(0, start).trimEnd()} ${line.slice(end).trimStart()}`.trim();
  if (left) return text.slice(0, from) + left + text.slice(to);
  const after = text.slice(to).replace(/^\n/, '');
  return text.slice(0, from) + after;
}

function sentenceAround(line: string, from: number, to: number): [start: number, end: number] {
  let at = 0;
  let [first, last] = [0, line.length];
  for (const sentence of splitSentences(line)) {
    const start = line.indexOf(sentence, at);
    if (start < 0) return [0, line.length];
    at = start + sentence.length;
    if (start <= from) first = start;
    if (at >= to) {
      last = at;
      break;
    }
  }
  return [first, last];
}
