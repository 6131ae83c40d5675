/** Finds phrases among words in one pass, however many phrases there are. */
import { plain } from './text.ts';

const LONGEST_GAP_WORDS = 4;

type Step = { word: string; isOpen: boolean } | 'gap';
type Entry<T> = { value: T; then: Step[] };

export type Lexicon<T> = {
  words: Map<string, Entry<T>[]>;
  beginnings: Map<string, Entry<T>[]>;
  /** Letters of the longest beginning: nobody need look further into a word. */
  longest: number;
  /** What begins at a word, for words that came by before. */
  known: Map<string, readonly Entry<T>[]>;
};
const MOST_KNOWN = 20_000;

/** Words from `from` to `to`, not included. */
export type Hit<T> = { value: T; from: number; to: number };

const stepOf = (part: string): Step =>
  part === '…' ? 'gap' : { word: part.replace('*', ''), isOpen: part.endsWith('*') };

/** `slaap/slaapt slecht` is two phrases. */
const spelledOut = (phrase: string): string[][] => {
  let phrases: string[][] = [[]];
  for (const part of plain(phrase)
    .trim()
    .split(/\s+|-(?!\d)/)) {
    const choices = part.split('/');
    phrases = phrases.flatMap((begun) => choices.map((choice) => [...begun, choice]));
  }
  return phrases;
};

/** `*` is any ending of a word, `…` up to four words between, `/` a choice of words. */
export function lexiconOf<T>(phrases: Iterable<readonly [string, T]>): Lexicon<T> {
  const lexicon: Lexicon<T> = { words: new Map(), beginnings: new Map(), longest: 0, known: new Map() };
  for (const [phrase, value] of phrases)
    for (const parts of spelledOut(phrase)) {
      const [first, ...then] = parts.map(stepOf);
      if (!first || first === 'gap' || first.word === '') continue;
      const index = first.isOpen ? lexicon.beginnings : lexicon.words;
      if (first.isOpen) lexicon.longest = Math.max(lexicon.longest, first.word.length);
      const entries = index.get(first.word);
      if (entries) entries.push({ value, then });
      else index.set(first.word, [{ value, then }]);
    }
  return lexicon;
}

/** No gap reaches past these. */
const isMark = (word: string) =>
  (word.length === 1 && '.;:!?(),'.includes(word)) ||
  word === 'en' ||
  word === 'and' ||
  word === 'maar' ||
  word === 'but';

/** Where the steps end when they follow from this place; undefined when they do not. No gap reaches past a full stop. */
function endOf(
  words: readonly string[],
  at: number,
  steps: readonly Step[],
  next: number,
): number | undefined {
  const step = steps[next];
  if (step === undefined) return at;
  if (step === 'gap') {
    for (let skipped = 0; skipped <= LONGEST_GAP_WORDS; skipped++) {
      const end = endOf(words, at + skipped, steps, next + 1);
      if (end !== undefined) return end;
      if (isMark(words[at + skipped] ?? '.')) return undefined;
    }
    return undefined;
  }
  const word = words[at];
  if (word === undefined) return undefined;
  const isIt = step.isOpen ? word.startsWith(step.word) : word === step.word;
  return isIt ? endOf(words, at + 1, steps, next + 1) : undefined;
}

function entriesAt<T>(lexicon: Lexicon<T>, word: string): readonly Entry<T>[] {
  const known = lexicon.known.get(word);
  if (known) return known;
  const entries = [...(lexicon.words.get(word) ?? [])];
  const last = Math.min(word.length, lexicon.longest);
  for (let length = 2; length <= last; length++)
    for (const entry of lexicon.beginnings.get(word.slice(0, length)) ?? []) entries.push(entry);
  if (lexicon.known.size >= MOST_KNOWN) lexicon.known.clear();
  lexicon.known.set(word, entries);
  return entries;
}

export function hitsIn<T>(lexicon: Lexicon<T>, words: readonly string[]): Hit<T>[] {
  const found: Hit<T>[] = [];
  for (let from = 0; from < words.length; from++)
    for (const { value, then } of entriesAt(lexicon, words[from] ?? '')) {
      const to = endOf(words, from + 1, then, 0);
      if (to !== undefined) found.push({ value, from, to });
    }
  return found;
}

/** Of hits that share words the longest counts: `geen trek` is no trek, `chest pain` no pain. */
export function longestOf<T>(hits: readonly Hit<T>[]): Hit<T>[] {
  const kept: Hit<T>[] = [];
  const byLength = hits.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  for (const hit of byLength)
    if (!kept.some(({ from, to }) => hit.from < to && from < hit.to)) kept.push(hit);
  return kept.sort((a, b) => a.from - b.from);
}
