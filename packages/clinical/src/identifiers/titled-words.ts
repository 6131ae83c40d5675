/** Whoever has a title is called what stands behind it, also when that is a word: `meneer hoop zegt`, `mrs church goes`. */
import { plain } from '../reading/text.ts';
import { peopleDo } from './deeds.ts';
import type { Span } from './kind.ts';
import { personVerb, relation, title } from './name-cues.ts';
import { isCommonCapital, isEponym, isMedicine, isParticle } from './ordinary.ts';
import { type Word, wordsOf } from './word.ts';
import { neverBehindTitle } from './words/never-behind-title.ts';

const dutchTitle =
  /^(?:meneer|menheer|mijnheer|mevrouw|mevr|juffrouw|dokter|professor|juf|meester|zuster|broeder|tante|oom|opa|oma|dominee|pastoor|pater)$/;
const englishTitle =
  /^(?:mr|mrs|ms|miss|mister|dr|doctor|nurse|sister|uncle|aunt|auntie|nan|father|reverend)$/;
const never = new Set(plain(neverBehindTitle).split(/\s+/));

/** A clause that another word opens ends with its verb: `omdat mevrouw pijn heeft`. */
const opensClause =
  /^(?:dat|omdat|als|of|toen|wanneer|die|wat|waar|waarom|waarop|waarbij|waardoor|terwijl|zodat|nadat|voordat|doordat|hoe|wie|hoewel|zolang|totdat|tot|indien|mits|sinds|aangezien|welke|hoeveel)$/;
const REACH_OF_CLAUSE = 4;
/** No more than these stand behind what somebody is called, where it is no subject. */
const saysSo =
  /^(?:zegt|zei|vindt|vond|denkt|dacht|vertelt|vertelde|belt|belde|weet|wist|vraagt|vroeg|says|said|thinks|thought|told|tells|asked|asks|knows|wants|wanted)$/;
const moreVerbs =
  /^(?:weigert|weigerde|ontkent|ontkende|meldt|meldde|herkent|herkende|accepteert|stemt|bezoekt|bezocht|verblijft|verbleef|zoekt|zocht|noemt|noemde|beschrijft|praat|praatte|hears|heard|declined|declines|refuses|refused|agreed|agrees|attends|attended|describes|described|kijkt|keek|oogt|oogde|lijkt|leek|voelt|voelde|kent|kende|ligt|lag|loopt|liep|staat|stond|komt|kwam|krijgt|kreeg|gebruikt|gebruikte|slikt|slikte|eet|at|rookt|rookte|reageert|reageerde|regelt|regelde|schrijft|schreef|leest|las|heet|speelt|speelde|wacht|wachtte|begint|begon|stopt|stopte|hoopt|hoopte|probeert|probeerde|verwacht|verwijst|verwees|adviseert|adviseerde|stelt|stelde|legt|legde|looks|looked|seems|seemed|appears|appeared|uses|used|takes|took|gets|got|does|did|will|would|can|could|should|won't|doesn't|didn't|wasn't|isn't|hasn't|reports|reported|denies|denied|sleeps|slept|eats|ate|lost|suffers|craves|speaks|spoke|sees|saw|prescribed|referred|reviewed|increased|stopped|started|suggested|advised|put|rang|phoned|wrote|sits|sat|stays|stayed|paid|brought|visits|visited)$/;
const isVerb = (word: Word | undefined, text: string, end: number): boolean =>
  word !== undefined &&
  (personVerb.test(word.text) || moreVerbs.test(word.text) || peopleDo.test(text.slice(end)));
/** `slaapt`, `mopperde`: what meneer does, and no name; but `groot` and `kort`. */
const looksLikeVerb = /(?:[^aeiou]t|[aeo]{2}t|ijt|uit|de|te|den|ten)$/;

const isNoun =
  /(?:herfst|haast|zoet|goed|angst|kort|hart|licht|kracht|macht|nacht|lust|rust|kunst|vorst|winst|dienst|post|kast|feest|geest|beest|lente|liefde|vrede|waarde|aarde|einde|genade|vreugde|groot|zout|goed|tent|vent|punt|munt|hout|bout|fruit|kruit|schat|stad|blad|draad|zaad|baard|zwaard|paard|staart|taart|kaart|hert|poort|soort)$/;

function nameAt(words: readonly Word[], at: number, text: string): boolean {
  const [before, word, next] = [words[at - 1], words[at] as Word, words[at + 1]];
  if (!before || !word.isLetters || word.gap.trim() !== '' || word.text.length < 3) return false;
  const isDutch = dutchTitle.test(before.text);
  if (!isDutch && !englishTitle.test(before.text)) return false;
  if (never.has(word.text) || isParticle(word.text) || relation.test(word.text) || title.test(word.text))
    return false;
  if (isMedicine(word.raw) || (isCommonCapital(word.text) && word.text !== 'may')) return false;
  // `450 ms`, `my miss`
  if (
    /^(?:ms|mr|miss)$/.test(before.text) &&
    /\d|^(?:i|we|you|they|to|will|don't|would)$/.test(words[at - 2]?.text ?? '')
  )
    return false;
  if (!next?.isLetters || next.gap !== ' ' || !isVerb(next, text, word.end)) return false;
  // `tante wil wil dat ik kom`
  const isTwice = word.text === next.text;
  if (personVerb.test(word.text) && !isTwice) return false;
  // `neighbours' nurse call came`: English says what somebody does behind the subject alone.
  if (!isDutch) return !/(?:ing|ed|ly)$/.test(word.text) || /^(?:mr|mrs|mister)$/.test(before.text);
  const follows = words[at + 2];
  if (!follows?.isLetters || follows.gap !== ' ') return saysSo.test(next.text);
  if (looksLikeVerb.test(word.text) && !isNoun.test(word.text) && !saysSo.test(next.text)) return false;
  return !words
    .slice(Math.max(0, at - 1 - REACH_OF_CLAUSE), at - 1)
    .some(({ text: said }) => opensClause.test(said));
}

export const titledWordsIn = (text: string): Span[] => {
  const words = wordsOf(text);
  return words.flatMap((word, at): Span[] =>
    nameAt(words, at, text) ? [{ start: word.start, end: word.end, kind: 'surname' }] : [],
  );
};

const strict =
  /^(?:meneer|menheer|mijnheer|mevrouw|mevr|mw|dhr|heer|juffrouw|dokter|dr|professor|juf|meester|zuster|broeder|tante|oom|mr|mrs|ms|miss|mister|doctor|nurse|uncle|aunt|auntie)$/;
/** `Young himself`, `Hoop zelf`, `Sweet's mother`: with its capital and first of a sentence. */
const itself =
  /^(?:\s(?:zelf|himself|herself|en (?:zijn|haar)|and (?:his|her))(?!\p{L})|['’]s\s|,\s(?:die|who)\s)/iu;
const turned = /^\s\p{L}+\s(?:ik|hij|zij|ze|wij|je|jij|u|het|er|men)(?!\p{L})/iu;
const article =
  /^(?:de|het|een|deze|die|dit|dat|geen|meer|veel|weinig|alle|the|an?|this|that|no|any|some|more|my|mijn|zijn|haar|his|her|te|to|is|was|heel|erg|zo|very|so|too)$/;
const opens = /^(?:en|maar|dus|want|toen|and|but|so|then|because|that|dat|omdat)$/;

/** Every other place of who was called so behind a title, in the same talk. */
export function titledAgainIn(text: string, names: ReadonlySet<string>): Span[] {
  if (names.size === 0) return [];
  const words = wordsOf(text);
  return words.flatMap((word, at): Span[] => {
    if (!word.isLetters || !names.has(word.text)) return [];
    const [before, next] = [words[at - 1], words[at + 1]];
    const span: Span = { start: word.start, end: word.end, kind: 'surname' };
    if (strict.test(before?.text ?? '') && word.gap.trim() === '') return [span];
    const after = text.slice(word.end);
    const does = isVerb(next, text, word.end) && !turned.test(after);
    // `De heer Down heeft geen Down.`
    const isInside = !word.isFirst && !isEponym(word.text);
    if (word.hasCapital) return isInside || does || itself.test(after) ? [span] : [];
    if (article.test(before?.text ?? '')) return [];
    const isSubject = before === undefined || !before.isLetters || opens.test(before.text);
    return isSubject &&
      ((does && saysSo.test(next?.text ?? '')) || /^\s(?:zelf|himself|herself)(?!\p{L})/iu.test(after))
      ? [span]
      : [];
  });
}

/** Words that somebody is called behind a title, wherever it was said. */
export const titledNamesOf = (
  texts: readonly string[],
  spans: (text: string) => readonly Span[],
): Set<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = wordsOf(text);
      const found = new Set([...spans(text), ...titledWordsIn(text)].map(({ start }) => start));
      return words.flatMap((word, at) =>
        found.has(word.start) && strict.test(words[at - 1]?.text ?? '') && word.text.length > 2
          ? [plain(word.text)]
          : [],
      );
    }),
  );
