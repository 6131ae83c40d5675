/**
 * What each line of a section is about stands in it or in the line before it. A line that points back follows the line it points
 * at, into its section; a short answer stands behind its question; what neither helps gets the words that were said before it,
 * or is left out.
 */
import { besideQuestion } from '../facts/answer-statement.ts';
import { isAnsweredAtOnce } from '../facts/at-once.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { lastQuestion } from '../facts/last-question.ts';
import { isAppointment } from '../facts/unclear.ts';
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import { neverLost } from './beside.ts';
import { headOf } from './heads.ts';
import { isFillerIn, isNameless, isNamelessWhole, isOfTaking, saysNoThing } from './nameless.ts';
import {
  decided,
  isOpenAnswer,
  isOpenQuestion,
  type Need,
  needOf,
  pointsBackIn,
  repeatsQuestion,
} from './needs.ts';
import { questionOf, topicOf } from './question-of.ts';
import { withItsQuestion } from './with-question.ts';

const LONGEST_ANSWER = 24;

/** Of a medicine or a measurement: what it is of is told elsewhere. */
const valued: ReadonlySet<FactKind> = new Set(['medication', 'controls', 'examination', 'measures']);
const ofMedicine: ReadonlySet<FactKind> = new Set(['medication', 'adherence']);
const concluded: ReadonlySet<FactKind> = new Set(['conclusion', 'classification', 'risk_estimate']);

/** `behind` where it does not follow what was placed last. */
export type Placed = { fact: Fact; section: string; behind?: Placed };

/** Of an answer of several sentences the first: it rests on the question too, or begins what its speaker says. */
const isFirstOfAnswer = ({ sources, from }: Fact): boolean =>
  sources.length > 1 || sources[0] !== from[0]?.seq || (from[0]?.start ?? 0) <= NEAR_START;
const NEAR_START = 6;

/** The question and the answer, both as they were said; undefined where they are long, or the question points back as well. */
function besideIts(fact: Fact, need: Need, language: Language): Fact | undefined {
  const { asked, quote, clause, told_by, relation } = fact;
  // `Wanneer bent u gestopt?` `Met Pasen.`: with what, is all that matters.
  if (isOfTaking(asked) && saysNoThing(lastQuestion(asked), language)) return undefined;
  const isFirst = isFirstOfAnswer(fact);
  const topic = clause === null || need === 'its no' || !isFirst ? '' : topicOf(asked, language);
  if (topic !== '' && clause !== null)
    return { ...fact, clause: `${capitalised(topic)}: ${goingOn(clause, language)}` };
  const question = questionOf(asked, language);
  const isWhole = isFirst || (neverLost.has(fact.kind) && told_by === 'client');
  if (question === '' || !isWhole || !isAnsweredAtOnce(fact) || wordsOf(quote).length > LONGEST_ANSWER)
    return undefined;
  const [by, somebody] = language === 'nl' ? ['volgens', 'naaste'] : ['per', 'relative'];
  const teller = told_by === 'other' ? ` (${by} ${relation ?? somebody})` : '';
  return { ...fact, clause: besideQuestion(question, quote) + teller };
}

const NEAR = 2;
/** Whether only what stands before its question can say what it is of. */
const isAskedOpenly = (fact: Fact, language: Language): boolean =>
  fact.asked !== '' &&
  (isNameless(fact, language) ? isOpenQuestion(fact.asked, language) : pointsBackIn(fact.asked, language));

/** `Had je het gepland?`: the question goes on with what was told in the turns before it. */
const isOfBefore = (fact: Fact, last: Fact, language: Language): boolean =>
  isAskedOpenly(fact, language) && (fact.sources[0] ?? 0) - (last.sources.at(-1) ?? 0) <= NEAR;

/** What is decided in one turn is of one matter, whatever of it was left out. */
const isOfTurn = (fact: Fact, last: Fact): boolean =>
  decided.has(fact.kind) &&
  decided.has(last.kind) &&
  last.told_by === fact.told_by &&
  last.sources.at(-1) === fact.sources[0];

/** Whether what was told last before it, in the talk, is what it goes on with. */
function goesOnWith(fact: Fact, last: Fact, need: Need, language: Language): boolean {
  const { id, told_by, matter } = last;
  if (need === 'its no') return false;
  if (id !== fact.id - 1 && id !== fact.leans_on)
    return isOfTurn(fact, last) || isOfBefore(fact, last, language);
  if (need === 'its question' && last.asked === fact.asked) return true;
  const isSame = told_by === fact.told_by && Math.floor(matter) === Math.floor(fact.matter);
  // `Wat neem je daarvoor?`: of what was told just before it was asked.
  return isSame || id === fact.leans_on || isAskedOpenly(fact, language);
}

const isSameAnswer = (fact: Fact, before: Fact): boolean =>
  fact.asked !== '' && fact.asked === before.asked && fact.told_by === before.told_by;

/** What is decided, and what is dangerous, keeps its section; a medicine leaves its own only for a line about a medicine. */
const mayFollow = (fact: Fact, before: Fact): boolean =>
  !decided.has(fact.kind) &&
  !neverLost.has(fact.kind) &&
  (fact.who.role === before.who.role || before.told_by === 'other' || isSameAnswer(fact, before)) &&
  (!(ofMedicine.has(fact.kind) || isOfUnnamed(fact)) || isOfMedicine(before));

/** `Is met Pasen gestopt`, behind anything but a medicine, would be of that thing. */
const isOfUnnamed = ({ slots, clause }: Fact): boolean =>
  slots.medicines.length === 0 && isOfTaking(clause ?? '');
const isOfMedicine = ({ slots, kind, of }: Fact): boolean =>
  slots.medicines.length > 0 || of !== undefined || ofMedicine.has(kind) || kind === 'substances';

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
  /** The line of a fact that is told by itself. */
  placeBehind: (head: Fact) => Placed | undefined;
  writing: Writing;
};

/** Left out, nobody would know of it: a danger, a medicine, a decision that says what or on which day. */
function isKept(fact: Fact, need: Need, next: Fact | undefined, language: Language): boolean {
  const { kind, slots, told_by } = fact;
  if (neverLost.has(kind) || ofMedicine.has(kind) || need === 'its no') return true;
  const isWhen = slots.times.length + slots.durations.length > 0;
  if (isNameless(fact, language)) {
    if (!isNamelessWhole(fact, language)) return true;
    const isToDo = decided.has(kind) || (kind === 'duration' && told_by === 'clinician');
    return (isToDo && isWhen) || valued.has(kind);
  }
  if (need === 'its question') return decided.has(kind) || valued.has(kind);
  const isHeadOfDay = next?.leans_on === fact.id && isAppointment(next);
  return decided.has(kind) && (slots.medicines.length > 0 || isHeadOfDay);
}

/** A judgement by itself, or all that was asked; `Stabiel` and `Twee weken lukt` are neither. */
const saysItAll = (fact: Fact, language: Language): boolean =>
  (concluded.has(fact.kind) || repeatsQuestion(fact)) && !isNameless(fact, language);

/** Where and how it is told; not at all where a reader could not know what it is about. */
function onItsLine(fact: Fact, { last, next, byId, placeBehind, writing }: Around): Placed[] {
  const { quoted, sectionOf, language } = writing;
  const section = sectionOf(fact);
  const lost = needOf(fact, language);
  const need = lost ?? (isOpenAnswer(fact) ? 'its question' : undefined);
  if (need === undefined || saysItAll(fact, language)) return [{ fact, section }];
  const isFiller = !decided.has(fact.kind) && isFillerIn(fact, language);
  const before = last && !isFiller && goesOnWith(fact, last.fact, need, language) ? last : undefined;
  if (before?.section === section) return [{ fact, section }];
  const beside = quoted.has(fact.id) ? undefined : besideIts(fact, need, language);
  if (beside && need !== 'what it points at') return [{ fact: beside, section }];
  if (before && mayFollow(fact, before.fact)) return [{ fact, section: before.section }];
  if (beside) return [{ fact: beside, section }];
  const isAlone = need === 'its no' || fact.clause === null || isFiller;
  const head = isAlone ? undefined : headOf(fact, byId, language);
  if (head) {
    const told = mayFollow(fact, head) ? placeBehind(head) : undefined;
    return told === undefined
      ? [{ fact: onHead(head, fact, language), section }]
      : [{ fact, section: told.section, behind: told }];
  }
  return lost === undefined || isKept(fact, need, next, language) ? [{ fact, section }] : [];
}

export function onTheirLines(facts: readonly Fact[], writing: Writing): Placed[] {
  const byId = new Map(writing.known.map((fact) => [fact.id, fact]));
  const placed: Placed[] = [];
  const placeBehind = (head: Fact) => placed.findLast(({ fact }) => fact.id === head.id);
  for (const [at, each] of facts.entries()) {
    const fact = withItsQuestion(each, writing.language);
    const around = { last: placed.at(-1), next: facts[at + 1], byId, placeBehind, writing };
    for (const { behind, ...line } of onItsLine(fact, around)) {
      if (behind) placed.splice(placed.indexOf(behind) + 1, 0, line);
      else placed.push(line);
    }
  }
  return placed;
}
