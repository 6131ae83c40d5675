/** What became of a text, word by word: which of its words went, and what came in their place. */
const wordsOf = (text: string) => text.match(/\n|[\p{L}\d]+|[^\s\p{L}\d]/gu) ?? [];

/** The length of the longest row of words that two texts have in common, from every place to the end. */
function common(from: readonly string[], to: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] = from[i] === to[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

export function changesBetween(before: string, after: string): string[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  let first = 0;
  while (first < from.length && first < to.length && from[first] === to[first]) first += 1;
  let last = 0;
  while (last < Math.min(from.length, to.length) - first && from.at(-1 - last) === to.at(-1 - last))
    last += 1;
  const [left, right] = [from.slice(first, from.length - last), to.slice(first, to.length - last)];
  const rows = common(left, right);
  const changes: string[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      i += 1;
      j += 1;
    } else if (j >= right.length || (i < left.length && (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0))) {
      changes.push(`${first + i} -${left[i]}`);
      i += 1;
    } else {
      changes.push(`${first + i} +${right[j]}`);
      j += 1;
    }
  }
  return changes;
}
