/** What tells that a note holds a fact in some words, and that it would be missed. */
import type { Aligned, NoteClause, NoteSide } from './omission-note.ts';
import type { Statement } from './omission-statements.ts';
import type { Said } from './said-shape.ts';

/** A sentence of the note belongs to a place that shares this much of it, against its best place. */
const SAME_PLACE = 0.65;
/** What is told by its value, day or medicine may stand with a sentence that rests mostly on another place. */
const NEAR_PLACE = 0.55;
/** Words that are said nowhere else than around it. */
const AROUND_PIECES = 2;

/** Each sentence of the note that rests on one of these units. */
function restingOn({ resting }: NoteSide, units: readonly number[], least: number): Aligned[] {
  const found = new Set<Aligned>();
  for (const unit of units)
    for (const { aligned, share } of resting.get(unit) ?? []) if (share >= least) found.add(aligned);
  return [...found];
}

const isIn = (note: readonly Aligned[], term: string) => note.some(({ noted }) => noted.terms.has(term));

export type Likeness = { recall: number; ratio: number };
const MOST_RECALL = 1.5;
/** The clause has its best place here. */
const OWN = 1.2;
const LEAST_RATIO = 0.3;

type Shares = ReadonlyMap<Statement, number>;

/** By term, which facts have it. */
function withTerms(statements: readonly Statement[]): ReadonlyMap<string, Statement[]> {
  const known = byTerm.get(statements);
  if (known) return known;
  const made = new Map<string, Statement[]>();
  for (const statement of statements)
    for (const term of statement.terms.keys()) {
      const row = made.get(term);
      if (row) row.push(statement);
      else made.set(term, [statement]);
    }
  byTerm.set(statements, made);
  return made;
}
const byTerm = new WeakMap<readonly Statement[], ReadonlyMap<string, Statement[]>>();

/** What a clause of the note shares with each fact: the same from one pause of typing to the next. */
function sharesOf(clause: NoteClause, statements: readonly Statement[], { places }: Said): Shares {
  const before = shares.get(clause);
  if (before?.statements === statements) return before.of;
  const of = new Map<Statement, number>();
  for (const [term, own] of clause.terms) {
    const having = withTerms(statements).get(term);
    if (!having) continue;
    const weight = places.weight(term);
    for (const statement of having) {
      const both = Math.min(statement.terms.get(term) ?? 0, own) * weight;
      of.set(statement, (of.get(statement) ?? 0) + both);
    }
  }
  shares.set(clause, { statements, of });
  return of;
}
const shares = new WeakMap<NoteClause, { statements: readonly Statement[]; of: Shares }>();

type Best = Likeness & { most: number };

/** For each fact the clause that has most of it: which part of the fact it has, and how much that is next to the clause's best place. */
export function likenessesOf(
  statements: readonly Statement[],
  { clauses }: NoteSide,
  said: Said,
): ReadonlyMap<Statement, Likeness> {
  const best = new Map<Statement, Best>();
  for (const clause of clauses)
    for (const [statement, mine] of sharesOf(clause, statements, said)) {
      const recall = mine / statement.whole;
      const ratio = clause.best > 0 ? Math.min(OWN, mine / clause.best) : 0;
      const most = recall * (LEAST_RATIO + ratio);
      if (most <= (best.get(statement)?.most ?? 0)) continue;
      const isOwn = statement.units.includes(clause.bestUnit);
      best.set(statement, { most, recall: Math.min(MOST_RECALL, recall), ratio: isOwn ? OWN : ratio });
    }
  return best;
}
const NONE: Likeness = { recall: 0, ratio: 0 };

/** Of the words that are said nowhere else: what the note has, and what it has not. */
function rareWords({ key, whole, pieces }: Statement, { all }: NoteSide, { places, units }: Said) {
  const isHere = (unit: number) =>
    pieces.some((piece) => Math.abs((units[unit]?.piece ?? 0) - piece) <= AROUND_PIECES);
  const rare = { held: 0, missing: 0 };
  for (const [term, weight] of key)
    if (places.withTerm(term).every(({ unit }) => isHere(unit)))
      rare[all.has(term) ? 'held' : 'missing'] += weight / whole;
  return rare;
}

const MOST_RESTING = 3;
const LOW_WORTH = 0.22;

export function signsOf(
  statement: Statement,
  { side, likenesses }: { side: NoteSide; likenesses: ReadonlyMap<Statement, Likeness> },
  said: Said,
): Record<string, number> {
  const { key, whole, units, strong, pieces, fact, worth } = statement;
  const resting = restingOn(side, units, SAME_PLACE);
  const about = restingOn(side, units, NEAR_PLACE);
  let here = 0;
  for (const [term, weight] of key) if (isIn(resting, term)) here += weight / whole;
  const { recall, ratio } = likenesses.get(statement) ?? NONE;
  const rare = rareWords(statement, side, said);
  const used = pieces.filter((piece) => side.used.has(piece)).length;
  return {
    here,
    recall,
    ratio,
    'worth and here': worth * here,
    'worth and recall': worth * recall,
    'recall and ratio': recall * ratio,
    'here and ratio': here * ratio,
    'rare held': rare.held,
    'rare missing': rare.missing,
    resting: Math.min(MOST_RESTING, resting.length),
    strong: strong.length,
    'strong not here': strong.filter((term) => !isIn(about, term)).length,
    'strong nowhere': strong.filter((term) => !side.all.has(term)).length,
    beside: used > 0 ? 1 : 0,
    used: used / Math.max(1, pieces.length),
    worth,
    'low worth': Math.min(worth, LOW_WORTH),
    whole: Math.log(1 + whole),
    keys: Math.log(1 + key.size),
    named: strong.some((term) => /^[mf]:/.test(term)) ? 1 : 0,
    'by clinician': fact.told_by === 'clinician' ? 1 : 0,
  };
}
