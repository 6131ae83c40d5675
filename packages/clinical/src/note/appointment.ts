/** `Hier over vier weken, dinsdag om half drie`: of the next contact it is an appointment, and is called one. */
import type { Language } from '../note.ts';

const begins: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:hier|dan|dus|en|weer|terug|nou|goed|volgende(?= (?:over|op|om|\p{L}+dag)(?!\p{L})))[, ]+)*(?=(?:over|op|volgende|komende|aanstaande|begin|eind) [\p{L}\d]|(?:maan|dins|woens|donder|vrij|zater|zon)dag\b|\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december))/iu,
  en: /^(?:(?:here|then|so|and|again|back|well|good)[, ]+)*(?=(?:in|on|next) [\p{L}\d]|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/iu,
};

/** A day with its hour, or so many weeks on with its day: less may be about anything. */
const day: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:maan|dins|woens|donder|vrij|zater|zon)dag(?!\p{L})|\d (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)/iu,
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/iu,
};
const also: Readonly<Record<Language, RegExp>> = {
  nl: /\d[.:]\d\d|\d uur|half \p{L}|(?<!\p{L})(?:over|om de) (?:\d+|een|één|twee|drie|vier|vijf|zes|acht|tien|twaalf) (?:dagen|weken|week|maanden|maand)/iu,
  en: /\d[.:]\d\d|\d ?(?:am|pm)\b|o'clock|\bin (?:\d+|a|one|two|three|four|five|six|eight|ten|twelve) (?:days|weeks?|months?)/iu,
};

/** Somebody does something at that time: it says itself what it is. */
const doing: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:afspraak|controle|gesprek|consult|sessie|huisbezoek|bel\p{L}*|zie\p{L}*|komt?|komen|gaat|gaan|is|was|wordt|heeft|had|moet|kan|start|begint|prik\p{L}*|cliënt|behandelaar)(?!\p{L})/iu,
  en: /\b(?:appointment|check|session|visit|call\w*|see\w*|comes?|goes|going|is|was|has|had|will|can|starts?|begins?|patient|client|clinician|review|follow-up)\b/iu,
};

const names: Readonly<Record<Language, string>> = { nl: 'Vervolgafspraak', en: 'Follow-up appointment' };

export function asAppointment(clause: string, language: Language): string {
  const isOne =
    begins[language].test(clause) &&
    day[language].test(clause) &&
    also[language].test(clause) &&
    !doing[language].test(clause);
  if (!isOne) return clause;
  const when = clause.replace(begins[language], '');
  return `${names[language]} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}
