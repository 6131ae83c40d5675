/** Facts that mislead or say nothing where the one beside them is left out. */
import type { Fact } from '../facts/fact.ts';
import { isDiagnosis } from '../facts/judgements.ts';
import type { FactKind } from '../facts/kind.ts';
import { isUnsettled } from '../facts/topics.ts';
import { names } from '../facts/unclear.ts';
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';

/** `Heeft dat op een briefje`, `Die is nu weg`: what, the sentence before says. `Die drang duurde lang` names it. */
const points =
  /^(?:(?:behandelaar|clinician|the clinician) )?(?:(?:\p{L}+t|had|deed|wilde|vond|wist|kan|kon|mag|ging|zei|nam|was|has|had|does|did|wants|knows|thinks|gets|takes) )?(?:dat|die|dit|deze|daar\p{L}*|hem|that|this|those|these)(?: (\p{L}+)|[^ ]|$)/u;
const nounless =
  /^(?:is|was|zijn|waren|heeft|had|hebben|gaat|ging|komt|kwam|kan|kon|moet|mag|wil|zou|zal|wordt|werd|doet|deed|blijft|bleef|zakt|zakte|duurt|staat|ligt|zit|helpt|hielp|werkt|klopt|past|lukt|lukte|vindt|vond|weet|zegt|zei|neemt|nam|krijgt|kreeg|toen|nu|niet|ook|al|nog|wel|zo|even|eerst|weer|altijd|nooit|soms|vaak|van\p{L}+|gisteren|morgen|op|in|met|bij|voor|aan|uit|over|om|te|zelf|volgende|elke|meestal|gewoon|meteen|zo|cliënt|client|behandelaar|has|had|does|did|will|would|can|was|were|too|now|then|on|in|with|for|at|to|the|patient)$/u;

/** `Kan dat proberen`: what, is not said. */
const toDo = /(?:^| )(?:dat|dit) \p{L}{4,}en$/u;
const there = /(?:^| )daar(?:\p{L}*)? \p{L}+$/u;
const isNounless = (found: RegExpExecArray | null): boolean =>
  found !== null &&
  (found[1] === undefined || nounless.test(found[1]) || there.test(found[0]) || toDo.test(found[0]));

/** `Voelde er niks van`: of what? */
const pointsWithin =
  /^(?:\p{L}+ )?(?:\p{L}+ )?er (?:\p{L}+ ){0,3}?(?:van|mee|op|aan|bij|voor|over|uit|door)$/u;

/** Whether only what stands before it can say what it is about. */
export const isPointing = (fact: Fact): boolean =>
  fact.clause !== null &&
  !names(fact) &&
  fact.slots.people.length === 0 &&
  (isNounless(points.exec(plain(fact.clause))) || pointsWithin.test(plain(fact.clause)));

const isSameTurn = (one: Fact, other: Fact): boolean =>
  one.told_by === other.told_by && Math.floor(one.matter) === Math.floor(other.matter);

/** What was said of danger is told, and be it in words that point. */
export const neverLost: ReadonlySet<FactKind> = new Set(['risk', 'attempts', 'safety_plan']);

/** Without those that point at a fact that is not told before them, of the same matter. */
export function withAntecedents(facts: readonly Fact[], language: Language): Fact[] {
  const kept = new Map<number, Fact>();
  for (const fact of facts) {
    const last = kept.get(fact.leans_on ?? fact.id - 1);
    const isOwn = fact.leans_on !== undefined || (last && isSameTurn(last, fact));
    const before = isOwn ? last : undefined;
    const isLost =
      (isPointing(fact) || isUnsettled(fact, language)) &&
      !(before && (before.kind === fact.kind || before.matter === fact.matter));
    if (!isLost || isDiagnosis(fact, language)) kept.set(fact.id, fact);
    // `Dat is niet meer gebeurd`, behind another sentence, would be of that: it stands as it was said.
    else if (neverLost.has(fact.kind))
      kept.set(
        fact.id,
        isPointing(fact) && fact.leans_on === undefined && fact.asked === ''
          ? { ...fact, clause: null }
          : fact,
      );
  }
  return [...kept.values()];
}
