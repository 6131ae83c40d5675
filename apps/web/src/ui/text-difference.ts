/** What changed between two texts, as changes that leave all else where it is: the caret, the highlights, what is being read. */

type Change = { from: number; to: number; insert: string };

/** What stays the same at both ends is left alone. */
function difference(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

/** Lines that stand once in each text, as pairs of places that both texts have in the same order. */
function anchors(before: readonly string[], after: readonly string[]): [number, number][] {
  const placesOf = (lines: readonly string[]) => {
    const places = new Map<string, number>();
    for (const [at, line] of lines.entries()) places.set(line, places.has(line) ? -1 : at);
    return places;
  };
  const there = placesOf(after);
  const pairs: [number, number][] = [];
  for (const [line, at] of placesOf(before)) {
    const other = there.get(line) ?? -1;
    const last = pairs.at(-1)?.[1] ?? -1;
    // A line that moved up past an anchor is a change like any other.
    if (at >= 0 && other > last) pairs.push([at, other]);
  }
  return pairs;
}

const MOST_LINES = 5000;

/** In places of the text before, in order. */
export function differences(before: string, after: string): Change[] {
  const old = before.split('\n');
  const now = after.split('\n');
  if (old.length + now.length > MOST_LINES) return [difference(before, after)];
  const changes: Change[] = [];
  let [i, j, offset] = [0, 0, 0];
  for (const [at, other] of [...anchors(old, now), [old.length, now.length] as const]) {
    const was = ended(old.slice(i, at));
    const is = ended(now.slice(j, other));
    if (was !== is) {
      const { from, to, insert } = difference(was, is);
      changes.push(within(before, { from: offset + from, to: offset + to, insert }));
    }
    offset += was.length + (old[at]?.length ?? 0) + 1;
    [i, j] = [at + 1, other + 1];
  }
  return changes;
}

const ended = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The last line ends here with a sign that the text has not: what comes or goes after it takes the one before it along. */
const within = (text: string, { from, to, insert }: Change): Change =>
  to <= text.length
    ? { from, to, insert }
    : { from: from - 1, to: to - 1, insert: `\n${insert}`.slice(0, -1) };
