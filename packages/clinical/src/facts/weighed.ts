/** What each fact weighs, and which say nothing because what they lean on is left out. */
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';
import { decidedDose } from './decided-dose.ts';
import { isInvitation } from './examined.ts';
import type { Fact } from './fact.ts';
import { isUnsettled } from './topics.ts';
import { isAppointment, isBare, isLooseWord } from './unclear.ts';
import { weightOf } from './weight.ts';

/** When or how much, without what, is worth nothing by itself. */
export function weighed(facts: readonly Fact[], language: Language): Fact[] {
  const left = new Set<number>();
  return facts.map((fact) => {
    const isLost =
      isLooseWord(fact) ||
      isInvitation(fact, language) ||
      (fact.leans_on === undefined
        ? fact.kind !== 'risk' && isBare(fact) && !isAppointment(fact)
        : isBare(fact) || isUnsettled(fact, language)
          ? left.has(fact.leans_on)
          : stemsOf(tokensOf(fact.quote)).size === 0 &&
            (left.has(fact.leans_on) || facts[fact.leans_on]?.clause === null));
    const told = isLost ? decidedDose(fact, language) : fact;
    const weight = told ? weightOf(told, language) : -1;
    if (weight < 0) left.add(fact.id);
    return { ...(told ?? fact), weight };
  });
}
