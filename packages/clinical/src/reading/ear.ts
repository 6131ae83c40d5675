/** Finds phrases among words in one pass, however many phrases there are. */
import { plain } from './text.ts';

const LONGEST_GAP_WORDS = 4;

type Step = { word: string; isOpen: boolean } | 'gap';
type Entry<T> = { value: T; then: Step[] };
export type Ear<T> = {
  words: Map<string, Entry<T>[]>;
  beginnings: Map<string, Entry<T>[]>;
  /** Letters of the longest beginning: nobody need look further into a word. */
  longest: number;
  /** What begins at a word, for words that came by before. */
  known: Map<string, Entry<T>[]>;
};
const MOST_KNOWN = 10_000;

const stepOf = (part: string): Step =>
  part === '…' ? 'gap' : { word: part.replace('*', ''), isOpen: part.endsWith('*') };

/** Phrases with what they stand for: `*` is any ending of a word, `…` is up to four words between. */
export function learn<T>(phrases: Iterable<readonly [string, T]>): Ear<T> {
  const ear: Ear<T> = { words: new Map(), beginnings: new Map(), longest: 0, known: new Map() };
  for (const [phrase, value] of phrases) {
    const [first, ...then] = plain(phrase).split(/\s+/).map(stepOf);
    if (!first || first === 'gap') continue;
    if (first.isOpen) ear.longest = Math.max(ear.longest, first.word.length);
    const index = first.isOpen ? ear.beginnings : ear.words;
    index.set(first.word, [...(index.get(first.word) ?? []), { value, then }]);
  }
  return ear;
}

/** Where the steps end when they follow from this place; undefined when they do not. */
function endOf(words: readonly string[], at: number, steps: Step[], next = 0): number | undefined {
  const step = steps[next];
  if (!step) return at;
  if (step === 'gap') {
    for (let skipped = 0; skipped <= LONGEST_GAP_WORDS; skipped++) {
      const end = endOf(words, at + skipped, steps, next + 1);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  if (word === undefined) return undefined;
  const isIt = step.isOpen ? word.startsWith(step.word) : word === step.word;
  return isIt ? endOf(words, at + 1, steps, next + 1) : undefined;
}

/** A phrase that was found: what it stands for, and its words from `start` to `end`, end not included. */
type Catch<T> = { value: T; start: number; end: number };

function entriesAt<T>(ear: Ear<T>, word: string): Entry<T>[] {
  const known = ear.known.get(word);
  if (known) return known;
  const entries = [...(ear.words.get(word) ?? [])];
  const last = Math.min(word.length, ear.longest);
  for (let length = 2; length <= last; length++)
    entries.push(...(ear.beginnings.get(word.slice(0, length)) ?? []));
  if (ear.known.size >= MOST_KNOWN) ear.known.clear();
  ear.known.set(word, entries);
  return entries;
}

export function catches<T>(ear: Ear<T>, words: readonly string[]): Catch<T>[] {
  const found: Catch<T>[] = [];
  for (let start = 0; start < words.length; start++) {
    for (const { value, then } of entriesAt(ear, words[start] ?? '')) {
      const end = endOf(words, start + 1, then);
      if (end !== undefined) found.push({ value, start, end });
    }
  }
  return found;
}
