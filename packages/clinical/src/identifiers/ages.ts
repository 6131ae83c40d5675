/** Ages over 89: so few people have them that they tell who somebody is. Other numbers stay. */
import { dutchNumber, englishSmall } from '../reading/number-words.ts';
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isFirstName } from './ordinary.ts';
import { saidBefore } from './word.ts';

const LOWEST = 90;
const HIGHEST = 115;

const englishAge =
  'ninety(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a|one) hundred(?: and)? (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const dutchAge =
  '(?:(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en|ën))?negentig|honderd(?:en|en )?(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)';
const numbers = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:\\d{2,3}(?![\\d%]|[.,/:]\\d)|${englishAge}|${dutchAge})(?!\\p{L}(?!o(?!\\p{L})|r(?!\\p{L})|\\/o))`,
  'giu',
);

/** The number and `years`, as an age is said. */
const years =
  /^(?:\s?-?\s?(?:jarigen?|year-?\s?olds?|years?[ -]old|yrs? old|y\/o|yo|lentes jong)(?!\p{L})|\s(?:jaar|jr\.?|years|yrs)(?!\p{L})(?!\s(?:geleden|lang|ago|later|van|bij|in|met|voor|gewerkt|gewoond|getrouwd|samen|sober|clean|nuchter|verschil|of|married|working)))/iu;
/** `op haar 93e`, `in zijn 91ste levensjaar` */
const ordinal =
  /(?<=(?<!\p{L})(?:zijn|haar|mijn|hun|his|her|my|their)\s)(\d{2,3})(?:e|ste|de|st|nd|rd|th)\s?(?:levensjaar|verjaardag|jaar|birthday|year)?(?!\p{L})/giu;

const adverbs =
  '(?:\\s(?:nu|nou|er|volgende (?:maand|week)|volgend jaar|deze (?:maand|week)|binnenkort|next (?:month|week|year)|this (?:month|week|year)|soon|net|pas|onlangs|inmiddels|al|bijna|vandaag|gisteren|morgen|dit jaar|in \\p{L}+|straks|toch|immers|ondertussen|ruim|now|nearly|almost|just|already|only|recently|about|over|ook|dan|intussen|maar liefst))*';
const person =
  '(?:ik|hij|zij|ze|u|je|jij|i|he|she|you|we|who|die|mevrouw|meneer|mw|dhr|pati[eë]nte?|cli[eë]nte?|patient|client|betrokkene|moeder|vader|oma|opa|tante|oom|schoonmoeder|schoonvader|buurvrouw|buurman|man|vrouw|echtgenoot|echtgenote|weduwe|weduwnaar|overgrootmoeder|overgrootvader|mother|father|mum|mom|dad|gran|granny|grandma|nan|nana|grandad|grandpa|grandmother|grandfather|aunt|auntie|uncle|husband|wife|neighbour|neighbor|lady|gentleman|woman|resident|bewoner|bewoonster|dame|heer)';
const verb =
  "(?:\\s(?:is|was|ben|bent|wordt|werd|word|am|turned|turns|will be|would be|becomes|became|zijn|geworden)|['’](?:s|m|re|ll be|d be))";
/** `She is 97`, `mijn oma wordt in mei 95`. */
const isPersons = new RegExp(
  `(?<!\\p{L})${person}${verb}(?:\\s(?:ik|hij|zij|ze|u|je|he|she))?${adverbs}\\s$`,
  'iu',
);
/** `Truus is inmiddels 95` */
const named = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}-]+)\\s(?:is|was|wordt|werd|turned|turns)${adverbs}\\s$`,
  'u',
);
const turnedAround = new RegExp(
  `(?<!\\p{L})(?:ben|is|bent|wordt|word|was|werd)\\s(?:ik|hij|zij|ze|u|je|mevrouw|meneer|moeder|vader|oma|opa)${adverbs}\\s$`,
  'iu',
);
/** `oma van vijfennegentig`, `a lady of 93`, `aged 92`, `leeftijd: 91`. */
const told =
  /(?<!\p{L})(?:(?:mevrouw|meneer|mw\.?|dhr\.?|oma|opa|moeder|vader|man|vrouw|tante|oom|buurvrouw|buurman|schoonmoeder|schoonvader|dame|heer|weduwe|weduwnaar|iemand|mens|overgrootmoeder|overgrootvader|bewoner|bewoonster|zus|zuster|broer|echtgenoot|echtgenote|pati[eë]nte?|cli[eë]nte?|vriendin|vriend)\svan(?:\s(?:bijna|ruim|net|al))?|(?:mother|father|man|woman|lady|gentleman|widow|widower|gran|grandmother|grandfather|aunt|uncle|person|neighbour|husband|wife|sister|brother)\sof(?:\s(?:nearly|almost))?|aged?|leeftijd(?:\s(?:is|van))?|age(?:\s(?:is|of))?|lft\.?|oud)[\s:,]+$/iu;
/** `mevrouw De Boer (94)`, `Dhr. Smit, 93,` */
const behindName =
  /(?<!\p{L})(?:mevrouw|meneer|mw\.?|mevr\.?|dhr\.?|de heer|mrs?\.?|ms\.?|miss|oma|opa|moeder|vader|mother|father|gran|grandmother|grandfather|weduwe|widow|dame|man|vrouw|woman|lady)(?:\s[\p{L}'’-]+){0,4}(?:\s\(|,\s)$/iu;
/** `at 93 he still drives` */
const atAge = /(?:^|[,.;]\s|(?<!\p{L})(?:and|but)\s)at\s$/iu;
/** `V, 91, weduwe` */
const sexBefore =
  /(?:^|[.;(]\s?|:\s)(?:m|v|f|man|vrouw|male|female|weduwe|weduwnaar|widow|widower)(?:,\s?|\s|\/)$/iu;
/** `ze wordt volgende maand honderd`: a number that is mostly an amount. */
const hundred = new RegExp(
  `(?<=(?<!\\p{L})${person}(?:\\s(?:wordt|werd|word|is|turns|turned|will be)|['’]ll be)${adverbs}\\s)(?:honderd|(?:a|one) hundred)(?=\\sgeworden|\\s?[.,!?]|\\s(?:en|and|in|op|next|volgende)(?!\\p{L})|\\s*$)`,
  'giu',
);
/** Of what else a person may be so much: kilos, days without drink, per cent. */
const notYears =
  /^\s?(?:%|°|(?:procent|percent|per cent|kilo['’]?s?|kgs?|kilograms?|cm|centimeter|mg|ml|mcg|keer|maal|x|times|dagen|dag|days|day|weken|weeks|uur|hours|minuten|minutes|seconden|maanden|months|pounds|lbs|stone|punten|points|euro|km|kilometer|meter|stappen|steps|mmhg|bpm|slagen|graden|degrees|sure|zeker|van de|of the|out of|te|kwijt|gram|calorie\p{L}*|tabletten|tablets|pillen|pills|over|per)(?!\p{L}))/iu;

/** What was measured just before is measured again. */
const measured =
  /(?<!\p{L})(?:iq|tiq|viq|piq|moca|mmse|ace|score\p{L}*|scoort|scored|percentiel|percentile|saturatie|sats?|weight|gewicht|weegt|woog|weighs|weighed|pols|pulse|bloeddruk|blood pressure|bp|rr|heart rate|hartslag|glucose|dosis|dose|level|spiegel)(?!\p{L})[^.?!]{0,40}$/iu;

function isAge(text: string, start: number, end: number): boolean {
  const [before, after] = [saidBefore(text, start), text.slice(end)];
  if (notYears.test(after)) return false;
  if (years.test(after)) return true;
  if (told.test(before)) return true;
  if (atAge.test(before) && /^,?\s(?:he|she|they|i)(?!\p{L})/iu.test(after)) return true;
  if (sexBefore.test(before) && /^\s?(?:[,;)]|$|\.(?!\d))/.test(after)) return true;
  if (behindName.test(before)) return /^\s?[),;.]/.test(after);
  if (measured.test(before) || /^\s(?:on|op) (?:the|de|his|her|zijn|haar) /iu.test(after)) return false;
  return (
    isPersons.test(before) || turnedAround.test(before) || isFirstName(plain(named.exec(before)?.[1] ?? ''))
  );
}

function ageOf(found: string): number {
  if (/\d/.test(found)) return Number(found);
  const text = plain(found);
  const [tens = '', unit = ''] = text.split(/[- ]/);
  if (englishSmall.has(tens)) return (englishSmall.get(tens) ?? 0) + (englishSmall.get(unit) ?? 0);
  return dutchNumber(text) ?? (/hundred|honderd/.test(text) ? 101 : 0);
}
const isHigh = (age: number): boolean => age >= LOWEST && age <= HIGHEST;

export function agesIn(text: string): Span[] {
  const spans = [...text.matchAll(numbers)].flatMap(({ 0: found, index }): Span[] => {
    const end = index + found.length;
    return isHigh(ageOf(found)) && isAge(text, index, end) ? [{ start: index, end, kind: 'age' }] : [];
  });
  for (const { 1: found = '', index } of text.matchAll(ordinal))
    if (isHigh(Number(found))) spans.push({ start: index, end: index + found.length, kind: 'age' });
  for (const { 0: found, index } of text.matchAll(hundred))
    spans.push({ start: index, end: index + found.length, kind: 'age' });
  return spans;
}
