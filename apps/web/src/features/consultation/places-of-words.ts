/** Where words stand in a text. */

export type Stretch = { start: number; end: number };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Where a text has these words, whole: `5` does not stand in `50`, nor in `5,5`. */
export function placesOfWords(text: string, words: string): Stretch[] {
  const source = words.trim().split(/\s+/).map(escaped).join('\\s+');
  if (source === '') return [];
  const whole = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,:])${source}(?![\\p{L}\\p{M}\\p{N}]|[.,:]\\p{N})`,
    'giu',
  );
  return [...text.matchAll(whole)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}
