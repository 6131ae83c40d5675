/** Ways to tell that a medicine is used no more, besides the words for stopping: `ging er in 2024 uit`, `came to an end`. */
import type { Language } from '../../note.ts';
import type { MedicineChange } from '../finding.ts';
import { medicineWords } from './medicine-words.ts';

/** Where what is said ends: `is inmiddels op.`, and not `is op 3 maart`. */
const end = '(?=\\s*(?:[.,;:)]|$))';
const few = '(?:[\\p{L}\\d]+ ){0,4}';

/** Behind the name of the medicine, in plain letters. */
const ways: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'een streep (?:er)?door|geschrapt|doorgehaald|doorgestreept|afgevoerd|afgezworen|weggedaan|afgedankt|ingeleverd|teruggegeven|opgemaakt|uitgefaseerd|afgebroken|gecesseerd|geeindigd|vervallen|losgelaten|ingeruild|verruild|afgeschaft|ontwend',
    `(?:van|uit) (?:de|het|haar|zijn) ${few}(?:verwijderd|verdwenen|gehaald|gegaan|gelaten)`,
    'verwijderd van de lijst',
    `(?:ging|gingen|gaat|is|zijn|was|waren|werd|werden|haalden?) ${few}(?:eruit|er ${few}(?:uit|af))(?= (?:gegaan|gehaald|gelaten)|\\s*(?:[.,;)]|$))`,
    `(?:loopt|lopen|liep|liepen) ${few}(?:niet (?:meer|langer)|af)${end}`,
    `afgelopen${end}`,
    `(?:is|zijn|was|waren|had (?:hij|zij|ze)|heeft (?:hij|zij|ze)) (?:nu |inmiddels |toen |al |alweer |helemaal )*op${end}`,
    `z[ai]t er ${few}op`,
    'van de baan|verleden tijd|(?:tot|naar) het verleden|in onbruik|niet meer aan de orde|niet meer leverbaar|uit de handel|overbodig (?:geworden|gebleken)',
    `(?:is|was|zijn|raakte|kwam) (?:hij|zij|ze|pati\\p{L}+|cli\\p{L}+|mw|dhr|betrokkene) ${few}(?:van)?af${end}`,
    'liet (?:hij|zij|ze|pati\\p{L}+|cli\\p{L}+) (?:\\p{L}+ )?(?:staan|liggen|vallen|schieten)',
    `(?:hield|hielden|houdt) ${few}(?:er)?mee op|mee gekapt|moest ${few}wijken|plaats ?gemaakt`,
    `(?:totdat|tot)\\b[^.;]{3,60}\\b(?:staken|staakte|stopte|stoppen|gestaakt|gestopt)`,
    `(?:was|is|kuur) ${few}klaar${end}`,
    `geen van (?:beide|beiden|allen?|de (?:twee|drie)) (?:gebruikt|neemt|slikt|wordt|worden)`,
    'te vervallen|de deur uit(?: gedaan)?|(?:kliko|vuilnisbak|container) in|(?:terug|teruggebracht) naar de apothee?k|eruit gegooid|(?<!\\bdan )uitgewerkt|afgeschreven|op non-?actief|uit (?:het|de) (?:schema|pakket|rol|baxter|medicatie\\p{L}*) (?:gehaald|gegaan|gelaten)|ten einde|tot een einde',
    '(?:kuur )?klaar (?:op |per |sinds )?\\d',
    `(?:bij|na) ontslag ${few}niet (?:meegegeven|gecontinueerd|voortgezet)`,
    `weggehaald|weggevallen|wegbezuinigd|onaangeroerd|onaangebroken|laten (?:staan|stoppen|staken|vallen|schieten|vervallen)|afgeleerd|er ?(?:uit|af) gegooid|speelt geen rol meer`,
    `(?<=(?:[,;:(–→>-]|\\d ?m?c?g) ?)(?:er ?(?:uit|af)|ex|vervalt|uit|op)(?=\\s*(?:[,;:)(–-]|\\.?$))`,
    `(?<=[,;:(–→>-] ?)(?:${few})?klaar${end}`,
    `laatste (?:tablet|tabletten|pil|pillen|capsule|strip|kuurdag|dag(?= (?:was|\\d)))`,
    `voor het laatst(?! (?:vanochtend|vanmorgen|vanmiddag|vandaag|gisteren|gisteravond|vannacht|afgelopen|om))\\b[^.;]{0,25}\\b(?:nam|genomen|ingenomen|gebruikt|geslikt|opgehaald|afgehaald|gehaald)`,
    `(?:nam|slikte|gebruikte|haalde) (?:hij|zij|ze|pati\\p{L}+) (?:dit |dat |het |deze |die )?(?:voor het laatst|kort${end})`,
    `(?:al ?lang|allang|sindsdien|daarna|dus|ook|inmiddels|tegenwoordig|(?<=[,;:(–-] ?)|(?:sinds|vanaf|na) [^.;,]{2,25}|(?:neemt|slikt|gebruikt|krijgt|hoeft) (?:\\p{L}+ ){1,3}) ?niet (?:meer|langer)${end}`,
  ],
  en: [
    '(?:came|has come|come|drew|brought) to an end',
    '(?:threw|thrown|chucked|flushed) (?:it |them |the rest |these |all )?(?:away|out|down)',
    'binned|dropped(?! (?:to|from|by|out|off))|struck (?:off|out)|crossed (?:off|out)|removed|phased out|tailed off|abandoned|deprescribed|self-ceased|expired|handed back|left behind|put aside|set aside|given up on',
    'not (?:been )?(?:re-?issued|renewed|repeated|resumed|reinstated|carried on|re-?prescribed)',
    'returned to (?:the )?pharmacy|fell by the wayside|let go',
    `no more${end}`,
    `(?:is|are|was|were) (?:now )?(?:history|finished with|over)${end}`,
    '(?:not|neither (?:is|was|are|were)) (?:\\p{L}+ )?(?:taken|used|in use|taking) (?:now|any ?more|any longer|at present)',
    'no longer (?:in|has|having|needs|needed|part|given|used|taken)',
    `(?:until|till)\\b[^.;]{3,50}\\b(?:stopped|withdrew|took) (?:it|him off|her off|them)`,
    `went (?:at the same time|too|as well|next|first|then|soon after|in (?:19|20)\\d\\d)`,
    `neither (?:is|was|has been|have been|were|are) (?:\\p{L}+ )?(?:used|taken|continued|needed|prescribed|restarted)`,
    `(?:last|final) (?:tablets?|capsules?)(?= (?:was|taken|on))`,
    `(?:long )?since (?:stopped|abandoned|discontinued|dropped|given up|gone)|not any ?more|no longer${end}|laid aside|fallen away|petered out|seen off|(?:is|was|were|been) (?:all )?(?:used|taken) up`,
    `(?:got|came|taken|weaned|tapered|is|was|now|been) (?:himself |herself |right |completely |fully )?off (?:it|them|this|these)`,
  ],
};
const further: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(`\\b(?:${ways.nl.join('|')})(?!\\p{L})`, 'u'),
  en: new RegExp(`\\b(?:${ways.en.join('|')})(?!\\p{L})`, 'u'),
};

/** `gebruikt hij bijna niet meer`: now and then. */
const hardly = /\b(?:bijna|vrijwel|haast|zo goed als) niet (?:meer|langer)$/u;

/** `moet dan gestopt worden`, `should be withheld`: what is to be done has not been. */
export const isStillToDo = (ahead: string, behind: string): boolean =>
  /\b(?:should|must|can|may|might|could|will|would|shall|(?<!\b(?:had|has|have|needed) )to)(?: \p{L}+)? be (?:\p{L}+ )?$/iu.test(
    ahead,
  ) ||
  (/\b(?:moet|moeten|kan|kunnen|mag|mogen|dient|dienen|zal|zullen|zou|zouden|hoeft)\b[^.;,]*$/iu.test(
    ahead,
  ) &&
    /\bworden\s$/iu.test(ahead) !== /^\s(?:te )?worden\b/iu.test(behind));

/** Where plain words say that what they are of is used no more. */
export function endIn(said: string, language: Language): { at: number; length: number } | undefined {
  const [found] = [medicineWords[language].noMore, further[language]]
    .map((pattern) => pattern.exec(said))
    .filter((match) => match !== null)
    .filter((match) => !hardly.test(match[0]) && !isStillToDo(said.slice(0, match.index), ''))
    .sort((a, b) => a.index - b.index);
  return found && { at: found.index, length: found[0].length };
}

/** `He has not taken his ramipril since May`: the name stands amidst it. */
const notTaken: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  nl: [
    /\b(?:heeft|had|nam|neemt|gebruikt|slikt)\b[^.;,]{0,20}$/u,
    /^[^.;,]{0,10}\b(?:al|sinds)\b[^.;,]{1,30}\bniet (?:meer )?(?:in)?(?:genomen|gebruikt|geslikt|gehad|opgehaald)\b/u,
  ],
  en: [
    /\b(?:has|have|had) not (?:taken|used|had|been taking|collected) (?:(?:his|her|their|any|the) )?$/u,
    /^[^.;,]{0,20}\b(?:since|for (?:\d+|some|several|many|two|three|four|six|a|months|weeks|years))\b/u,
  ],
};
export const isLeftSince = (head: string, behind: string, language: Language): boolean => {
  const [before, after] = notTaken[language];
  return before.test(head) && after.test(behind);
};

const label: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:inmiddels |recent |reeds |wel |ook )*(?:(?:van|uit) (?:de|het) (?:\p{L}+ )?(?:\p{L}*lijst|overzicht|baxter\p{L}*|weekdoos) (?:verwijderd|gehaald|verdwenen)|(?:niet meer|niet langer)(?: \p{L}+){0,3}|vervallen|gestopt|gestaakt|beeindigd|geschrapt|gesaneerd|afgebouwd|stopgezet|verwijderd|er ?af(?: gehaald| gegaan)?|weggehaald|weggelaten|niet hervat|niet gecontinueerd|uit de (?:rol|baxter)|voltooid|afgerond|afgemaakt|klaar|uitgeslopen|afgelopen kuren?)(?: (?:per|sinds|op|in|vanaf|na|bij|tijdens|door|wegens|de|het) [^:]{1,40})?\s*:\s*$/u,
  en: /^(?:recently |now |since |already )*(?:no longer(?: \p{L}+){0,3}|stopped|discontinued|ceased|withdrawn|removed|ended|expired|finished|completed(?: courses?)?|crossed off|taken off|come off|came off|off|not continued|not restarted|withheld|deprescribed|stopped taking)(?: (?:in|on|since|at|during|after|by|as of|from|over) [^:]{1,40})?\s*:\s*$/u,
};

/** `Vervallen per 07-2026: naproxen 500 mg, tramadol`: what opens the line holds for all that it lists. */
export const opensEnded = (
  head: string,
  language: Language,
  told?: { change: MedicineChange; isDone: boolean },
): boolean => (!told || (told.change === 'stopped' && !told.isDone)) && label[language].test(head);
