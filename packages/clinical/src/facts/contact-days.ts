/** `Ik zie u over vier weken.` `Dinsdag dan, dezelfde tijd.`: the day of the appointment that was just made, and no other. */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import type { Fact } from './fact.ts';

const onlyDay: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:op|weer|dan|en|goed|ja|hier|prima)[, ]+)*(?<day>(?:maan|dins|woens|donder|vrij|zater|zon)dag)?(?:[, ]*\b(?:dan|weer|ook|maar)\b)*[, ]*(?<time>(?:op )?(?:de|het)?zelfde (?:tijd|tijdstip|uur))?[.!]*$/iu,
  en: /^(?:(?:on|again|then|and|good|yes|here)[, ]+)*(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)?(?:[, ]*\b(?:then|again|too)\b)*[, ]*(?<time>(?:at )?(?:the )?same time)?[.!]*$/iu,
};
/** So many weeks on, with no day. */
const ahead: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})over (?:een |één )?(?:\p{L}+ |\d+ )?(?:dagen|week|weken|maand|maanden)(?!\p{L})/iu,
  en: /\bin (?:a |an )?(?:\w+ )?(?:days|weeks?|months?)\b/iu,
};
const dayNamed: Readonly<Record<Language, RegExp>> = {
  nl: /(?:maan|dins|woens|donder|vrij|zater|zon)dag(?!\p{L})/iu,
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu,
};
const REACH = 3;

/** `Bloed prikken doen we ook.` `Dat kan morgen.`: the day of what was just agreed. */
const dayOfIt: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dat|die|dit|het) (?<verb>kan|mag|is|wordt|moet) (?<when>.+)$/iu,
  en: /^(?:that|this|it) (?<verb>can be|could be|is|will be) (?<when>.+)$/iu,
};
const LONGEST_DAY_WORDS = 8;
const hasDay = ({ slots }: Fact): boolean =>
  slots.times.some(
    ({ what }) =>
      what.kind === 'days' ||
      (what.kind === 'day' && (what.day.weekday !== undefined || what.day.day !== undefined)),
  );

function withItsDay(fact: Fact, head: Fact | undefined, language: Language): Fact | undefined {
  const clause = fact.clause ?? fact.quote;
  const { verb, when } = dayOfIt[language].exec(clause.replace(/[.!]+$/u, ''))?.groups ?? {};
  if (!verb || !when || !head?.clause || head.told_by !== fact.told_by || head.kind !== 'plan')
    return undefined;
  if (!hasDay(fact) || hasDay(head) || wordsOf(clause).length > LONGEST_DAY_WORDS) return undefined;
  if (Math.floor(head.matter) !== Math.floor(fact.matter)) return undefined;
  const told = `${head.clause}, ${/^(?:is|wordt|will be)$/iu.test(verb) ? '' : `${verb} `}${when}`;
  return { ...head, clause: told, slots: slotsOf(told, language, { isSpoken: true }) };
}

export function withContactDays(facts: readonly Fact[], language: Language): Fact[] {
  const made = [...facts];
  for (const [at, fact] of facts.entries()) {
    const dated = withItsDay(fact, made[at - 1], language);
    if (dated) {
      made[at - 1] = { ...dated, sources: [...new Set([...dated.sources, ...fact.sources])] };
      // What the one before it now says as well is told once.
      made[at] = { ...fact, standing: 'general', clause: null };
      continue;
    }
    const { day, time } = onlyDay[language].exec(fact.clause ?? fact.quote)?.groups ?? {};
    if (day === undefined && time === undefined) continue;
    const head = made.findLastIndex(
      ({ clause }, place) =>
        place < at &&
        at - place <= REACH &&
        clause !== null &&
        ahead[language].test(clause) &&
        !dayNamed[language].test(clause),
    );
    const told = made[head];
    if (!told || told.clause === null) continue;
    const when = [day?.toLowerCase(), time?.toLowerCase()].filter((part) => part !== undefined).join(', ');
    const clause = `${told.clause}, ${when}`;
    made[head] = {
      ...told,
      clause,
      kind: 'next_contact',
      slots: slotsOf(clause, language, { isSpoken: true }),
    };
    // What the one before it now says as well is told once.
    made[at] = {
      ...fact,
      clause: capitalised(when),
      kind: 'next_contact',
      matter: told.matter,
      leans_on: told.id,
    };
  }
  return made;
}
