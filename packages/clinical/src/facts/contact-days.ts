/** `Ik zie u over vier weken.` `Dinsdag dan, dezelfde tijd.`: the day of the appointment that was just made, and no other. */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised } from '../reading/text.ts';
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

export function withContactDays(facts: readonly Fact[], language: Language): Fact[] {
  const made = [...facts];
  for (const [at, fact] of facts.entries()) {
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
