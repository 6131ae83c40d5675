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
/** `Ik moet ophangen, daar komt ze`: of the telephone. */
const hangsUp: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|maar|nou|oke|sorry|zo) )*(?:ik|we) (?:moet|moeten|ga|gaan) (?:nu |zo |even |weer |dan )*ophangen\b(?! aan)/,
  en: /^(?:(?:and|but|well|okay|sorry) )*(?:i|i'll|i've got to|we) (?:have to |need to |must |should )?(?:go now|hang up|ring off)\b/,
};
const surroundings: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:lawaai|het weer|regent|regende|de zon|parkeren|parkeerplaats|geparkeerd|de file|wachtkamer|koffie|de trein had|te laat binnen)\b/,
  en: /\b(?:the noise|the weather|raining|parking|parked|traffic|waiting room|coffee|running late)\b/,
};
/** The first and the last of a talk are about the way here and the way home. */
const EDGE = 0.06;
const MOST_LAUGHING_WORDS = 12;

const numbers = /^(?:een|twee|drie|vier|vijf|zes|one|two|three|four|five|six)$/;

/** `Gerrit (volgens naaste)`: a word to which its question is lost. */
function isWordAlone({ clause, slots, told_by, leans_on, kind }: Fact): boolean {
  if (clause === null || told_by !== 'other' || leans_on !== undefined || kind === 'risk') return false;
  const told = clause.replace(/ \((?:volgens|per|according to) [^)]+\)/gu, '');
  const isSaid = slots.findings.length + slots.medicines.length + slots.measurements.length > 0;
  const isValued = slots.times.length + slots.amounts.length + slots.frequencies.length > 0;
  return !isSaid && !isValued && /^\p{Lu}[\p{L}-]+[.!]?$/u.test(told.trim()) && !verbs.test(told);
}
/** `Rookt`, `Slecht`, `Vaker`: so it is with who is treated. */
const verbs = /(?:[^i]t|den|ken|gen|er|ed|s)[.!]?$/iu;

export function isNoise(fact: Fact, language: Language): boolean {
  const { quote, slots, asked, told_by, progress } = fact;
  if (isWordAlone(fact)) return true;
  const said = plain(quote)
    .replace(/[^\p{L}\d' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (counts[language].test(said) || exclaims[language].test(said) || hangsUp[language].test(said))
    return true;
  // `Drie. U belt als …`: it counts what comes.
  if (told_by === 'clinician' && asked === '' && numbers.test(said)) return true;
  const told = slots.times.length + slots.amounts.length + slots.changes.length + slots.durations.length;
  if (names(fact) || told > 0) return false;
  if (laughs[language].test(said)) return wordsOf(quote).length <= MOST_LAUGHING_WORDS && asked === '';
  const isEdge = progress < EDGE || progress > 1 - EDGE;
  return isEdge && asked === '' && surroundings[language].test(said);
}
