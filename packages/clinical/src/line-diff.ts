/** What changed between two texts: line by line, and within a line that was changed, word by word. */
export type Change = 'same' | 'removed' | 'added';
export type Run = { change: Change; text: string };
/** A line that was changed has runs of both kinds. */
export type DiffLine = { change: Change | 'changed'; runs: Run[] };

/** A table of more cells than this takes too long; texts that differ that much have nothing to compare. */
const MOST_CELLS = 6_000_000;
/** Two lines are one that was changed when this part of their words is the same. */
const SAME_LINE = 0.4;
/** …or, where one line came in the place of one, this much smaller part. */
const SAME_LONE_LINE = 0.2;
/** …and stand about as far from the last line that both texts have. */
const FARTHEST_PARTNER = 20;

export function lineDiff(before: string, after: string): DiffLine[] {
  const changes = sequenceDiff(lines(before), lines(after));
  const diff: DiffLine[] = [];
  for (let at = 0; at < changes.length; ) {
    const { change, text } = changes[at] as Run;
    if (change === 'same') {
      diff.push({ change, runs: [{ change, text }] });
      at++;
      continue;
    }
    const end = changes.findIndex((run, index) => index > at && run.change === 'same');
    const block = changes.slice(at, end < 0 ? undefined : end);
    diff.push(...blockDiff(block));
    at += block.length;
  }
  return diff;
}

export const isChanged = (diff: readonly DiffLine[]): boolean => diff.some(({ change }) => change !== 'same');

/** An empty last line is how a text ends, not a line of it. */
const lines = (text: string): string[] => text.trimEnd().split('\n');
/** Words and numbers (2,5 and 12:30 are one), the space between them, and each mark by itself. */
const wordsAndSpaces = (line: string): string[] =>
  line.match(/\s+|[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];
const wordsOf = (line: string): Set<string> => new Set(line.match(/[\p{L}\p{N}]+/gu));

/** Lines that went and lines that came in their place: those that are much alike are one line that was changed. */
function blockDiff(block: readonly Run[]): DiffLine[] {
  const added = block.filter(({ change }) => change === 'added');
  const removed = block.filter(({ change }) => change === 'removed');
  const enough = added.length === 1 && removed.length === 1 ? SAME_LONE_LINE : SAME_LINE;
  const diff: DiffLine[] = [];
  for (const run of removed) {
    const partner = added
      .slice(0, FARTHEST_PARTNER)
      .findIndex(({ text }) => likeness(run.text, text) >= enough);
    if (partner < 0) diff.push({ change: 'removed', runs: [run] });
    else {
      const passed = added.splice(0, partner + 1);
      const twin = passed.pop() as Run;
      for (const before of passed) diff.push({ change: 'added', runs: [before] });
      diff.push({ change: 'changed', runs: wordDiff(run.text, twin.text) });
    }
  }
  return [...diff, ...added.map((run): DiffLine => ({ change: 'added', runs: [run] }))];
}

function likeness(a: string, b: string): number {
  const words = wordsOf(a);
  const others = wordsOf(b);
  const shared = [...words].filter((word) => others.has(word)).length;
  return words.size + others.size === 0 ? 0 : (2 * shared) / (words.size + others.size);
}

function wordDiff(before: string, after: string): Run[] {
  const runs = sequenceDiff(wordsAndSpaces(before), wordsAndSpaces(after));
  const diff: Run[] = [];
  let went = '';
  let came = '';
  const add = (change: Change, text: string) => {
    const last = diff.at(-1);
    if (last?.change === change) last.text += text;
    else if (text) diff.push({ change, text });
  };
  for (const [at, { change, text }] of runs.entries()) {
    if (change === 'removed') went += text;
    else if (change === 'added') came += text;
    else if (went && came && text.trim() === '' && isChange(runs[at + 1])) {
      // Words that were replaced in a row are read in a row, not one by one.
      went += text;
      came += text;
    } else {
      add('removed', went);
      add('added', came);
      add(change, text);
      went = '';
      came = '';
    }
  }
  add('removed', went);
  add('added', came);
  return diff;
}

const isChange = (run: Run | undefined): boolean => run !== undefined && run.change !== 'same';

/** The longest row of parts that both have; what is only in the first went, what is only in the second came. */
function sequenceDiff(before: readonly string[], after: readonly string[]): Run[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let tail = 0;
  while (
    tail < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail++;
  const old = before.slice(start, before.length - tail);
  const now = after.slice(start, after.length - tail);
  const same = (text: string): Run => ({ change: 'same', text });
  return [
    ...before.slice(0, start).map(same),
    ...middleDiff(old, now),
    ...before.slice(before.length - tail).map(same),
  ];
}

function middleDiff(old: readonly string[], now: readonly string[]): Run[] {
  const removed = (text: string): Run => ({ change: 'removed', text });
  const added = (text: string): Run => ({ change: 'added', text });
  const width = now.length + 1;
  if (old.length * now.length > MOST_CELLS) return [...old.map(removed), ...now.map(added)];
  const longest = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] =
        old[i] === now[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
  const runs: Run[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      runs.push({ change: 'same', text: old[i] as string });
      i++;
      j++;
    } else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0))
      runs.push(removed(old[i++] as string));
    else runs.push(added(now[j++] as string));
  }
  return [...runs, ...old.slice(i).map(removed), ...now.slice(j).map(added)];
}
