/** The sentences of a note, each with the places of the talk that it rests on. */
import { piecesOf } from '../evidence/rests-on.ts';
import { type Terms, together } from '../evidence/terms.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

/** A clause of the note: what it stands for, and which place of the talk has most of that. */
export type NoteClause = { terms: Terms; best: number; bestUnit: number };

/** A sentence of the note, and the places that share enough of it, each with how much; the best has `top`. */
export type Aligned = {
  noted: Noted;
  clauses: readonly NoteClause[];
  near: ReadonlyMap<number, number>;
  top: number;
  pieces: readonly number[];
};

/** Less than this of what its best place shares is no place of a sentence. */
const LEAST_NEAR = 0.55;

function clauseIn(terms: Terms, { places }: Said): NoteClause {
  const shared = new Map<number, number>();
  for (const [term, worth] of terms) {
    const weight = places.weight(term);
    for (const { unit, worth: own } of places.withTerm(term))
      shared.set(unit, (shared.get(unit) ?? 0) + weight * Math.min(worth, own));
  }
  let [best, bestUnit] = [0, -1];
  for (const [unit, share] of shared) if (share > best) [best, bestUnit] = [share, unit];
  return { terms, best, bestUnit };
}

export function alignedWith(noted: Noted, said: Said): Aligned {
  const { scores } = said.places.shared(noted.terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const near = new Map<number, number>();
  for (let unit = 0; top > 0 && unit < scores.length; unit++)
    if ((scores[unit] ?? 0) >= LEAST_NEAR * top) near.set(unit, scores[unit] ?? 0);
  const byClause = Map.groupBy(noted.words.keys(), (at) => noted.clauseOf[at] ?? 0);
  const clauses = [...byClause.values()].map((words) =>
    clauseIn(together(words.map((at) => noted.words[at] ?? [])), said),
  );
  return { noted, clauses, near, top, pieces: piecesOf(noted.terms, said.places) };
}

/** A sentence that rests on a place of the talk: how much, against its best place. */
type Resting = { aligned: Aligned; share: number };

export type NoteSide = {
  /** By the unit of the talk that they rest on. */
  resting: ReadonlyMap<number, readonly Resting[]>;
  /** All that the note names. */
  all: ReadonlySet<string>;
  /** Pieces of the talk that it rests on. */
  used: ReadonlySet<number>;
  clauses: readonly NoteClause[];
};

export function noteSide(note: readonly Aligned[]): NoteSide {
  const resting = new Map<number, Resting[]>();
  for (const aligned of note)
    for (const [unit, near] of aligned.top > 0 ? aligned.near : []) {
      const row = resting.get(unit) ?? [];
      row.push({ aligned, share: near / aligned.top });
      resting.set(unit, row);
    }
  return {
    resting,
    clauses: note.flatMap(({ clauses }) => clauses),
    all: new Set(note.flatMap(({ noted }) => [...noted.terms.keys()])),
    used: new Set(note.flatMap(({ pieces }) => pieces)),
  };
}
