/** Whether a Dutch clause has lost `ik`: `Slaapt slecht` is of the client, who can be named again. */
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { isConjugated, isVerbAt } from '../grammar/dutch-clauses.ts';
import { subjectPronouns } from '../grammar/dutch-words.ts';
import { wordsIn } from '../grammar/words.ts';

/** What is agreed may be for either of them to do. */
const ofBoth: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'handover',
  'safety_plan',
  'duration',
]);
const people = /^(?:cliënt|patiënt|behandelaar|naaste)$/u;

/** A verb in front with its subject behind it is another order of words, and has lost nothing. */
export function lacksDutchSubject(clause: string, { told_by, who, kind }: Fact): boolean {
  if (told_by !== 'client' || who.role !== 'client' || ofBoth.has(kind)) return false;
  const words = wordsIn(clause);
  const [first, second] = words;
  if (!first || !second || first.after || !isConjugated(first.low) || !isVerbAt(words, 0)) return false;
  return (
    !subjectPronouns.has(second.low) && !people.test(second.low) && !/^(?:de|het|een|er)$/u.test(second.low)
  );
}
