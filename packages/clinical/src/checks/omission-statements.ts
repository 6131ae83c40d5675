/** The facts of a talk that a note may miss. */
import { noteTerms, spokenTerms } from '../evidence/talk-places.ts';
import type { Terms } from '../evidence/terms.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import type { OmissionKind } from './mark.ts';
import { kindOf } from './omission-kind.ts';
import type { Said } from './said-shape.ts';

/** A fact that a note may hold or miss. */
export type Statement = {
  fact: Fact;
  seq: number;
  pieces: number[];
  units: number[];
  /** All that it stands for, also by letters and matters that words share. */
  terms: Terms;
  /** What must be in the note for it to be there, with how much each tells. */
  key: Terms;
  whole: number;
  strong: string[];
  kind: OmissionKind;
  /** What all of it is worth to a reader. */
  worth: number;
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

/** What a note may miss of somebody else: what runs in the family, and how they stand by the client. */
const ofOthers: ReadonlySet<FactKind> = new Set([
  ...(['family_history', 'social', 'biography', 'collateral', 'protective', 'risk', 'attempts'] as const),
  ...(['safety_plan', 'plan', 'handover', 'next_contact'] as const),
]);

function statementOf(fact: Fact, said: Said, language: Language): Statement | undefined {
  const isOurs = fact.who.role === 'client' || ofOthers.has(fact.kind);
  if (fact.weight < 0 || fact.standing !== 'said' || !isOurs) return undefined;
  const terms = fact.clause ? noteTerms(fact.clause, language) : spokenTerms(fact.quote, language);
  for (const [term, worth] of spokenTerms(fact.quote, language)) if (isStrong(term)) terms.set(term, worth);
  const { key, whole } = keyOf(terms, said);
  if (whole === 0) return undefined;
  const all = unitsOf(fact.sources, said);
  const units = all.filter((at) => [...(said.units[at]?.terms.keys() ?? [])].some((term) => key.has(term)));
  return {
    fact,
    seq: fact.sources.at(-1) ?? 0,
    pieces: [...new Set((units.length > 0 ? units : all).map((at) => said.units[at]?.piece ?? 0))],
    units: units.length > 0 ? units : all,
    terms,
    key,
    whole,
    strong: [...key.keys()].filter(isStrong),
    kind: kindOf(fact),
    worth: worthOf(fact),
  };
}

const known = new WeakMap<Said, Statement[]>();

/** In the order of speech: made ready once a talk. */
export function statementsIn(said: Said, language: Language): readonly Statement[] {
  const before = known.get(said);
  if (before) return before;
  const statements = said.facts.flatMap((fact) => statementOf(fact, said, language) ?? []);
  known.set(said, statements);
  return statements;
}
