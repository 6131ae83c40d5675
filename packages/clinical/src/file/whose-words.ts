/** Whether words behind somebody of the family are of the client after all: what they hand out, and who the next words are about. */

const women =
  'moeder|(?:half|stief)?zus(?:je|ter)?|dochter(?:tje)?|echtgenote|vriendin|vrouw|oma|grootmoeder|tante|nicht(?:je)?|kleindochter|buurvrouw|mother|mum|sister|daughter|wife|girlfriend|aunt|grandmother|granddaughter';
const men =
  'vader|(?:half|stief)?broer(?:tje)?|zoon(?:tje)?|echtgenoot|vriend|man|opa|grootvader|oom|neef(?:je)?|kleinzoon|buurman|father|dad|brother|son|husband|boyfriend|uncle|grandfather|grandson';
const named = (people: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${people})(?![\\p{L}-])`, 'iu');
const [aWoman, aMan] = [named(women), named(men)];

/** `Dochter beheert de medicatie`, `Mum gives him …`. */
const handsOut = new RegExp(
  `(?<![\\p{L}-])(?:${women}|${men}|partner|ouders?|parents?|carer)(?: \\p{Lu}\\p{L}+)?(?: \\p{L}+)? (?:(?:geeft|geven|gives?|gave) (?:hem|haar|pati[eë]nte?|cli[eë]nte?|him|her|them)|beheert|beheren|zet (?:\\p{L}+ ){0,4}(?:uit|klaar)|reikt|deelt|haalt|controleert|bewaakt|helpt|doseert|smeert|spuit (?:hem|haar)|manages?|puts out|supervises?|collects?|administers?|fills|helps|prompts|reminds|oversees)(?!\\p{L})`,
  'iu',
);

/** `Zijn moeder nam oxazepam; hij gebruikt …`: the next words are of another than she. */
function isOfNext(before: string): boolean {
  const [, rest = '', his] =
    /^(.*[;,]\s(?:en |maar |and |but )?)(?:(hij|he)|zij|ze|she)\s[^;]*$/isu.exec(before) ?? [];
  if (rest === '') return false;
  return his === undefined ? aMan.test(rest) && !aWoman.test(rest) : aWoman.test(rest) && !aMan.test(rest);
}

/** `before`: the words of the sentence up to the place that is asked of. */
export const isClientAfterAll = (before: string): boolean => handsOut.test(before) || isOfNext(before);
