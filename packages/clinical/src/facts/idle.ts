/** Thanks, goodbyes, coffee: said in a few words, and nothing for a note. */
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';

const LONGEST_WORDS = 5;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** One of `polite`, and otherwise nothing but small words. */
const words: Readonly<Record<Language, { polite: ReadonlySet<string>; small: ReadonlySet<string> }>> = {
  nl: {
    polite: setOf(
      'dank bedankt dankjewel dankuwel gedaan koffie thee ziens prettig fijne weekend goedemorgen goedemiddag hallo dag doei',
    ),
    small: setOf(
      'je u wel hoor graag jij ook nou goed nee ja met zeg dat tot dan melk suiker een kopje glaasje water oke lekker heel erg even nog',
    ),
  },
  en: {
    polite: setOf('thanks thank bye goodbye cheers coffee tea welcome hello hi morning weekend'),
    small: setOf(
      'you very much so a lot no yes yeah please good nice have great day and too oh okay ok well with milk cup of',
    ),
  },
};

export function isIdle(text: string, language: Language): boolean {
  const said = wordsOf(text);
  const { polite, small } = words[language];
  if (said.length === 0 || said.length > LONGEST_WORDS) return false;
  return said.some((word) => polite.has(word)) && said.every((word) => polite.has(word) || small.has(word));
}

/** `Jij ook.`, `Ja, graag.`: after an idle question or thanks it adds nothing. */
export const isSmall = (text: string, language: Language): boolean => {
  const said = wordsOf(text);
  return (
    said.length <= LONGEST_WORDS &&
    said.every((word) => words[language].small.has(word) || words[language].polite.has(word))
  );
};
