/** A value said by itself belongs to what was named just before: `De pols nog eens. Zesennegentig.` */
import { wordsOf } from '../reading/text.ts';
import type { Statement } from './statement.ts';

const MOST_WORDS = 6;
const LONGEST_NAME_WORDS = 8;

const number =
  /^(?:\d[\d.,:/]*|een|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf|nul|half|halve?|one|two|three|four|five|six|seven|eight|nine|eleven|twelve|zero|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|\p{L}*(?:tien|tig|honderd|teen)\p{L}*|\p{L}+enhalf)$/u;
const beside =
  /^(?:komma|over|op|en|and|point|kilo|kilogram|kg|graden|degrees|milligram|mg|procent|percent|punten|points|centimeter|cm|millimeter|mm|ongeveer|about|van|uit|of)$/u;

const isNumber = (word: string) => number.test(word);

export function isBareValue(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.some(isNumber) &&
    words.every((word) => isNumber(word) || beside.test(word))
  );
}

/** `Netjes genoeg.`, `Goed zo.`: of what was said before, and no name for what comes. */
const judging =
  /^(?:(?:heel|erg|best|niet|wel|dat is|dat|prima|keurig|that's|very|quite|not) )*(?:netjes|goed|mooi|keurig|prima|perfect|fijn|laag|hoog|oké|oke|klopt|precies|beter|slechter|good|fine|nice|great|perfect|okay|lovely|right|low|high|better|worse)(?: (?:genoeg|zo|hoor|dan|enough|then))*[.!]?$/iu;

const canName = ({ clause, quote }: Statement): boolean => {
  if (judging.test(quote.trim())) return false;
  const words = wordsOf(clause ?? '');
  return words.length > 0 && words.length <= LONGEST_NAME_WORDS && !wordsOf(quote).some(isNumber);
};

/** Statements of one speaker, in the order of speech. */
export function withValues(statements: readonly Statement[]): Statement[] {
  const bound: Statement[] = [];
  for (const each of statements) {
    const before = bound.at(-1);
    const isOfBefore =
      before !== undefined &&
      before.speaker.role === each.speaker.role &&
      before.sources.at(-1) === each.sources[0] &&
      isBareValue(each.quote) &&
      canName(before);
    if (isOfBefore)
      bound[bound.length - 1] = {
        ...before,
        clause: `${before.clause}: ${(each.clause ?? each.quote).replace(/[.!]+$/, '').toLowerCase()}`,
        quote: `${before.quote} ${each.quote}`,
        from: [...before.from, ...each.from],
      };
    else bound.push(each);
  }
  return bound;
}
