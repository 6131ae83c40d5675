/** What a question asks about, in a few words, so that a short answer says something: `Slaap je?` `Vijf uur.` → `Slaap: vijf uur`. */
import { set, type Word, wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';

const LONGEST_TOPIC_WORDS = 9;

/** Words of a question that name nothing. */
const asking: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: set(`
    en dus maar of goed nou oke oké ja nee want hoe hoeveel hoelang wat waar wanneer welke welk wie waarom waardoor waarmee waarvoor waarin vaak lang
    je u jij jou jouw uw jullie ik we wij ons hij ze zij heb hebt heeft hebben had hadden is ben bent was waren zijn wordt word worden werd kun kan kunt kon
    ga gaat gaan ging doe doet doen deed wil wilt willen zou zal moet moest mag er nog dat het die dit dan ook eens ooit wel al zelf de een weleens
    verder precies ongeveer hier daar zo toch even eigenlijk eh meneer mevrouw gehad denkt denk vindt vind zegt zei gezegd komt kom weet iets
    allemaal eens maar
  `),
  en: set(`
    and so but or okay ok well right now how what where when which who why often long many much do does did you your i we he she they it that this
    these those have has had is are was were be been been will would can could should any some ever still also then there the a an about of just really
    think say said know else anything something got get
  `),
};

const prepositions = set(
  'in op aan van voor met bij door over na naar uit om tot te in on at of for with to from by',
);

/** The words at the front and the end that name nothing go; between others small words stay. */
function trimmed(words: readonly Word[]): Word[] {
  let from = 0;
  let to = words.length;
  while (from < to && prepositions.has(words[from]?.low ?? '') && words[from]?.low !== 'op') from += 1;
  while (to > from && prepositions.has(words[to - 1]?.low ?? '')) to -= 1;
  return words.slice(from, to);
}

/** '' where it names nothing, or asks in so many words that they cannot stand before an answer. */
export function topicOf(question: string, language: Language): string {
  const parts = question
    .replace(/[?!.]+\s*$/, '')
    .split(/[:;.?!] /)
    .filter(Boolean);
  const asked = wordsIn(parts.at(-1) ?? '');
  const naming = trimmed(asked.filter(({ low }) => !asking[language].has(low)));
  if (naming.length === 0 || naming.length > LONGEST_TOPIC_WORDS) return '';
  if (!naming.some(({ low }) => low.length > 2 && !prepositions.has(low))) return '';
  return naming
    .map(
      ({ text, low, after }) =>
        (/^(?:jezelf|uzelf)$/.test(low) ? 'zichzelf' : text) + (after === ',' ? ',' : ''),
    )
    .join(' ')
    .replace(/,$/, '');
}

export const isNegative = (question: string): boolean =>
  /\b(?:niet|geen|nooit|niks|not|no|never)\b|n't\b/i.test(question);
