/** Lists what was said, would be missed, and is not in the note in any words. */
import type { Terms } from '../evidence/terms.ts';
import type { Language } from '../note.ts';
import type { Omission } from './mark.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidUnit } from './said.ts';
import { weightOf, type Weighty } from './weight.ts';

const risks = /^f:(?:suicid|self-harm|aggression|harm to others|commands)/;

/** A statement of the talk, or a question with its no, that a note may hold or miss. */
type Statement = {
  seq: number;
  piece: number;
  units: number[];
  text: string;
  /** What must be in the note for it to be there, with how much each tells. */
  key: Terms;
  whole: number;
  strong: string[];
  weighty: Weighty;
};

const isKey = (term: string) => !/^(?:p|e|r):/.test(term);
/** What alone can make a statement worth a line: a medicine, a finding, a day, a value. */
const isStrong = (term: string) => /^(?:m|f|n|d|t):/.test(term);
/** Without one of those a statement must tell much: so many rare words. */
const LEAST_WEIGHT = 16;
const LEAST_STRONG_WEIGHT = 6;

function keyOf(units: readonly SaidUnit[], said: Said): { key: Terms; whole: number } {
  const key: Terms = new Map();
  let whole = 0;
  for (const { terms } of units)
    for (const [term, worth] of terms) {
      if (!isKey(term) || worth < LEAST_WORTH || key.has(term)) continue;
      const weight = worth * said.places.weight(term);
      key.set(term, weight);
      whole += weight;
    }
  return { key, whole };
}
const LEAST_WORTH = 0.9;

function statementOf(units: readonly SaidUnit[], said: Said, language: Language): Omit<Statement, 'units' | 'text'> | undefined {
  const [first] = units;
  if (!first) return undefined;
  const told = units.filter(({ isAsked }) => !isAsked);
  const answer = units.find(({ isAsked }) => isAsked)?.answer;
  const { key, whole } = keyOf(units, said);
  const words = units.flatMap(({ from, to }) => said.words.slice(from, to));
  const terms = [...key.keys()];
  const strong = terms.filter(isStrong);
  const weighty = weightOf({
    text: words.map((word) => word.text).join(' '),
    language,
    hasMedicine: terms.some((term) => term.startsWith('m:')),
    hasAmount: terms.some((term) => term.startsWith('n:')),
    hasDay: terms.some((term) => /^(?:d|t|w|mo):/.test(term)),
    hasRisk: terms.some((term) => risks.test(term)),
    hasFinding: terms.some((term) => term.startsWith('f:')),
    isDenial: answer === 'no' || words.some(({ polarity }) => polarity === -1),
    isOthers: first.whose !== null,
  });
  // Nobody answered, somebody else's, or what a clinician names in passing.
  if (!weighty || told.length === 0) return undefined;
  if (told.every(({ whose }) => whose !== null) && weighty.kind !== 'risk') return undefined;
  if (first.role === 'clinician' && !first.isAsked && weighty.kind === 'complaint') return undefined;
  if (told.every(({ isSupposed }) => isSupposed) && weighty.kind !== 'agreement') return undefined;
  if (whole < (strong.length > 0 ? LEAST_STRONG_WEIGHT : LEAST_WEIGHT)) return undefined;
  const telling = told.find(({ terms: own }) => [...own.keys()].some(isStrong)) ?? first;
  return { seq: telling.seq, piece: telling.piece, key, whole, strong, weighty };
}

/** The statements of a talk, in order. */
export function statementsIn(said: Said, language: Language): Statement[] {
  const bySentence = Map.groupBy(said.units.keys(), (at) => said.words[said.units[at]?.from ?? 0]?.sentence ?? 0);
  return said.groups.flatMap((sentences) => {
    const units = sentences.flatMap((sentence) => bySentence.get(sentence) ?? []);
    const found = statementOf(units.flatMap((at) => said.units[at] ?? []), said, language);
    const text = sentences.map((sentence) => said.sentences[sentence] ?? '').join(' ');
    return found ? [{ ...found, units, text }] : [];
  });
}

const known = new WeakMap<Said, Statement[]>();

/** A sentence of the note belongs to a place that shares this much of it, against its best place. */
const SAME_PLACE = 0.65;
/** What is told by its value, day or medicine may stand with a sentence that rests mostly on another place. */
const NEAR_PLACE = 0.55;
/** So much of what a statement tells is in the note: it is there, in other words. */
const COVERED = 0.3;
const COVERED_ANYWHERE = 0.8;

export type Aligned = { noted: Noted; scores: Float64Array; top: number; pieces: readonly number[] };

type NoteSide = { note: readonly Aligned[]; all: ReadonlySet<string>; used: ReadonlySet<number> };

function isHeld({ key, whole, units, strong, piece, weighty }: Statement, { note, all, used }: NoteSide): boolean {
  let here = 0;
  let anywhere = 0;
  const near = note.filter(({ scores, top }) => top > 0 && units.some((unit) => (scores[unit] ?? 0) >= SAME_PLACE * top));
  for (const [term, weight] of key) {
    if (near.some(({ noted }) => noted.terms.has(term))) here += weight;
    if (all.has(term)) anywhere += weight;
  }
  if (here >= COVERED * whole || anywhere >= COVERED_ANYWHERE * whole) return true;
  const isUsed = used.has(piece);
  // A place that the note rests on is left out only when what matters most in it is nowhere near.
  if (strong.length === 0 || weighty.kind === 'other') {
    if (isUsed || used.has(piece - 1) || used.has(piece + 1)) return true;
  }
  const about = note.filter(({ scores, top }) => units.some((unit) => (scores[unit] ?? 0) >= NEAR_PLACE * top && top > 0));
  const held = strong.filter((term) => about.some(({ noted }) => noted.terms.has(term)));
  return held.length >= strong.length / 2;
}

/** One a piece, and one of a question and its answer: the one that tells most. */
function firstOfEach(left: readonly Statement[]): Statement[] {
  const chosen: Statement[] = [];
  for (const statement of left) {
    const last = chosen.at(-1);
    if (!last || statement.piece - last.piece > 1 || statement.weighty.kind !== last.weighty.kind) {
      if (last && last.piece === statement.piece) {
        if (statement.whole > last.whole) chosen[chosen.length - 1] = statement;
      } else chosen.push(statement);
    } else if (statement.whole > last.whole) chosen[chosen.length - 1] = statement;
  }
  return chosen;
}

export function omissionsFrom(note: readonly Aligned[], said: Said, language: Language): Omission[] {
  const statements = known.get(said) ?? statementsIn(said, language);
  known.set(said, statements);
  const side: NoteSide = {
    note,
    all: new Set(note.flatMap(({ noted }) => [...noted.terms.keys()])),
    used: new Set(note.flatMap(({ pieces }) => pieces)),
  };
  return firstOfEach(statements.filter((statement) => !isHeld(statement, side))).map(
    ({ seq, text, weighty }) => ({ ...weighty, text, seq, sentence: text }),
  );
}
