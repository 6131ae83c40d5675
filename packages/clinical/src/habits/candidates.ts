/** Small changes that were made more than once: what is worth counting. */
import type { Language } from '../note.ts';
import type { Aligned, Hunk } from './align.ts';
import { isFact } from './facts.ts';
import type { ReadPair } from './pairs.ts';
import { isWordPiece, keyOf, LINE, type Piece } from './words-of.ts';

export type Candidate = { from: string[]; to: string[] };

const MOST_WORDS_BEFORE = 4;
/** Every point of `i.v.m.` is one. */
const MOST_PIECES_AFTER = 8;
const MOST_PIECES_BESIDE = 3;
/** A change that was made in fewer notes is not looked at further. */
const LEAST_NOTES = 2;

type Counted = Candidate & { notes: Set<number> };

function* changesIn(
  went: readonly Piece[],
  came: readonly Piece[],
): Generator<[readonly Piece[], readonly Piece[]]> {
  yield [went, came];
  if (went.length > 1 && went.length === came.length)
    for (const [at, piece] of went.entries()) yield [[piece], came.slice(at, at + 1)];
}

function isSmall(went: readonly Piece[], came: readonly Piece[]): boolean {
  if (went.length === 0 || went.length > MOST_WORDS_BEFORE || came.length > MOST_PIECES_AFTER) return false;
  return ![...went, ...came].some(({ text }) => text === LINE) && went.some(isWordPiece);
}

/** `huisarts` that became `de huisarts` stayed; what came beside it belongs to it, or to the word on the other side. */
function* besides(aligned: Aligned, { from, to, to_end }: Hunk): Generator<[Piece[], Piece[]]> {
  const came = aligned.signed.slice(to, to_end);
  const [left, right] = [aligned.drafted[from - 1], aligned.drafted[from]];
  if (came.length > MOST_PIECES_BESIDE || came.some(({ text }) => text === LINE) || !came.some(isWordPiece))
    return;
  if (left && isWordPiece(left)) yield [[left], [left, ...came]];
  if (right && isWordPiece(right)) yield [[right], [...came, right]];
}

/** `4 times a day` became `4 x/day`: the word that it stands against is part of it. */
const isGluedTo = (piece: Piece | undefined, next: Piece | undefined): boolean =>
  piece !== undefined && next !== undefined && piece.end === next.start && isWordPiece(next);

export function candidatesIn(pairs: readonly ReadPair[], language: Language): Candidate[] {
  const found = new Map<string, Counted>();
  for (const { note, sections } of pairs)
    for (const { aligned } of sections)
      for (const hunk of aligned?.hunks ?? []) {
        const { from, from_end, to, to_end } = hunk;
        if (aligned && from === from_end)
          for (const [before, after] of besides(aligned, hunk)) add(found, note, before, after, language);
        const [went, came] = [aligned?.drafted.slice(from, from_end), aligned?.signed.slice(to, to_end)];
        if (!aligned || !went || !came || !isSmall(went, came)) continue;
        const [next, nextSigned] = [aligned.drafted[from_end], aligned.signed[to_end]];
        if (isGluedTo(came.at(-1), nextSigned) && !isGluedTo(went.at(-1), next) && next && nextSigned)
          add(found, note, [...went, next], [...came, nextSigned], language);
        else for (const [before, after] of changesIn(went, came)) add(found, note, before, after, language);
      }
  return [...found.values()].filter(({ notes }) => notes.size >= LEAST_NOTES);
}

const isMark = ({ text }: Piece) => /^[.,;:!?]$/.test(text);

function add(
  found: Map<string, Counted>,
  note: number,
  before: readonly Piece[],
  after: readonly Piece[],
  language: Language,
): void {
  const [last, now] = [before.at(-1), after.at(-1)];
  // `cliënt;` that became `pt,` is a word and a mark, each for itself.
  if (last && now && before.length > 1 && after.length > 1 && isMark(last) && isMark(now)) {
    add(found, note, before.slice(0, -1), after.slice(0, -1), language);
    return;
  }
  const [from, to] = [keyOf(before), keyOf(after)];
  if (from === to || !before.some(isWordPiece)) return;
  const known = found.get(`${from} → ${to}`);
  if (known) known.notes.add(note);
  else if (!isFact(from, to, language))
    found.set(`${from} → ${to}`, {
      from: before.map(({ text }) => text),
      to: after.map(({ text }) => text),
      notes: new Set([note]),
    });
}
