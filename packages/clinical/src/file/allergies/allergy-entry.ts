/** One entry of a list of allergies: its name, and how it showed. */
import type { Language } from '../../note.ts';
import { slotsOf } from '../../reading/slots.ts';
import { plain } from '../../reading/text.ts';
import { partLike } from '../paper/heading-words.ts';
import { partOf } from '../paper/headings.ts';
import type { ReadSentence } from '../read.ts';
import { readable } from '../shorthand/readable.ts';
import { isAllergen, isReaction } from './allergens.ts';
import { allergyWords } from './allergy-words.ts';

const LONGEST_NAME_words = 3;
/** Somebody, or what is done or kept ready: no name of what one is allergic to. */
const noName =
  /\b(?:niets|niks|nihil|nothing|none|nil|ontken[dt]|denie[sd]|declared|nb|otherwise|else|dus|daarom|mogelijk|therefore|hence|geen|niet|no|not|zie|see|ggz|contact|is|heeft|had|komt|wij|we|zij|zijn|hij|zijn|haar|aanwezig|present|epipen|adrenaline\p{L}*|dochter|zoon|moeder|vader|vrouw|man|partner|broer|zus|huisarts|arts|psychiater|mw|dhr|mevrouw|meneer|dr|drs|daughter|son|mother|father|wife|husband|she|he|has|carries|draagt|gebruikt|nooit|\p{L}*rook\p{L}*|alcohol|drugs|drinkt|glas|glazen|never|smok\p{L}*|drinks?|bij zich|graag|regelt|woont|werkt)\b/iu;

/** `volgens het oude dossier pleisters`: who says so. */
const source =
  /^(?:(?:volgens|conform|cf\.?|blijkens|according to|as per|per|reported by) (?:\p{L}+ ){0,2}?(?:dossier|pati[eë]nte?|cli[eë]nte?|apotheek|his|lsp|epd|huisarts|moeder|vader|ouders?|partner|zeggen|opgave|notes|records?|gp|patient|mother|father|parents)|ja|yes)(?::|,)?\s*/iu;

/** Words of forms and lists, and not what one is allergic to. */
const isOfForm =
  /^(?:overige?n?|lab|labwaarden|labuitslagen|laboratorium|values|waarden|metingen|history|contra-?indicaties?|ci|zo ja|waarvoor|welke|reacties?|ernst|matig|licht|ernstig|datum|bron|status|type|opmerking\p{L}*|omgeving|voeding|verder|namelijk|e\.?a|ja|nee|yes|no|other|others|none|nil|values?|notes?|comments?|severity|reaction|source|consultation|problems?|active|past|vape\p{L}*|vapes|gedrag|school|werk|sociaal|wonen|hobby\p{L}*|geluid\p{L}*|lawaai|licht|prikkels|kritiek|onrecht\p{L}*|afwijzing|stress|drukte|onrust|autoriteit|gezag|onzin|regels|authority|nonsense|noise|light|criticism|medicatie|medicijnen|geneesmiddelen)$/u;

/** `jodium (contrastmiddel)`: what it was in. */
const isUse = /contrast/iu;

export type Entry = { name: string; reaction?: string };

/** `penicilline (huiduitslag)`, `penicilline: huiduitslag`, `noten`. `isSure`: the words before it say that it is one. */
export function entryOf(entry: string, language: Language, isSure: boolean): Entry | undefined {
  const read = readable(entry, language).replace(source, '');
  const found =
    /^(.*?)\s*(?:\(([^)]*)\)?|(?:[:–→]|[-=]>)\s*(.+)|\s-\s(.+)|\s(?:met|with|geeft|gaf)\s(.+))?\s*\.?$/su.exec(
      read,
    );
  const said = (found?.[2] ?? found?.[3] ?? found?.[4] ?? found?.[5])?.trim();
  const reaction = said ? { reaction: said } : {};
  const name = (found?.[1] ?? '').trim();
  if (noName.test(plain(name)) && !isAllergen(plain(name))) return undefined;
  const [medicine] = slotsOf(name, language, { isSpoken: false }).medicines;
  // `sulfamethoxazol/trimethoprim` is one.
  if (/^[\p{L}]{3,}\/[\p{L}]{3,}$/u.test(name) && (medicine || isSure))
    return { name: name.toLowerCase(), ...reaction };
  // `Penicillin V`: of all of them.
  if (medicine)
    return {
      name: /^penicillin(?:e|s)?(?!\p{L})/iu.exec(name)?.[0].toLowerCase() ?? medicine.name,
      ...reaction,
    };
  const bare = name
    .replace(allergyWords[language].around, '')
    .replace(/(?<=\p{L}{3})-?allergie$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const known = plain(bare);
  // `pleisters (acrylaat)`: what is in them.
  if (isAllergen(known) && said && isAllergen(plain(said)) && !isUse.test(said))
    return { name: said.toLowerCase() };
  if (isAllergen(known)) return { name: bare.toLowerCase(), ...reaction };
  // `History: always …`: what is told behind the mark is no reaction, and a heading is no name.
  const isTold = (found?.[3] ?? found?.[4]) !== undefined && !isReaction(plain(said ?? ''));
  if (isTold || isOfForm.test(known) || partOf(bare) !== undefined || partLike(bare) !== undefined)
    return undefined;
  // A word with digits or marks in it was not read well, and a long entry is no name.
  if (!isSure || !/^[\p{L}][\p{L}' -]+$/u.test(bare) || bare.split(' ').length > LONGEST_NAME_words)
    return undefined;
  return isReaction(known) || /\p{Lu}/u.test(bare.slice(1))
    ? undefined
    : { name: bare.toLowerCase(), ...reaction };
}

/** Behind its label, or right under its heading and short enough to be an entry; further on only what is known is one. */
export const isEntry = ({ text, body, from, heading, paper }: ReadSentence): boolean => {
  const rest = text.slice(body - from).trim();
  const above = paper.text.slice(0, from).replace(/[\s•*:–-]+$/u, '');
  const isFirst = above.endsWith(heading.replace(/[\s:]+$/u, ''));
  const isLower = /^\p{Ll}|^(?:Also|Ook|Tevens)\b/u.test(rest) || /\(|\s[-–]\s/u.test(rest);
  if (body === from && !isFirst && !isLower) return false;
  return body > from || (rest.split(/\s+/).length <= LONGEST_ENTRY_words && !says.test(rest));
};
const LONGEST_ENTRY_words = 6;
/** What is said in a sentence is no entry: `registratie is verwijderd`. */
const says = /\b(?:is|zijn|was|waren|werd|wordt|heeft|had|kreeg|are|were|has|got)\b/iu;
