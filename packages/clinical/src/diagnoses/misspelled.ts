/** Words within one letter of a word of a name: `paniekstornis`, `schizofrennie`. */

/** Shorter words are too near to others. */
const SHORTEST = 8;
/** Another ending makes another word: `depressie`, `depressief`. */
const SAME_ENDING = 3;
const MOST_KNOWN = 20_000;

/** A word without each of its letters in turn. */
const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Puts right the words of a text that are nearly one of these. */
export function speller(
  words: Iterable<string>,
  isWord: (word: string) => boolean,
): (word: string) => string {
  const right = new Set<string>();
  for (const word of words) if (word.length >= SHORTEST) right.add(word);
  const near = new Map<string, string>();
  for (const word of right) for (const each of shortened(word)) near.set(each, word);
  const known = new Map<string, string>();
  const find = (word: string): string => {
    const candidates = [
      near.get(word),
      ...shortened(word).map((each) => (right.has(each) ? each : near.get(each))),
    ];
    return candidates.find((each) => each?.slice(-SAME_ENDING) === word.slice(-SAME_ENDING)) ?? word;
  };
  return (word) => {
    if (word.length < SHORTEST - 1 || right.has(word)) return word;
    const before = known.get(word);
    if (before !== undefined) return before;
    // `in addition` is no addiction.
    const found = isWord(word) ? word : find(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, found);
    return found;
  };
}
