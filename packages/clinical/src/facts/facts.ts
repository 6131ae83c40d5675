/** Reads a talk into facts, in the order of speech. */
import type { Talk } from '../talk/sentence.ts';
import { type Before, classify } from './classify.ts';
import type { Fact } from './fact.ts';
import { withFocus } from './focus.ts';
import { statementsOf } from './statements.ts';
import { weightOf } from './weight.ts';
import { whoOf } from './who.ts';

export function factsOf(talk: Talk): Fact[] {
  const statements = statementsOf(talk);
  let before: Before | undefined;
  const counted = new Map<number, number>();
  const facts = statements.map((statement, index): Fact => {
    const progress = index / Math.max(1, statements.length - 1);
    const kind = classify(statement, { language: talk.language, progress, before });
    before = { matter: statement.matter, kind };
    const { matter, clause, quote, asked, speaker, standing, sources } = statement;
    const follows = counted.get(matter) ?? 0;
    counted.set(matter, follows + 1);
    const who = whoOf(statement, talk.language);
    const fact: Omit<Fact, 'weight'> = {
      matter,
      follows,
      kind,
      who,
      told_by: speaker.role,
      ...(speaker.relation === undefined ? {} : { relation: speaker.relation }),
      standing,
      clause,
      quote,
      asked,
      sources,
      progress,
    };
    return { ...fact, weight: weightOf(fact, talk.language) };
  });  return withFocus(facts, talk.language);
}
