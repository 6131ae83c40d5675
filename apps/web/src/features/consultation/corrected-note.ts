/** What a correction of the transcript means for the text of a note that somebody has changed already. */

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
const SHORTEST = 4;

/** Words that took each other's place: as many before as after, and few of them. */
function changedWords(before: string, after: string): [string, string][] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length !== fresh.length) return [];
  return old.flatMap((word, at): [string, string][] => {
    const other = fresh[at] ?? word;
    return word.toLowerCase() === other.toLowerCase() || word.length < SHORTEST ? [] : [[word, other]];
  });
}

const asWritten = (found: string, word: string) =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The note with those words in the place of the others; the same text where it has none of them. */
export function withCorrection(note: string, { before, after }: { before: string; after: string }): string {
  return changedWords(before, after).reduce(
    (text, [old, fresh]) =>
      text.replaceAll(/[\p{L}\d][\p{L}\d’'-]*/gu, (found) =>
        found.toLowerCase() === old.toLowerCase() ? asWritten(found, fresh) : found,
      ),
    note,
  );
}
