/** What was said just before a line that says nothing without it. */
import type { Fact } from '../facts/fact.ts';
import { lastQuestion } from '../facts/last-question.ts';
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import { isNameless, isOfTaking } from './nameless.ts';
import { decided, isOpenQuestion, needOf } from './needs.ts';

const LONGEST_HEAD = 16;
const LONGEST_BRIEF = 5;

/** `Ik doe haar niet meer in bad.` `Hoe lang niet meer?`: a short question that goes on with what was just told. */
const asksOn = (fact: Fact, before: Fact, language: Language): boolean =>
  fact.asked !== '' &&
  isOpenQuestion(fact.asked, language) &&
  wordsOf(lastQuestion(fact.asked)).length <= LONGEST_BRIEF &&
  (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) === 1;

/** A figure or a day belongs to what the same breath named, and to one thing only. */
const isOfMatter = (fact: Fact, before: Fact, language: Language): boolean =>
  (Math.floor(before.matter) === Math.floor(fact.matter) ||
    before.id === fact.leans_on ||
    decided.has(fact.kind) ||
    asksOn(fact, before, language)) &&
  (!isOfTaking(fact.clause ?? '') || before.slots.medicines.length > 0) &&
  before.slots.medicines.length <= 1;

/** What was said just before it, where that says by itself what it is about. */
export function headOf(fact: Fact, known: ReadonlyMap<number, Fact>, language: Language): Fact | undefined {
  const before = known.get(fact.leans_on ?? fact.id - 1) ?? known.get(fact.id - 1);
  if (!before || before.clause === null || before.weight < 0) return undefined;
  const isNear = (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) <= 1;
  const isSame =
    before.told_by === fact.told_by && (isNear || Math.floor(before.matter) === Math.floor(fact.matter));
  // `I'll ring them first thing on Monday`, of what the clinician just said should be done.
  const isReply =
    decided.has(fact.kind) &&
    decided.has(before.kind) &&
    !isNameless(fact, language) &&
    before.told_by === 'clinician' &&
    (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) === 1;
  const isShort = wordsOf(before.clause).length <= LONGEST_HEAD;
  if (isNameless(fact, language) && !isOfMatter(fact, before, language)) return undefined;
  return (isSame || isReply) && isShort && needOf(before, language) === undefined ? before : undefined;
}
