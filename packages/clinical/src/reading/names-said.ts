/** Words that had their capital within a sentence and were never said without: names, as far as can be told. */

/** `Ja, Wilma`, `want Trijntje is er`: the capital is not that of a sentence. */
const within = /(?<=[\p{Ll}\d],? )(?<!['’]s )\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu;
const smallWord = /(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu;

/** In small letters. */
export type Names = ReadonlySet<string>;

export function namesSaid(texts: readonly string[]): Names {
  const names = new Set<string>();
  for (const text of texts) for (const [name] of text.matchAll(within)) names.add(name.toLowerCase());
  if (names.size === 0) return names;
  for (const text of texts) for (const [word] of text.matchAll(smallWord)) names.delete(word);
  return names;
}
