/** When something was: what is asked after `En als kind?` is of then, and what was reached `last time` is not of today. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain } from '../reading/text.ts';
import type { Talk } from '../talk/sentence.ts';
import { besideQuestion } from './answer-statement.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { lastQuestion } from './last-question.ts';

const stage: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:als (?:kind|kleuter|puber|tiener|peuter|baby)|(?:in|tijdens) (?:je|uw|de) (?:jeugd|kindertijd|puberteit)|op (?:de|het) (?:basisschool|lagere school|kleuterschool|middelbare school|middelbare)|als jong meisje|als jongetje)(?!\p{L})/iu,
  en: /\b(?:as a (?:child|kid|teenager|toddler|baby|boy|girl)|in (?:your )?(?:childhood|teens)|at (?:primary|elementary|secondary|high|middle) school|when you were (?:a child|a kid|little|small|young))\b/i,
};
/** A list of what there may have been, without a verb that says when. */
const listed = /^[\p{L} -]{3,30}(?:, [\p{L} -]{3,30}){1,5}\?$/u;
const ofNow =
  /(?<!\p{L})(?:nu|nog|tegenwoordig|vandaag|bent|ben|heeft|heb|hebt|is|zijn|now|still|today|are|is|have|do)(?!\p{L})/iu;
const REACH = 2;

/** The time of life that was asked about just before. */
function stageBefore(fact: Fact, facts: readonly Fact[], language: Language): string | undefined {
  const question = lastQuestion(fact.asked);
  if (!listed.test(question) || ofNow.test(question) || stage[language].test(fact.asked)) return undefined;
  const first = fact.sources[0] ?? 0;
  for (let at = fact.id - 1; at >= 0; at--) {
    const before = facts[at];
    if (!before || before.asked === fact.asked) continue;
    if (first - (before.sources.at(-1) ?? 0) > REACH) return undefined;
    if (before.asked !== '') return stage[language].exec(before.asked)?.[0];
  }
  return undefined;
}

const lastTime: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:vorige (?:keer|sessie|week|afspraak)|de laatste keer|laatste sessie)(?!\p{L})/iu,
  en: /\b(?:last (?:time|session|week)|the previous session)\b/i,
};
const today: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:nu|vandaag|net|zojuist|zonet|daarnet|inmiddels)(?!\p{L})/iu,
  en: /\b(?:now|today|just|currently|so far)\b/i,
};
const was: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|toen|dus)[, ]+)*(?:we|wij|je|u|het|dat) (?:\p{L}+(?:de|den|te|ten)|zat|zaten|was|waren|kwam|kwamen|eindig\p{L}+|bleef|bleven|stond|stonden|had|hadden)(?!\p{L})/iu,
  en: /^(?:(?:and|then|so)[, ]+)*(?:we|you|it|that) (?:\w+ed|was|were|got|left|came|began|had|did|ended)\b/i,
};
const names: Readonly<Record<Language, string>> = { nl: 'Vorige keer', en: 'Last time' };
const decided: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'safety_plan', 'handover']);
const SAME_TURNS = 2;

/** Who treats goes on about the time before: `Vorige keer deden we de keuken.` – `Ja.` – `We eindigden op een vier.` */
function isOfLastTime(
  fact: Fact,
  { sentences, language }: Talk,
  places: ReadonlyMap<object, number>,
): boolean {
  const [first] = fact.from;
  if (!first || fact.told_by !== 'clinician' || fact.asked !== '' || decided.has(fact.kind)) return false;
  if (!was[language].test(first.text) || today[language].test(plain(first.text))) return false;
  if (lastTime[language].test(first.text)) return false;
  if (fact.slots.times.some(({ what }) => what.kind === 'day')) return false;
  const at = places.get(first) ?? 0;
  for (let back = at - 1; back >= 0; back--) {
    const each = sentences[back];
    if (!each || first.seq - each.seq > SAME_TURNS) return false;
    if (each.speaker.role !== 'clinician') continue;
    if (today[language].test(plain(each.said))) return false;
    if (lastTime[language].test(each.said)) return true;
  }
  return false;
}

export function withFrames(facts: readonly Fact[], talk: Talk): Fact[] {
  const { language } = talk;
  const places = new Map<object, number>(talk.sentences.map((each, at) => [each, at]));
  return facts.map((fact, at): Fact => {
    const then = stageBefore(fact, facts, language);
    if (then !== undefined) {
      const isFirst = facts[at - 1]?.asked !== fact.asked;
      const asSaid = besideQuestion(lastQuestion(fact.asked), fact.quote);
      const own = isFirst ? asSaid : fact.clause;
      const clause =
        own === null || !isFirst ? own : `${then.charAt(0).toUpperCase()}${then.slice(1)}: ${own}`;
      return { ...fact, kind: 'biography', clause };
    }
    if (fact.clause === null || !isOfLastTime(fact, talk, places)) return fact;
    const clause = `${names[language]}: ${goingOn(fact.clause, language)}`;
    return { ...fact, clause, slots: slotsOf(clause, language, { isSpoken: true }) };
  });
}
