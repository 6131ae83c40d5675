/** Towns that are words: `left for Reading`, `postbode in oss`, `nummer zestien in monster`. */
import { list } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { saidBefore, type Word, wordsOf } from './word.ts';
import { capitalTowns, smallEnglishTowns, smallTowns, townsOfWords } from './words/towns-that-are-words.ts';
import { edge, either } from './written-names.ts';

const small = new Set(smallTowns.split(' '));
/** Said bare behind `gemeente` too; `heel` and `best` are not. */
export const isTownOfWord = (text: string): boolean =>
  small.has(text) && !/^(?:best|heel|echt|geel|made|lent|well|landen|huizen|buren|linden|hoeven)$/.test(text);
const withCapital = new Set(capitalTowns.split(' '));
const several = new RegExp(`${edge.before}(?:${either(list(townsOfWords))})${edge.after}`, 'giu');

const placed = /^(?:in|uit|naar|te|vanuit|via|from|to|near|outside|around|rond)$/;
const leaving =
  /(?<!\p{L})(?:left|leave|leaves|leaving|headed|heading|bound|set off|train|bus|ticket)\s+for\s$/iu;
/** `4 Priory Walk, Bath` */
const behindStreet = /(?<!\p{N})\d{1,3}[a-h]?\s(?:The\s)?(?:\p{Lu}[\p{L}'’-]+\s?){1,3},\s$/u;
/** Where somebody lives, works or goes, a little before. */
const about =
  /(?<!\p{L})(?:stude\p{L}*|gestudeerd|studie|studententijd|studeren|universiteit|uni|hogeschool|woon\p{L}*|won(?:en|end)|gewoond|geboren|opgegroeid|verhui[sz]\p{L}*|gewerkt|werk(?:t|te|en|zaam)?|baan|winkel|zaak|fabriek|postbode|docente?|lasser|kok|monteur|student|studente|roc|mbo|hbo|pabo|bakker|slager|kapper|leraar|lerares|juf|chauffeur|monteur|agent|conciërge|verpleegkundige|school|stage|ziekenhuis|station|trein|bus|komt?|komen|kwam|afkomstig|vandaan|ouders|huis|vakantiehuis\p{L}*|huisje|bungalow|caravan|vakantie|weekend|gekampeerd|begraven|begrafenis|crematie|trouwden|getrouwd|ongeluk|vast|pi|azc|flat|kamer|straat|\p{L}+(?:straat|laan|weg|plein|dijk)|nummer|camping|kliniek|opgenomen|ggz|gemeente|moskee|kerk)(?!\p{L})[^.?!]{0,45}$/iu;
const lives =
  /(?<!\p{L})(?:stud(?:y|ies|ied|ying)|uni|university|college|work(?:s|ed|ing)?|job|went|travel(?:s|led|ling)?|drive|driving|commut(?:ed|ing)|gran|family|parents|live[sd]?|living|moved|moving|born|raised|grew up|based|house|flat|left|train|drove|commutes?|work(?:s|ed)? at \p{L}+|comes?|came)(?:\s[\p{L}'’-]+){0,4}\s$/iu;
/** Each is asked in the way of its own language. */
const english = new Set(smallEnglishTowns.split(' '));
const ends =
  /^(?!\s(?:and|or|en)\s(?:writing|maths|spelling|arithmetic|shower|bed|dalen))(?:\s*[.,?!;)]|\s*$|\s(?:en|and|met|with|bij|maar|but|sinds|since|want|omdat|because|nu|now|toen|when|then|op|aan|near|ik|i|is|was|alleen|samen|al|toch|daar|er|nog|ook|nou|eh|woont|woon|woonde|werkt|werk|ligt|waar|where|vandaan|geboren|opgegroeid|gewoond|gewerkt|geweest|verhuisd|gaan|gegaan|terug|daarna|dus|so|tot|until|voor|for|last|vorig|hij|zij|ze|he|she|my|mijn|after|before|als|as|die|dat|that|which|met|door|heb|had|has|heeft|om|to|studeer\p{L}*|gestudeerd|zit|zat|zaten|kwam|kwamen|ging|werkte|werkten|woonden|kreeg|begon|liep|in|at|doing|originally|every|each|daily|elke|iedere|by|from|naar|verhuisd|gereden|gefietst|gereisd|rijdt|reed)(?!\p{L}))/iu;

/** A street with its number, right before. */
const numbered =
  /(?<!\p{L})\p{L}{2,}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|dreef|steeg|hof|pad|wal|markt|park|ring|erf|kamp|veld|berg|burg|oord|hoek)\s(?:(?:op )?nummer\s)?(?:\d{1,4}\s?[a-h]?|\p{L}+(?:tig|tien|een|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf))(?:,?\s\d{4}\s?[a-z]{2})?[\s,]*$/iu;

const travelled =
  /^[^.?!,]{0,20}?\s(?:verhuisd|verhuisden|verhuizen|gereden|rijden|gefietst|fietsen|gereisd|reizen|gelopen|getrokken|gekomen)(?!\p{L})/iu;
const travels =
  /(?<!\p{L})(?:reed|rijd|rijdt|reden|rijden|fietste|fiets|fietst|reis|reist|reisde|ging|ga|gaat|gingen|trein|bus|verhuisde|verhuisden|trok|vertrok|drove|train|bus|travelled|walked)\s(?:(?:ik|hij|ze|zij|we|toen|elke dag|met de (?:trein|bus|auto|fiets)|terug|helemaal|weer|down|up|back|over)\s){0,3}(?:van\s\p{L}+\s)?$/iu;

function isTownHere(word: Word, before: Word | undefined, text: string): boolean {
  const said = saidBefore(text, word.start);
  const after = text.slice(word.end);
  if (word.hasCapital)
    return (
      withCapital.has(word.text) &&
      !word.isFirst &&
      (placed.test(before?.text ?? '') ||
        leaving.test(said) ||
        behindStreet.test(said) ||
        /(?<!\p{L})(?:left|leaving|visited|visiting)\s$/iu.test(said)) &&
      ends.test(after)
    );
  if (!(small.has(word.text) || english.has(word.text))) return false;
  if (!ends.test(after) && !numbered.test(saidBefore(text, before?.start))) return false;
  if (leaving.test(said)) return true;
  if (!/^(?:in|uit|te|naar|bij|van|vanuit|from|to|near)$/.test(before?.text ?? '')) return false;
  const lead = saidBefore(text, before?.start);
  // `wij zijn van hoorn naar goes verhuisd`, `ik reed naar horst`
  if (
    /^(?:naar|van|uit|vanuit|to|from)$/.test(before?.text ?? '') &&
    !/^(?:best|heel|echt|reading|well)$/.test(word.text) &&
    (travelled.test(after) || travels.test(lead))
  )
    return true;
  if (/^\sat (?:uni|university|college)(?!\p{L})/iu.test(after) && before?.text === 'in') return true;
  // `bij de fabriek in oss gewerkt`
  if (
    /^\s(?:studeer\p{L}*|woonde|woonden|woon|woont|werkte|werkten|werkt|(?:zit|zat|had|ging|kreeg|kwam|liep|woon|was|werd|heb) (?:ik|hij|ze|zij|we|wij)(?!\p{L})|gewerkt|gewoond|geboren|opgegroeid|gestudeerd|begraven|gewerkt|gekampeerd|getrouwd)(?!\p{L})/iu.test(
      after,
    )
  )
    return true;
  // `de prins hendrikstraat 67b in kampen`
  if (/^(?:in|te)$/.test(before?.text ?? '') && numbered.test(lead)) return true;
  if (before?.text === 'van') return false;
  if (before?.text === 'vanuit') return isTownOfWord(word.text);
  return english.has(word.text) ? lives.test(lead) : about.test(lead);
}

export function townsByContextIn(text: string): Span[] {
  const words = wordsOf(text);
  const single = words.flatMap((word, at): Span[] =>
    word.isLetters && isTownHere(word, words[at - 1], text)
      ? [{ start: word.start, end: word.end, kind: 'place' }]
      : [],
  );
  const names = [...text.matchAll(several)].flatMap(({ 0: found, index }): Span[] => {
    // `de punt`, `het zand`: of two small words only behind `in` and the like.
    const isWritten = /\p{Lu}/u.test(found.replace(/^\S+\s/, ''));
    const isSaid =
      /(?<!\p{L})(?:in|uit|te|naar|from|to|near)\s$/iu.test(saidBefore(text, index)) &&
      (!/^(?:de|het|'t|t)\s/i.test(found) ||
        /(?:woon|won|verhuis|geboren|opgegroeid)/iu.test(saidBefore(text, index)));
    return isWritten || isSaid ? [{ start: index, end: index + found.length, kind: 'place' }] : [];
  });
  return [...names, ...single];
}
