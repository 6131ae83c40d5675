/** Answers to a question of death that turn in the middle: told whole, with their question. Half of them may be the other half's opposite. */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { wordsOf } from '../reading/text.ts';
import { besideQuestion } from './answer-statement.ts';
import { isOfDeath } from './death-thoughts.ts';
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';

const LONGEST_FOLLOWING = 5;
const goesOn = /^(?:en|ook|nu|wel|niet|nooit|zelfs|maar|and|also|not|now|ever|even|but)(?!\p{L})/iu;
/** `Ook niet vluchtig?`, asked right after it: of the same thoughts. */
const isFollowing = (fact: Fact, before: Fact | undefined): boolean => {
  const question = lastQuestion(fact.asked);
  return (
    before !== undefined &&
    question.endsWith('?') &&
    wordsOf(question).length <= LONGEST_FOLLOWING &&
    goesOn.test(question)
  );
};

/** Facts of one answer, one after the other. */
function answersOf(facts: readonly Fact[], language: Language): Fact[][] {
  const answers: Fact[][] = [];
  for (const fact of facts) {
    const open = answers.at(-1);
    const before = open?.at(-1);
    const isNext = before?.id === fact.id - 1 && fact.told_by === before.told_by;
    if (isNext && before.asked === fact.asked) open?.push(fact);
    else if (fact.asked !== '' && fact.who.role === 'client' && fact.told_by !== 'clinician') {
      const isOfRisk = isOfDeath(lastQuestion(fact.asked), language) || (isNext && isFollowing(fact, before));
      if (isOfRisk) answers.push([fact]);
    }
  }
  return answers;
}

/** A part of it would be left out, or stand without what it is about. */
const wouldBreak = (answer: readonly Fact[]): boolean =>
  answer.length > 1 && answer.some(({ clause, weight }) => clause === null || weight < 0);

const LONGEST_WORDS = 60;

export function withRiskAnswers(facts: readonly Fact[], language: Language): Fact[] {
  const made = new Map<number, Fact>();
  for (const answer of answersOf(facts, language)) {
    const [first] = answer;
    const isBroken =
      wouldBreak(answer) || (first !== undefined && !isOfDeath(lastQuestion(first.asked), language));
    const quote = answer.map((each) => each.quote).join(' ');
    if (!first || !isBroken || wordsOf(quote).length > LONGEST_WORDS) continue;
    const { leans_on: _, ...alone } = first;
    const clause = besideQuestion(lastQuestion(first.asked), quote);
    made.set(first.id, {
      ...alone,
      ...{ kind: 'risk' as const, clause, quote, slots: slotsOf(clause, language, { isSpoken: true }) },
      sources: [...new Set(answer.flatMap(({ sources }) => sources))],
      from: answer.flatMap(({ from }) => from),
      weight: Math.max(...answer.map(({ weight }) => weight), LEAST),
    });
    for (const each of answer.slice(1)) made.set(each.id, { ...each, weight: -1 });
  }
  return facts.map((fact) => made.get(fact.id) ?? fact);
}
/** Worth its room whatever the words are. */
const LEAST = 0.1;
