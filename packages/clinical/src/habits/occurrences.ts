/** Every place in the drafts where some words stand, with what became of them. */
import { fateWithAdded, isThereAlready } from './beside.ts';
import { became } from './fate.ts';
import type { ReadPair, ReadSection } from './pairs.ts';
import type { Occasion } from './rule.ts';
import { type Piece, rawOf } from './words-of.ts';

/** `left` and `right` are the words beside it; `place` names it among all. */
export type WordOccasion = Occasion & {
  place: string;
  title: string;
  left: string;
  right: string;
  before: string;
  after: string;
  /** The words themselves, as they stand in the draft and where they became something, in the signed text. */
  from: string;
  to: string;
};

export type Seen = { pair: ReadPair; at: number; section: ReadSection };

/** Where each word of the drafts stands, so that a phrase is looked for where its first word is. */
export type WordPlaces = ReadonlyMap<string, readonly (Seen & { index: number })[]>;

export function wordPlaces(pairs: readonly ReadPair[]): WordPlaces {
  const places = new Map<string, (Seen & { index: number })[]>();
  for (const pair of pairs)
    for (const [at, section] of pair.sections.entries())
      for (const [index, piece] of (section.aligned?.drafted ?? []).entries()) {
        const there = places.get(piece.text) ?? [];
        there.push({ pair, at, section, index });
        places.set(piece.text, there);
      }
  return places;
}

const AROUND = 4;
const near = (text: string, pieces: readonly Piece[], from: number, end: number): string =>
  rawOf(text, pieces.slice(Math.max(0, from - AROUND), end + AROUND));

/** What became of the pieces from `index` on; undefined where they went with more than themselves. */
export function occasionAt(
  { pair, at, section }: Seen,
  index: number,
  length: number,
  expected: readonly string[],
): WordOccasion | undefined {
  const { aligned } = section;
  if (!aligned) return undefined;
  if (isThereAlready(aligned, index, length, expected)) return undefined;
  const fate = fateWithAdded(aligned, index, index + length, expected);
  if (fate === 'lost') return undefined;
  const { drafted, signed, before, after } = aligned;
  const done = became(fate, expected, aligned, length);
  const came = typeof fate === 'string' ? undefined : fate;
  return {
    ...{ note: pair.note, done, place: `${pair.note}/${at}/${index}`, title: section.title },
    left: drafted[index - 1]?.text ?? '',
    right: drafted[index + length]?.text ?? '',
    before: near(before, drafted, index, index + length),
    after: came ? near(after, signed, came.hunk.to, came.hunk.to_end) : '',
    from: rawOf(before, drafted.slice(index, index + length)),
    to: came?.isAlone ? rawOf(after, came.came) : '',
  };
}

export const occasionsOf = (
  places: WordPlaces,
  from: readonly string[],
  expected: readonly string[],
): WordOccasion[] =>
  (places.get(from[0] ?? '') ?? []).flatMap(({ index, ...seen }) => {
    const drafted = seen.section.aligned?.drafted ?? [];
    if (!from.every((text, next) => drafted[index + next]?.text === text)) return [];
    const occasion = occasionAt(seen, index, from.length, expected);
    return occasion ? [occasion] : [];
  });
