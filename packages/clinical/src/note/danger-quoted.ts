/** What was asked about danger and may not be told in our words is quoted with its question: `Nee. Echt niet.` alone says nothing. */
import { besideQuestion } from '../facts/answer-statement.ts';
import type { Fact } from '../facts/fact.ts';
import { lastQuestion } from '../facts/last-question.ts';
import { wordsOf } from '../reading/text.ts';
import { neverLost } from './beside.ts';

const LONGEST_WORDS = 60;

const canBeQuoted = ({ kind, asked, clause }: Fact): boolean =>
  neverLost.has(kind) && lastQuestion(asked).endsWith('?') && clause !== null && !clause.startsWith('“');

/** All of an answer once; `made` are the ids of what was made so. */
export function besideTheirQuestions(
  facts: readonly Fact[],
  bad: readonly number[],
  saysNothing: (fact: Fact) => boolean,
): { facts: Fact[]; made: ReadonlySet<number> } {
  const asked = new Set(
    facts
      .filter((fact) => bad.includes(fact.id) && saysNothing(fact) && canBeQuoted(fact))
      .map((fact) => fact.asked),
  );
  const made = new Map<string, Fact>();
  const kept: Fact[] = [];
  for (const fact of facts) {
    const first = made.get(fact.asked);
    const isByOther = first && first.told_by !== fact.told_by;
    const isOfAnswer = asked.has(fact.asked) && neverLost.has(fact.kind) && fact.who.role === 'client';
    if (
      !isOfAnswer ||
      isByOther ||
      (first && wordsOf(`${first.quote} ${fact.quote}`).length > LONGEST_WORDS)
    ) {
      kept.push(fact);
      continue;
    }
    const quote = first ? `${first.quote} ${fact.quote}` : fact.quote;
    const whole = {
      ...(first ?? fact),
      quote,
      clause: besideQuestion(lastQuestion(fact.asked), quote),
      sources: [...new Set([...(first?.sources ?? []), ...fact.sources])],
    };
    if (first) kept.splice(kept.indexOf(first), 1, whole);
    else kept.push(whole);
    made.set(fact.asked, whole);
  }
  return { facts: kept, made: new Set([...made.values()].map(({ id }) => id)) };
}
