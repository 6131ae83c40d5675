/** Where a text has a sentence, letter for letter. */
type Stretch = { start: number; end: number };

export function standing(note: string, sentence: string): Stretch[] {
  const found: Stretch[] = [];
  if (sentence === '') return found;
  for (let at = note.indexOf(sentence); at >= 0; at = note.indexOf(sentence, at + sentence.length))
    found.push({ start: at, end: at + sentence.length });
  return found;
}
