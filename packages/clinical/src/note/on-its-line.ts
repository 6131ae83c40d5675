/**
 * What each line of a section is about stands in it or in the line before it. A line that points back follows the line it points
 * at, into its section; a short answer stands behind its question; what neither helps gets the words that were said before it,
 * or is left out.
 */
import { besideQuestion } from '../facts/answer-statement.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { isAppointment } from '../facts/unclear.ts';
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import { neverLost } from './beside.ts';
import { type Need, needOf, pointsBackIn, repeatsQuestion } from './needs.ts';
import { questionOf, topicOf } from './question-of.ts';

const LONGEST_ANSWER = 24;
const LONGEST_HEAD = 16;

const decided: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'handover', 'safety_plan']);
/** Of a medicine or a measurement: what it is of is told elsewhere. */
const valued: ReadonlySet<FactKind> = new Set(['medication', 'controls', 'examination', 'measures']);
const ofMedicine: ReadonlySet<FactKind> = new Set(['medication', 'adherence']);
const concluded: ReadonlySet<FactKind> = new Set(['conclusion', 'classification', 'risk_estimate']);

type Placed = { fact: Fact; section: string };

/** Of an answer of several sentences the first: it rests on the question too, or begins what its speaker says. */
const isFirstOfAnswer = ({ sources, from }: Fact): boolean =>
  sources.length > 1 || sources[0] !== from[0]?.seq || (from[0]?.start ?? 0) <= NEAR_START;
const NEAR_START = 6;

/** The question and the answer, both as they were said; undefined where they are long, or the question points back as well. */
function besideIts(fact: Fact, need: Need, language: Language): Fact | undefined {
  const { asked, quote, clause, told_by, relation } = fact;
  const isFirst = isFirstOfAnswer(fact);
  const topic = clause === null || need === 'its no' || !isFirst ? '' : topicOf(asked, language);
  if (topic !== '' && clause !== null)
    return { ...fact, clause: `${capitalised(topic)}: ${goingOn(clause, language)}` };
  const question = questionOf(asked, language);
  const isWhole = isFirst || (neverLost.has(fact.kind) && told_by === 'client');
  if (question === '' || !isWhole || wordsOf(quote).length > LONGEST_ANSWER) return undefined;
  const [by, somebody] = language === 'nl' ? ['volgens', 'naaste'] : ['per', 'relative'];
  const teller = told_by === 'other' ? ` (${by} ${relation ?? somebody})` : '';
  return { ...fact, clause: besideQuestion(question, quote) + teller };
}

const NEAR = 2;
/** `Had je het gepland?`: the question goes on with what was told in the turns before it. */
const isOfBefore = (fact: Fact, last: Fact, language: Language): boolean =>
  fact.asked !== '' &&
  pointsBackIn(fact.asked, language) &&
  (fact.sources[0] ?? 0) - (last.sources.at(-1) ?? 0) <= NEAR;

/** Whether what was told last before it, in the talk, is what it goes on with. */
function goesOnWith(fact: Fact, last: Fact, need: Need, language: Language): boolean {
  const { id, told_by, matter } = last;
  if (need === 'its no') return false;
  if (id !== fact.id - 1 && id !== fact.leans_on) return isOfBefore(fact, last, language);
  if (need === 'its question' && last.asked === fact.asked) return true;
  const isSame = told_by === fact.told_by && Math.floor(matter) === Math.floor(fact.matter);
  // `Wat neem je daarvoor?`: of what was told just before it was asked.
  return isSame || id === fact.leans_on || (fact.asked !== '' && pointsBackIn(fact.asked, language));
}

/** What was said just before it, where that says by itself what it is about. */
function headOf(fact: Fact, known: ReadonlyMap<number, Fact>, language: Language): Fact | undefined {
  const before = known.get(fact.leans_on ?? fact.id - 1) ?? known.get(fact.id - 1);
  if (!before || before.clause === null || before.weight < 0) return undefined;
  const isNear = (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) <= 1;
  const isSame =
    before.told_by === fact.told_by && (isNear || Math.floor(before.matter) === Math.floor(fact.matter));
  // `I'll ring them first thing on Monday`, of what the clinician just said should be done.
  const isReply =
    decided.has(fact.kind) &&
    decided.has(before.kind) &&
    before.told_by === 'clinician' &&
    (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) === 1;
  const isShort = wordsOf(before.clause).length <= LONGEST_HEAD;
  return (isSame || isReply) && isShort && needOf(before, language) === undefined ? before : undefined;
}

/** What is decided, and what is dangerous, keeps its section; a medicine leaves its own only for a line about a medicine. */
const mayFollow = (fact: Fact, before: Fact): boolean =>
  !decided.has(fact.kind) &&
  !neverLost.has(fact.kind) &&
  (fact.who.role === before.who.role || before.told_by === 'other') &&
  (!ofMedicine.has(fact.kind) || before.slots.medicines.length > 0);

/** Both as one line. */
const onHead = (head: Fact, fact: Fact, language: Language): Fact => ({
  ...fact,
  matter: head.matter,
  clause: `${head.clause}; ${goingOn(fact.clause ?? '', language)}`,
  sources: [...new Set([...head.sources, ...fact.sources])],
});

type Writing = {
  /** All that may be told, also where there was no room for it. */
  known: readonly Fact[];
  /** Facts whose words the checks did not take otherwise. */
  quoted: ReadonlySet<number>;
  sectionOf: (fact: Fact) => string;
  language: Language;
};

type Around = {
  last: Placed | undefined;
  next: Fact | undefined;
  byId: ReadonlyMap<number, Fact>;
  writing: Writing;
};

/** Left out, nobody would know of it: a danger, a medicine, a decision that says what or on which day. */
function isKept(fact: Fact, need: Need, next: Fact | undefined): boolean {
  if (neverLost.has(fact.kind) || ofMedicine.has(fact.kind) || need === 'its no') return true;
  if (need === 'its question') return decided.has(fact.kind) || valued.has(fact.kind);
  const isHeadOfDay = next?.leans_on === fact.id && isAppointment(next);
  return decided.has(fact.kind) && (fact.slots.medicines.length > 0 || isHeadOfDay);
}

/** Where and how it is told; not at all where a reader could not know what it is about. */
function onItsLine(fact: Fact, { last, next, byId, writing }: Around): Placed[] {
  const { quoted, sectionOf, language } = writing;
  const section = sectionOf(fact);
  const need = needOf(fact, language);
  if (need === undefined || concluded.has(fact.kind) || repeatsQuestion(fact)) return [{ fact, section }];
  const before = last && goesOnWith(fact, last.fact, need, language) ? last : undefined;
  if (before?.section === section) return [{ fact, section }];
  const beside = quoted.has(fact.id) ? undefined : besideIts(fact, need, language);
  if (beside && need !== 'what it points at') return [{ fact: beside, section }];
  if (before && mayFollow(fact, before.fact)) return [{ fact, section: before.section }];
  if (beside) return [{ fact: beside, section }];
  const head = need === 'its no' || fact.clause === null ? undefined : headOf(fact, byId, language);
  if (head) return [{ fact: onHead(head, fact, language), section }];
  return isKept(fact, need, next) ? [{ fact, section }] : [];
}

export function onTheirLines(facts: readonly Fact[], writing: Writing): Placed[] {
  const byId = new Map(writing.known.map((fact) => [fact.id, fact]));
  const placed: Placed[] = [];
  for (const [at, fact] of facts.entries())
    placed.push(...onItsLine(fact, { last: placed.at(-1), next: facts[at + 1], byId, writing }));
  return placed;
}
