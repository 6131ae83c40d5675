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

const restingOn = (note: readonly Aligned[], units: readonly number[], share: number): Aligned[] =>
  note.filter(({ near, top }) => top > 0 && units.some((unit) => (near.get(unit) ?? 0) >= share * top));

const isIn = (note: readonly Aligned[], term: string) => note.some(({ noted }) => noted.terms.has(term));

type Likeness = { recall: number; ratio: number };
const MOST_RECALL = 1.5;
/** The clause has its best place here. */
const OWN = 1.2;
const LEAST_RATIO = 0.3;

function sharedBy({ terms }: Statement, { clausesWith }: NoteSide, { places }: Said) {
  const shared = new Map<NoteClause, number>();
  for (const [term, worth] of terms)
    for (const clause of clausesWith.get(term) ?? []) {
      const both = Math.min(worth, clause.terms.get(term) ?? 0) * places.weight(term);
      shared.set(clause, (shared.get(clause) ?? 0) + both);
    }
  return shared;
}

/** Of the clause that has most of it: which part of the fact it has, and how much that is next to the best place of the clause. */
function bestClause(statement: Statement, side: NoteSide, said: Said): Likeness {
  const { units, whole } = statement;
  let best: Likeness = { recall: 0, ratio: 0 };
  let most = 0;
  for (const [clause, mine] of sharedBy(statement, side, said)) {
    const recall = mine / whole;
    const ratio = clause.best > 0 ? Math.min(OWN, mine / clause.best) : 0;
    if (recall * (LEAST_RATIO + ratio) <= most) continue;
    most = recall * (LEAST_RATIO + ratio);
    best = { recall: Math.min(MOST_RECALL, recall), ratio: units.includes(clause.bestUnit) ? OWN : ratio };
  }
  return best;
}

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

export function signsOf(statement: Statement, side: NoteSide, said: Said): Record<string, number> {
  const { key, whole, units, strong, pieces, fact, worth } = statement;
  const resting = restingOn(side.note, units, SAME_PLACE);
  const about = restingOn(side.note, units, NEAR_PLACE);
  let here = 0;
  for (const [term, weight] of key) if (isIn(resting, term)) here += weight / whole;
  const { recall, ratio } = bestClause(statement, side, said);
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
