/** Names told letter by letter, and initials that stand for somebody. */
import type { Span } from './kind.ts';
import { saidBefore } from './word.ts';

/** `S for sierra`, `de z van zacharias`, and a letter alone between them. */
const item =
  "(?:(?:de |the )?\\p{L} (?:for|as in|like in|like|van|als in|zoals in|is for|from) \\p{L}{2,}|(?:de |the )?(?:dubbele |double )?\\p{L}(?![\\p{L}'’]))";
const letters = new RegExp(
  `(?<![\\p{L}\\p{N}'’])${item}(?:(?:,? (?:and |en |then |dan |en dan )?|, ?)${item}){1,20}`,
  'giu',
);
const told = /(\p{L}) (?:for|as in|like in|like|van|als in|zoals in|is for|from) (\p{L})\p{L}+/giu;
const code = /(?<!\p{L})(?:kenteken|plate|reg|postcode|post code|nummer|number|code)(?!\p{L})[^.?!]{0,25}$/iu;

/** Words that stand for letters and for nothing else in a row: `sierra zulu echo papa`. */
const alphabet =
  '(?:alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliet|juliett|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|whisky|xray|x-ray|yankee|zulu)';
const alphabetRun = new RegExp(`(?<!\\p{L})${alphabet}(?:[, ]+${alphabet}){2,}(?!\\p{L})`, 'giu');

const initials =
  /(?<=(?<!\p{L})(?:betrokkene|verdachte|veroordeelde|gedetineerde|cli[eë]nte?|pati[eë]nte?|client|patient|deelnemer|participant|mevrouw|mevr\.?|mw\.?|dhr\.?|meneer|de heer|mr\.?|mrs\.?|ms\.?|inmate|defendant|voorletters?(?: (?:is|zijn|was|waren))?|initialen(?: (?:is|zijn|was|waren))?|initials?(?: (?:is|are|was|were))?):?\s)(?:\p{L}\.[ -]?){1,4}(?!\s?(?:coli|difficile|diff|pylori|albicans|aureus))/giu;
/** The letter alone, behind the word for it. */
const letterBehind =
  /(?<=(?<!\p{L})(?:voorletters?|initialen|initials?|first letter|eerste letter)(?: (?:is|zijn|was|are|were|van \p{L}+ is))?:?\s(?:een |an? |de |the )?)\p{L}(?:[ .,-]+(?:en |and )?\p{L}(?![\p{L}'’]))*(?![\p{L}'’])/giu;

/** `W-Ó-J-C-I-K`, `S Z C Z with an accent, S-K-A`: capitals between hyphens, more than any abbreviation has or where a name is spelled. */
const hyphened =
  /(?<![\p{L}\p{N}-])\p{L}(?:[-.]\p{L}){2,}(?:[,\s]+(?:(?:with|met) (?:an? |een )?\p{L}+(?: \p{L}+)?[,\s]+)?(?:and |en |then |dan )?\p{L}(?:[-.]\p{L})+)*(?![\p{L}\p{N}])/gu;
const toldOfName =
  /(?<!\p{L})(?:schrij\p{L}+|spel\p{L}*|naam|name|surname|achternaam|voornaam|heet|called|written|letters)(?!\p{L})/iu;
const LETTERS_OF_NAME = 5;

export function spelledIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: found, index } of text.matchAll(letters)) {
    // Each letter begins the word that is said for it.
    const pairs = [...found.matchAll(told)];
    const right = pairs.filter(([, letter = '', word = '']) => letter.toLowerCase() === word.toLowerCase());
    if (right.length < 1 || right.length * 2 < pairs.length || (right.length < 2 && pairs.length < 2))
      continue;
    spans.push({
      start: index,
      end: index + found.length,
      kind: code.test(saidBefore(text, index)) ? 'number' : 'person',
    });
  }
  for (const { 0: found, index } of text.matchAll(hyphened)) {
    const count = found.match(/(?<!\p{L})\p{L}(?!\p{L})/gu)?.length ?? 0;
    if (count > LETTERS_OF_NAME || (count > 2 && toldOfName.test(text)))
      spans.push({ start: index, end: index + found.length, kind: 'person' });
  }
  for (const pattern of [alphabetRun, initials, letterBehind])
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (pattern === initials && !/^\p{Lu}/u.test(found)) continue;
      spans.push({ start: index, end: index + found.replace(/[\s.-]+$/, '').length, kind: 'person' });
    }
  return spans;
}
