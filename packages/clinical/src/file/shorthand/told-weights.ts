/** Weights told without their name: `zij zat toen op 62 kg`, `went from 90 to 104 kg`. */
import type { Language } from '../../note.ts';

const kilos = '\\d{2,3}(?:[.,]\\d)? ?(?:kg|kilo)(?![\\p{L}/])';
const who =
  '(?:hij|zij|ze|patiënte?|cliënte?|pt|mevrouw|meneer|mw|dhr|betrokkene|he|she|they|the (?:patient|client|boy|girl)|patient|client)\\.?';
const when =
  "(?:nu|nog|toen|dan|weer|inmiddels|thans|vandaag|slechts|maar|net|ongeveer|circa|ca|rond(?: de)?|zo[’']?n|now|then|still|again|today|only|just|about|around|roughly|approximately|already|al)";
const being = '(?:is|was|weegt|woog|zit|zat|staat|stond|sits|sat|stands|stood|weighs|weighed|kwam|came)';
/** How much more or less is no weight. */
const notMore =
  '(?! ?(?:zwaarder|lichter|minder|meer|aan\\p{L}*|af\\p{L}*|kwijt|erbij|eraf|te (?:zwaar|licht)|boven|onder|overgewicht|heavier|lighter|less|more|over|under|above|below|in|gained|lost|off))';
const told = new RegExp(
  `(?<=(?<!\\p{L})(?:${who} ${being}|${being} ${who})(?: ${when})*(?: (?:uit )?(?:op|at|in at|binnen met))?(?: ${when})*) (?=${kilos}${notMore})`,
  'giu',
);
/** `is afgevallen tot 58 kg`, `is down to 58 kg`. */
const became = new RegExp(
  `(?<=(?<!\\p{L})(?:afgevallen|aangekomen|gezakt|gegroeid|vermagerd|fallen|dropped|fell|gone|went|climbed|rose|risen|(?:is|was|now) (?:up|down))(?: ${when})*) (?:tot|naar|to)(?: ${when})* (?=${kilos})`,
  'giu',
);
/** Nothing else goes from so many kilos to so many, but for what somebody lifts. */
const fromTo =
  /(?<!(?:gewicht|weight|weights|kracht|strength) )(?<!\p{L})(?:van|from) (\d{2,3}(?:[.,]\d)?)(?: ?(?:kg|kilo))? (naar|tot|to) (\d{2,3}(?:[.,]\d)?) ?(?:kg|kilo)(?!\p{L})/giu;
const lifted = /kracht|grip|strength|tillen|tilt|lift|squat|press|fitness|sjouw/iu;
/** `55 kg.`, `05-09: 55 kg` and no more. */
const alone = new RegExp(
  `^(\\W{0,4}(?:(?:[0-3]?\\d[-/.][01]?\\d(?:[-/.](?:20)?\\d\\d)?|(?:dag|week|day) \\d{1,2}|[0-3]?\\d \\p{L}{3,9}(?: 20\\d\\d)?)\\s*:?\\s*)?)(?=${kilos}[.,;]?(?: bij (?:een lengte van )?[12][.,]\\d\\d ?m)?\\W{0,2}$)`,
  'iu',
);

/** `een magere vrouw van 47,6 kg`, `ging met 53,1 kg naar huis`, `verliet de kliniek met 61 kg`. */
const ofPerson = new RegExp(
  `(?<=(?<!\\p{L})(?:vrouw|man|jongen|meisje|dame|heer|jongedame|jongeman|kind|kleuter|patiënte?|cliënte?|woman|man|lady|gentleman|boy|girl|child)) (?:van|of|die|weighing|with)(?: (?:nog|slechts|nu|maar|only|just))? (?=${kilos})`,
  'giu',
);
const tookHome = new RegExp(
  `(?<=(?<!\\p{L})(?:ging|gaat|ontslagen|vertrok|vertrekt|verliet|kwam|komt|binnen|opgenomen|left|went|discharged|admitted|leaves|arrived)(?: (?!\\p{L}+ (?:met|with|at))[\\p{L}]+){0,3}) (?:met|with|at) (?=${kilos}(?! \\p{L}*(?:gewichtsverlies|verlies|afname|toename|loss|gain)))`,
  'giu',
);

/** `bij weging vanochtend 84 kg`. */
const weighing = new RegExp(
  `(?<!\\p{L})(?:weging|weegmoment|op de weegschaal|on the scales?)(?: (?:${when}|vanochtend|vanmorgen|this morning|vandaag))*:? (?=${kilos})`,
  'giu',
);

export function withTheirWeights(text: string, language: Language): string {
  if (!/\d ?(?:kg|kilo)/iu.test(text) || lifted.test(text)) return text;
  const name = language === 'nl' ? 'gewicht' : 'weight';
  return text
    .replace(/(?<=\d) ?kilo(?:gram)?s?(?!\p{L})/giu, ' kg')
    .replace(weighing, `${name} `)
    .replace(new RegExp(`(?<!\\p{L})zwaar (?=${kilos})`, 'giu'), `${name} `)
    .replace(told, ` ${name} `)
    .replace(ofPerson, `, ${name} `)
    .replace(tookHome, `, ${name} `)
    .replace(became, `, ${name} `)
    .replace(fromTo, language === 'nl' ? `${name} van $1 kg naar $3 kg` : `${name} from $1 kg to $3 kg`)
    .replace(alone, `$1${name} `);
}
