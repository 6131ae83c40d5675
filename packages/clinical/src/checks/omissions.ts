/** Lists facts of weight that the note does not hold in any words. */
import { graveKinds } from '../facts/kind.ts';
import { sentencesOf } from '../note/sentences.ts';
import type { Language } from '../note.ts';
import type { Omission } from './mark.ts';
import { type Aligned, type NoteSide, noteSide } from './omission-note.ts';
import { type Likeness, likenessesOf, signsOf } from './omission-signs.ts';
import { type Statement, statementsIn } from './omission-statements.ts';
import { weights } from './omission-weights.ts';
import type { Said } from './said-shape.ts';

type ReadNote = { side: NoteSide; likenesses: ReadonlyMap<Statement, Likeness> };

/** How likely it is that the note leaves it out and should not, as the logarithm of the odds. */
function oddsOf(statement: Statement, note: ReadNote, said: Said): number {
  let odds = weights.bias ?? 0;
  for (const [sign, value] of Object.entries(signsOf(statement, note, said)))
    odds += (weights[sign] ?? 0) * value;
  return odds;
}

/** A list that names little of what is missing helps as little as one that names what is there: two in five. */
const LEAST_ODDS = Math.log(2 / 3);

/** What is dangerous to leave out is listed when the note does not name it at all. */
const LEAST_GRAVE_WORTH = 0.06;
function isGrave({ fact, strong, worth }: Statement, { all }: NoteSide): boolean {
  if (!graveKinds.has(fact.kind) || worth < LEAST_GRAVE_WORTH) return false;
  const named = strong.filter((term) => /^[mf]:/.test(term));
  return named.length > 0 && !named.some((term) => all.has(term));
}

type Missed = { statement: Statement; odds: number };

/** Of facts of one matter the one that is missed most. */
function oneOfEach(missed: readonly Missed[]): Statement[] {
  const best = new Map<number, Missed>();
  for (const each of missed) {
    const { matter } = each.statement.fact;
    const before = best.get(matter);
    if (!before || each.odds > before.odds) best.set(matter, each);
  }
  return [...best.values()].map(({ statement }) => statement).sort((a, b) => a.fact.id - b.fact.id);
}

function omissionOf({ fact, seq, kind }: Statement, language: Language): Omission {
  const sentence = sentencesOf([fact], language)[0]?.sentence.text ?? fact.quote;
  return { kind, text: fact.quote, seq, sentence, fact_kind: fact.kind };
}

export function omissionsFrom(note: readonly Aligned[], said: Said, language: Language): Omission[] {
  const side = noteSide(note);
  const statements = statementsIn(said, language);
  const likenesses = likenessesOf(statements, side, said);
  const missed = statements
    .map((statement) => ({ statement, odds: oddsOf(statement, { side, likenesses }, said) }))
    .filter(({ statement, odds }) => odds >= LEAST_ODDS || isGrave(statement, side));
  return oneOfEach(missed).map((statement) => omissionOf(statement, language));
}
