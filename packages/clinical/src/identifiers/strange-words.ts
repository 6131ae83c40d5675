/** Words that no dictionary has, no list of the field, and that are not made of such words: names of people, places and firms. */

import type { Language } from '../note.ts';
import { isSpelledMedicine } from '../reading/medicines.ts';
import { isCompound, isInDictionary } from './dictionary.ts';
import type { IdentifierKind, Span } from './kind.ts';
import { isCommonCapital, isEponym, isMedicine, isOrdinary } from './ordinary.ts';
import { isTown } from './towns.ts';
import { type Word, wordsOf } from './word.ts';

const SHORTEST = 5;

/** Parts of which the field makes words that no dictionary has yet. */
export const ofTheField =
  /cardi|neuro|neura|psych|psych|hepat|gastr|nefr|nephr|derm|phalang|clavic|mani[ae]|phob|fobi|schizo|trich|hyper|hypo|ectom|scop|graph|graf|scler|itis|osis|oses?$|omen?$|oma(?:ta)?s?$|[ae]mi[ae]|uri[ae]|rrh|splen|carcin|patell|femor|chondr|osteo|thyr|troph|trof|pleg|pares|algi|dys|lys[ei]|lyti|crien|crine|ton(?:ia|ie)|kines|prax|phas|fasi|gnos|lexi|somn|thym|phren|fren|erg(?:ic|e)?$|steroid|opioid|benzo|canna|amfet|amphet|cocai|ketam|cort|derm|tibi|sacr|lumb|thorac|cervic|vertebr|ventric|arter|ven(?:eus|ous)|sinus|gluc|gluk|lip(?:id|om)|immun|toxi|bacter|vir(?:us|aal|al)|fung|myc|path|therap|diagn|anamn|symptom|affect|cognit|cogni|motor|sens[io]|percep|serot|dopam|noradr|adren|hormo|logi|logy|loog|metr|meter|gram|ped(?:i|e)|iatr|tropi|trop$|morf|morph|genet|chromos|enzym|prote|vitam|mineral|elektr|electr|impuls|compuls|obses|traum|stress|depress|angst|slaap|sleep|mood|brain|pijn|pain|ieve?$|aal$|ale$|eem$|rese$|oor$|ief$|isch|iek$|kreat|(?:ion|vest|spat)[ai]|al$|sis$/;
/** How medicines end that no list has yet. */
export const likeMedicine =
  /(?:in[ae]?|ien|an[ae]|on[ea]?|azole?|azool|azine|pril|sartan|statine?|olol|cilline?|mycine?|[zp]am|lam|done?|amine?|tide|vir|mab|nib|gliptine?|formine?|bital|aat|ate|ide|ium|ium|xetine?|setron|parine?|profene?|caine?|fylline?|thiazide|dipine?|zine|zepine?|pine|triptan)$/;
const endings = [
  's',
  'en',
  'e',
  't',
  'd',
  'te',
  'de',
  'er',
  'ed',
  'ing',
  'ly',
  'tje',
  'je',
  'n',
  "'s",
  'es',
  'st',
  'ste',
];
const isWord = (text: string): boolean =>
  isCompound(text) ||
  endings.some(
    (ending) =>
      text.endsWith(ending) && text.length - ending.length > 3 && isCompound(text.slice(0, -ending.length)),
  ) ||
  (/^(?:ge|be|ver|ont|her|on|re|un|non|pre|anti|mis|over|sub|co|de|dis|in|pseudo|semi|multi|poly|mono|bi|tri|intra|inter|extra|post|ex|quasi|super|ultra)/.test(
    text,
  ) &&
    isCompound(
      text.replace(
        /^(?:ge|be|ver|ont|her|on|re|un|non|pre|anti|mis|over|sub|co|de|dis|in|pseudo|semi|multi|poly|mono|bi|tri|intra|inter|extra|post|ex|quasi|super|ultra)-?/,
        '',
      ),
    ));

/** `londens protocol` */
const isOfPlace = (text: string): boolean =>
  /(?:s|se|er)$/.test(text) && isTown(text.replace(/(?:s|se|er)$/, ''));
/** `ketoconazolshampoo` */
const isOfMedicine = (text: string): boolean =>
  text.length > 9 &&
  Array.from({ length: text.length - 7 }, (_, at) => at + 5).some((at) =>
    isSpelledMedicine(text.slice(0, at)),
  );

const isStrange = ({ isLetters, raw, text }: Word, shortest = SHORTEST): boolean =>
  isLetters &&
  text.length >= shortest &&
  !/\p{Lu}/u.test(raw.slice(1)) &&
  /[aeiouy]/.test(text) &&
  !isOrdinary(text) &&
  !isCommonCapital(text) &&
  !isEponym(text) &&
  !ofTheField.test(text) &&
  !likeMedicine.test(text) &&
  !isWord(text) &&
  !isOfPlace(text) &&
  !isOfMedicine(text) &&
  !isMedicine(raw);

export const kindBehind = (before: string): IdentifierKind =>
  /^(?:in|uit|te|naar|near|from|to|outside|around|vanuit|rond)$/.test(before)
    ? 'place'
    : /^(?:bij|via|voor|at|by|for)$/.test(before)
      ? 'institution'
      : 'person';

/** Behind a word of place English has no compound that its dictionaries have not: `dad's in sunnybank`. */
const placed = /^(?:in|at|from|near|outside|to)$/;
const isOnNoList = ({ isLetters, raw, text }: Word): boolean =>
  isLetters &&
  text.length > SHORTEST &&
  /^\p{Ll}+$/u.test(raw) &&
  !isOrdinary(text) &&
  !isCommonCapital(text) &&
  !isEponym(text) &&
  !ofTheField.test(text) &&
  !isInDictionary(text) &&
  !endings.some((ending) => text.endsWith(ending) && isInDictionary(text.slice(0, -ending.length))) &&
  !isMedicine(raw);

export function strangeWordsIn(text: string, language: Language): Span[] {
  const words = wordsOf(text);
  return words.flatMap((word, at): Span[] => {
    if (language === 'en' && placed.test(words[at - 1]?.text ?? '') && isOnNoList(word))
      return [{ start: word.start, end: word.end, kind: 'place' }];
    const shortest = /^(?:our|tegen|named|heet|nurse|zuster|broeder)$/.test(words[at - 1]?.text ?? '')
      ? SHORTEST - 1
      : SHORTEST;
    if (!isStrange(word, shortest) || (word.isFirst && word.hasCapital)) return [];
    // `low-carb`: of parts that are words.
    if (
      word.text.split('-').some((part) => part.length < 4 || isOrdinary(part) || isInDictionary(part)) &&
      word.text.includes('-')
    )
      return [];
    // `noth- nothing`, `mrnr472348`, `abc.def`
    if (/^[-\d@_/\\.]\S|^-/.test(text.slice(word.end)) || /[\d@_/\\.-]$/.test(text.slice(0, word.start)))
      return [];
    return [{ start: word.start, end: word.end, kind: kindBehind(words[at - 1]?.text ?? '') }];
  });
}
