/** What a clinician would strike: exclamations, laughter, the number of what will be said next, and talk about the weather. */
import type { Language } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import type { Fact } from './fact.ts';
import { names } from './unclear.ts';

const counts: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:er zijn|zijn er|ik zie|ik heb|heb ik|we hebben|ik wil) (?:\p{L}+ )?(?:twee|drie|vier|vijf|een paar|nog een paar|verschillende) (?:mogelijkheden|wegen|opties|manieren|dingen|vragen|punten|keuzes|soorten)$/u,
  en: /\b(?:there are|there's|i see|i have|i've got|we have|i want) (?:\w+ )?(?:two|three|four|five|a few|a couple of|several) (?:options|ways|things|choices|questions|points|kinds)$/,
};
const exclaims: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ach|o|oh|nou|nee|ja|mijn|lieve|goeie|arme)? ?(?:god|hemel|jezus|jezus maria|heer|help|jee|jeetje|tjonge|tjonge jonge|sjonge|jongen|kind|schat|mens|wat erg|hou op|poeh|pfff?))$/,
  en: /^(?:(?:oh|my|dear|good|well|no|poor)? ?(?:god|lord|jesus|heavens|dear|gosh|goodness|blimey|love|lamb|stop it))$/,
};
const laughs: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:haha\w*|hihi|grapje|geintje|mopje)\b/,
  en: /\b(?:haha\w*|just kidding|only joking|i'm joking)\b/,
};
const surroundings: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:lawaai|het weer|regent|regende|de zon|parkeren|parkeerplaats|geparkeerd|de file|wachtkamer|koffie|de trein had|te laat binnen)\b/,
  en: /\b(?:the noise|the weather|raining|parking|parked|traffic|waiting room|coffee|running late)\b/,
};
/** The first and the last of a talk are about the way here and the way home. */
const EDGE = 0.06;
const MOST_LAUGHING_WORDS = 12;

const numbers = /^(?:een|twee|drie|vier|vijf|zes|one|two|three|four|five|six)$/;

export function isNoise(fact: Fact, language: Language): boolean {
  const { quote, slots, asked, told_by, progress } = fact;
  const said = plain(quote)
    .replace(/[^\p{L}\d' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (counts[language].test(said) || exclaims[language].test(said)) return true;
  // `Drie. U belt als …`: it counts what comes.
  if (told_by === 'clinician' && asked === '' && numbers.test(said)) return true;
  const told = slots.times.length + slots.amounts.length + slots.changes.length + slots.durations.length;
  if (names(fact) || told > 0) return false;
  if (laughs[language].test(said)) return wordsOf(quote).length <= MOST_LAUGHING_WORDS && asked === '';
  const isEdge = progress < EDGE || progress > 1 - EDGE;
  return isEdge && asked === '' && surroundings[language].test(said);
}
