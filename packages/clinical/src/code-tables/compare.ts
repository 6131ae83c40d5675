/** What importing a file would do to the list that counts now: line by line, and of a changed line field by field. */
import { contentOf, type ListLine, listFields, type Placed } from './table.ts';

export type Compared =
  | { verdict: 'new' | 'same' | 'gone'; line: Placed }
  | { verdict: 'changed'; line: Placed; was: Partial<ListLine> };

/** The fields that differ, as they were. */
function differences(line: ListLine, old: ListLine): Partial<ListLine> {
  return Object.fromEntries(
    listFields.filter((field) => line[field] !== old[field]).map((field) => [field, old[field]]),
  );
}

const byCode = (lines: readonly Placed[]): Map<string, Placed[]> => {
  const groups = new Map<string, Placed[]>();
  for (const line of lines) {
    const group = groups.get(line.code);
    if (group) group.push(line);
    else groups.set(line.code, [line]);
  }
  return groups;
};

/** A code can have a line for each year: those of the same first day belong together, and so do the last two that are left. */
export function* compareLists(read: readonly Placed[], current: readonly Placed[]): Generator<Compared> {
  const old = byCode(current);
  for (const [code, lines] of byCode(read)) {
    yield* compareCode(lines, old.get(code) ?? []);
    old.delete(code);
  }
  for (const lines of old.values()) for (const line of lines) yield { verdict: 'gone', line };
}

function* compareCode(read: Placed[], current: Placed[]): Generator<Compared> {
  const [unseen, left] = pairs(read, current, contentOf);
  for (const [line] of unseen) yield { verdict: 'same', line };
  const [moved, rest] = pairs(left.read, left.current, ({ valid_from }) => valid_from);
  for (const [line, old] of moved) yield changed(line, old);
  const [line] = rest.read;
  const [was] = rest.current;
  if (line && was && rest.read.length === 1 && rest.current.length === 1) {
    yield changed(line, was);
    return;
  }
  for (const one of rest.read) yield { verdict: 'new', line: one };
  for (const one of rest.current) yield { verdict: 'gone', line: one };
}

const changed = (line: Placed, old: Placed): Compared => ({
  verdict: 'changed',
  line,
  was: differences(line, old),
});

/** Those that have the same key, and those that found nobody. */
function pairs(
  read: Placed[],
  current: Placed[],
  keyOf: (line: Placed) => string,
): [[Placed, Placed][], { read: Placed[]; current: Placed[] }] {
  const waiting = new Map<string, Placed[]>();
  for (const line of current) {
    const known = waiting.get(keyOf(line));
    if (known) known.push(line);
    else waiting.set(keyOf(line), [line]);
  }
  const found: [Placed, Placed][] = [];
  const alone: Placed[] = [];
  for (const line of read) {
    const other = waiting.get(keyOf(line))?.shift();
    if (other) found.push([line, other]);
    else alone.push(line);
  }
  return [found, { read: alone, current: [...waiting.values()].flat() }];
}
