/** Whether a talk has a medicine's name, or something that a recogniser may have made of it. */

/** Letters that sound alike, and what is written twice. */
const heard = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('qu', 'kw')
    .replaceAll('ch', 'g')
    .replaceAll('x', 'ks')
    .replace(/[cq]/g, 'k')
    .replace(/[yj]/g, 'i')
    .replaceAll('z', 's')
    .replaceAll('v', 'f')
    .replace(/(.)\1/g, '$1');

/** At most `most` letters apart. Looks only near the diagonal. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    let least = line;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one.charCodeAt(line - 1) === other.charCodeAt(column - 1);
      const cost = isSame
        ? (row[column - 1] ?? 0)
        : 1 + Math.min(row[column - 1] ?? 0, row[column] ?? 0, next[column - 1] ?? 0);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}

const LONGEST_WORD = 40;
/** A start as long as this is a name that was broken off or goes on: `sertra`, `lithiumspiegel`. */
const SHORTEST_START = 5;
const LETTERS_A_FAULT = 3;
const MOST_PARTS = 3;

/** The words of a talk, alone and two or three together: `kwe tia pine`. */
export function heardWords(words: readonly (readonly string[])[]): Set<string> {
  const all = new Set<string>();
  for (const piece of words)
    piece.forEach((_, at) => {
      for (let parts = 1; parts <= MOST_PARTS; parts++) {
        const together = piece.slice(at, at + parts).join('');
        if (together.length >= 3 && together.length <= LONGEST_WORD) all.add(heard(together));
      }
    });
  return all;
}

/** Whether one of the names is among the words, as a recogniser may have heard it. */
export function isHeard(names: readonly string[], words: ReadonlySet<string>): boolean {
  const sounds = names.map((name) => heard(name.replaceAll(' ', '')));
  if (sounds.some((sound) => words.has(sound))) return true;
  return sounds.some((sound) => {
    const most = Math.floor(sound.length / LETTERS_A_FAULT);
    const start = sound.slice(0, SHORTEST_START);
    for (const word of words) {
      if (sound.length >= SHORTEST_START && word.startsWith(start)) return true;
      if (most > 0 && isNear(sound, word, most)) return true;
    }
    return false;
  });
}
