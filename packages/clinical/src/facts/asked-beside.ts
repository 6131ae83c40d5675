/** A question of a few words that asks more of what was just told. */
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';

/** Further apart, what was said before may be about something else. */
const REACH = 2;

/** `Met prednison?`: asks more of what was just told. */
const besideThat =
  /^(?:en )?(?:met|zonder|with|without) (?!(?:u|je|jou|you|wie|who|wat|what)(?!\p{L}))\p{L}[^?,]{2,24}\?$/iu;
export function besideWhat(fact: Fact, made: readonly Fact[]): Fact | undefined {
  if (
    fact.told_by === 'clinician' ||
    fact.leans_on !== undefined ||
    !besideThat.test(lastQuestion(fact.asked))
  )
    return undefined;
  const before = made.findLast(
    ({ asked, clause, told_by }) => asked !== '' && clause !== null && told_by === fact.told_by,
  );
  const isNear = before && (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) <= REACH;
  return isNear && before.asked !== fact.asked && before.who.role === fact.who.role ? before : undefined;
}
