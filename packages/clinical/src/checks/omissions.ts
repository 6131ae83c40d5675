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
  weighty: Weighty;
};

const isKey = (term: string) => !/^(?:p|e|r):/.test(term);
const isStrong = (term: string) => /^(?:m|f|n|d|t):/.test(term);
/** Fewer than this tell nothing that could be missed. */
const LEAST_KEY_WEIGHT = 5;

function statementOf(units: readonly SaidUnit[], at: number, said: Said, language: Language): Statement | undefined {
  const [first] = units;
  if (!first || first.isSupposed && false) return undefined;
  const isAsked = first.isAsked;
  if (isAsked && first.answer === undefined) return undefined;
  const key: Terms = new Map();
  for (const { terms } of units)
    for (const [term, worth] of terms) if (isKey(term) && worth >= 0.9) key.set(term, worth * said.places.weight(term));
  let whole = 0;
  for (const weight of key.values()) whole += weight;
  const words = units.flatMap(({ from, to }) => said.words.slice(from, to));
  const text = words.map((word) => word.text).join(' ');
  const terms = [...key.keys()];
  const weighty = weightOf({
    text,
    language,
    hasMedicine: terms.some((term) => term.startsWith('m:')),
    hasAmount: terms.some((term) => term.startsWith('n:')),
    hasDay: terms.some((term) => /^(?:d|t|w|mo):/.test(term)),
    hasRisk: terms.some((term) => risks.test(term)),
    hasFinding: terms.some((term) => term.startsWith('f:')),
    isDenial: isAsked ? first.answer === 'no' : words.some(({ polarity }) => polarity === -1),
    isOthers: first.whose !== null,
  });
  if (!weighty || (whole < LEAST_KEY_WEIGHT && !terms.some(isStrong))) return undefined;
  if (isAsked && !terms.some(isStrong)) return undefined;
  return { seq: first.seq, piece: first.piece, units: units.map((_, n) => at + n), text: '', key, whole, weighty };
}

/** The statements of a talk, in order. */
function statementsIn(said: Said, language: Language): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < said.units.length; ) {
    const unit = said.units[at];
    if (!unit) break;
    const sentence = said.words[unit.from]?.sentence;
    let to = at + 1;
    while (to < said.units.length && said.words[said.units[to]?.from ?? 0]?.sentence === sentence) to += 1;
    const found = statementOf(said.units.slice(at, to), at, said, language);
    if (found) statements.push({ ...found, text: said.sentences[sentence ?? 0] ?? '' });
    at = to;
  }
  return statements;
}

const known = new WeakMap<Said, Statement[]>();

/** A sentence of the note belongs to a place that shares this much of it, against its best place. */
const SAME_PLACE = 0.5;
/** So much of what a statement tells is in the note: it is there, in other words. */
const COVERED = 0.34;
const COVERED_ANYWHERE = 0.62;

type Aligned = { noted: Noted; scores: Float64Array; top: number };

function isCovered({ key, whole, units }: Statement, note: readonly Aligned[], all: ReadonlySet<string>): boolean {
  let here = 0;
  let anywhere = 0;
  const near = note.filter(({ scores, top }) => top > 0 && units.some((unit) => (scores[unit] ?? 0) >= SAME_PLACE * top));
  for (const [term, weight] of key) {
    if (near.some(({ noted }) => noted.terms.has(term))) here += weight;
    if (all.has(term)) anywhere += weight;
  }
  return here >= COVERED * whole || anywhere >= COVERED_ANYWHERE * whole;
}

export function omissionsFrom(note: readonly Aligned[], said: Said, language: Language): Omission[] {
  const statements = known.get(said) ?? statementsIn(said, language);
  known.set(said, statements);
  const all = new Set(note.flatMap(({ noted }) => [...noted.terms.keys()]));
  const left = statements.filter((statement) => !isCovered(statement, note, all));
  return left.map(({ seq, text, weighty }) => ({ ...weighty, text, seq, sentence: text }));
}
