/** Words without case, punctuation and the ways in which the same number or title is written. */
export function wordsOf(text: string): string[] {
  const written = text
    .toLowerCase()
    .replaceAll(/\bmr\b\.?/g, 'mister')
    .replaceAll(/[-–]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}\s']/gu, ' ');
  return written.split(/\s+/).filter(Boolean);
}

/** Words that must be changed, added or taken away to come from one text to the other. */
function wordErrors(said: string[], heard: string[]): number {
  let previous = heard.map((_, i) => i + 1);
  previous.unshift(0);
  for (const [row, word] of said.entries()) {
    const current = [row + 1];
    for (const [column, other] of heard.entries()) {
      current.push(
        Math.min(
          (previous[column] as number) + (word === other ? 0 : 1),
          (previous[column + 1] as number) + 1,
          (current[column] as number) + 1,
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1) as number;
}

export const wordErrorRate = (said: string, heard: string): number =>
  wordErrors(wordsOf(said), wordsOf(heard)) / wordsOf(said).length;
