/** Lists facts of weight that the note does not hold in any words. */
import { piecesOf } from '../evidence/rests-on.ts';
import { noteTerms, spokenTerms } from '../evidence/talk-places.ts';
import type { Terms } from '../evidence/terms.ts';
import type { Fact } from '../facts/fact.ts';
import { graveKinds } from '../facts/kind.ts';
import { sentencesOf } from '../note/sentences.ts';
import type { Language } from '../note.ts';
import type { Omission, OmissionKind } from './mark.ts';
import type { Noted } from './note-reading.ts';
import { kindOf } from './omission-kind.ts';
import type { Said } from './said-shape.ts';

/** A fact that a note may hold or miss. */
type Statement = {
  fact: Fact;
  seq: number;
  pieces: number[];
  units: number[];
  /** What must be in the note for it to be there, with how much each tells. */
  key: Terms;
  whole: number;
  strong: string[];
  kind: OmissionKind;
};

const isKey = (term: string) => !/^(?:p|e|r):/.test(term);
/** What alone can make a fact worth a line: a medicine, a finding, a day, a value. */
const isStrong = (term: string) => /^(?:m|f|n|d|t):/.test(term);
const LEAST_WORTH = 0.9;

function keyOf(terms: Terms, said: Said): { key: Terms; whole: number } {
  const key: Terms = new Map();
  let whole = 0;
  for (const [term, worth] of terms) {
    if (!isKey(term) || worth < LEAST_WORTH) continue;
    const weight = worth * said.places.weight(term);
    key.set(term, weight);
    whole += weight;
  }
  return { key, whole };
}

/** Below this a note does well without. */
const LEAST_WORTH_OF_FACT = 0.22;
/** What is dangerous to leave out is listed sooner. */
const LEAST_GRAVE_WORTH = 0.06;
const LEAST_WORTH_UNNAMED = 0.18;
/** Where the note rests on the same place, what it left is mostly left on purpose. */
const LEAST_WORTH_BESIDE = 0.32;
/** What it names must tell this much: `Ja, twee.` misses nobody. */
const LEAST_TELLING = 8;

/** The weight of a fact is what a word of it is worth to the writer; who reads a list asks what all of it is worth. */
const LENGTH = 0.7;
const SHORTEST_WORDS = 3;
function worthOf({ weight, clause, quote }: Fact): number {
  const words = Math.max(SHORTEST_WORDS, (clause ?? quote).split(/\s+/).length);
  return weight < 0 ? weight : weight * words ** LENGTH;
}

/** The units of the pieces, in the order of speech. */
function unitsOf(sources: readonly number[], said: Said): number[] {
  const bySeq = unitsBySeq.get(said) ?? Map.groupBy(said.units.keys(), (at) => said.units[at]?.seq ?? 0);
  unitsBySeq.set(said, bySeq);
  return [...new Set(sources)].flatMap((seq) => bySeq.get(seq) ?? []).sort((a, b) => a - b);
}
const unitsBySeq = new WeakMap<Said, ReadonlyMap<number, number[]>>();

function statementOf(fact: Fact, said: Said, language: Language): Statement | undefined {
  if (
    worthOf(fact) < (graveKinds.has(fact.kind) ? LEAST_GRAVE_WORTH : LEAST_WORTH_OF_FACT) ||
    fact.standing !== 'said' ||
    fact.who.role !== 'client'
  )
    return undefined;
  const terms = fact.clause ? noteTerms(fact.clause, language) : spokenTerms(fact.quote, language);
  for (const [term, worth] of spokenTerms(fact.quote, language)) if (isStrong(term)) terms.set(term, worth);
  const { key, whole } = keyOf(terms, said);
  const isNamed = [...key.keys()].some((term) => /^[mf]:/.test(term));
  if (whole < LEAST_TELLING && !isNamed) return undefined;
  if (graveKinds.has(fact.kind) && !isNamed && worthOf(fact) < LEAST_WORTH_UNNAMED) return undefined;
  const all = unitsOf(fact.sources, said);
  const units = all.filter((at) => [...(said.units[at]?.terms.keys() ?? [])].some((term) => key.has(term)));
  const seq = fact.sources.at(-1) ?? 0;
  return {
    fact,
    seq,
    pieces: [...new Set((units.length > 0 ? units : all).map((at) => said.units[at]?.piece ?? 0))],
    units: units.length > 0 ? units : all,
    key,
    whole,
    strong: [...key.keys()].filter(isStrong),
    kind: kindOf(fact),
  };
}

/** The facts that a note may miss, in the order of speech: made ready once a talk. */
function statementsIn(said: Said, language: Language): Statement[] {
  return said.facts.flatMap((fact) => statementOf(fact, said, language) ?? []);
}

const known = new WeakMap<Said, Statement[]>();

/** A sentence of the note belongs to a place that shares this much of it, against its best place. */
const SAME_PLACE = 0.65;
/** What is told by its value, day or medicine may stand with a sentence that rests mostly on another place. */
const NEAR_PLACE = 0.55;
/** So much of what a fact tells is in the note: it is there, in other words. */
const COVERED = 0.3;
const COVERED_ANYWHERE = 0.8;

/** A sentence of the note, and the places that share enough of it, each with how much; the best has `top`. */
export type Aligned = {
  noted: Noted;
  near: ReadonlyMap<number, number>;
  top: number;
  pieces: readonly number[];
};

export function alignedWith(noted: Noted, { places }: Said): Aligned {
  const { scores } = places.shared(noted.terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const near = new Map<number, number>();
  for (let unit = 0; top > 0 && unit < scores.length; unit++)
    if ((scores[unit] ?? 0) >= NEAR_PLACE * top) near.set(unit, scores[unit] ?? 0);
  return { noted, near, top, pieces: piecesOf(noted.terms, places) };
}

type NoteSide = { note: readonly Aligned[]; all: ReadonlySet<string>; used: ReadonlySet<number> };

const restingOn = (note: readonly Aligned[], units: readonly number[], share: number): Aligned[] =>
  note.filter(({ near, top }) => top > 0 && units.some((unit) => (near.get(unit) ?? 0) >= share * top));

function isHeld(
  { key, whole, units, strong, pieces, fact }: Statement,
  { note, all, used }: NoteSide,
): boolean {
  let here = 0;
  let anywhere = 0;
  const near = restingOn(note, units, SAME_PLACE);
  for (const [term, weight] of key) {
    if (near.some(({ noted }) => noted.terms.has(term))) here += weight;
    if (all.has(term)) anywhere += weight;
  }
  if (here >= COVERED * whole || anywhere >= COVERED_ANYWHERE * whole) return true;
  const isBeside = pieces.some((piece) => used.has(piece));
  if (isBeside && worthOf(fact) < LEAST_WORTH_BESIDE) return true;
  // A place that the note rests on is left out only when what matters most in it is nowhere near.
  if (strong.length === 0) return isBeside;
  const about = restingOn(note, units, NEAR_PLACE);
  const held = strong.filter((term) => about.some(({ noted }) => noted.terms.has(term)));
  return held.length >= strong.length / 2;
}

/** Of facts of one matter the one of most worth. */
function oneOfEach(left: readonly Statement[]): Statement[] {
  const best = new Map<number, Statement>();
  for (const statement of left) {
    const { matter } = statement.fact;
    const before = best.get(matter);
    if (!before || worthOf(statement.fact) > worthOf(before.fact)) best.set(matter, statement);
  }
  return [...best.values()].sort((a, b) => a.fact.id - b.fact.id);
}

function omissionOf({ fact, seq, kind }: Statement, language: Language): Omission {
  const sentence = sentencesOf([fact], language)[0]?.sentence.text ?? fact.quote;
  return { kind, text: fact.quote, seq, sentence, fact_kind: fact.kind };
}

export function omissionsFrom(note: readonly Aligned[], said: Said, language: Language): Omission[] {
  const statements = known.get(said) ?? statementsIn(said, language);
  known.set(said, statements);
  const side: NoteSide = {
    note,
    all: new Set(note.flatMap(({ noted }) => [...noted.terms.keys()])),
    used: new Set(note.flatMap(({ pieces }) => pieces)),
  };
  return oneOfEach(statements.filter((statement) => !isHeld(statement, side))).map((each) =>
    omissionOf(each, language),
  );
}
