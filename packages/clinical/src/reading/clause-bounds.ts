/** Where clauses begin: at full stops, at conjunctions, and where somebody or something new is spoken of after a comma. */
import type { Language } from '../note.ts';
import type { Hit } from './lexicon.ts';
import type { Sign } from './sign.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** A new clause wherever they stand. */
const conjunctions: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: set('maar want omdat doordat terwijl hoewel waardoor zodat totdat tenzij indien mits als mocht al'),
  en: set('but because although though whereas while if unless however except'),
};
/** Subjects and words that open a clause, after a comma or `en`. */
const openers: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: set(
    "ik hij zij ze u je jij we wij jullie die dat er het dit deze mijn m'n mn toen dan als nu en dus nee ja daarna verder of wel niet soms vroeger eerst ook alleen waar wat waarbij wie zijn haar daar daarvan daarom",
  ),
  en: set(
    "i i'm i've he she they we you it that this there my his her then if now and so no yes who which not he's she's they're it's sometimes also only but where",
  ),
};
const subjects: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: set("ik hij zij ze u je jij we wij jullie die dat er het mijn m'n mn toen dan nu"),
  en: set("i i'm i've he she they we you it that there my then he's she's they're it's now"),
};

const isStop = (word: string) => word.length === 1 && '.;!?()'.includes(word);

export function clauseBounds(
  words: readonly string[],
  hits: readonly Hit<Sign>[],
  language: Language,
): number[] {
  const people = new Set<number>();
  for (const { value, from } of hits) if (value.kind === 'person') people.add(from);
  const starts = [0];
  const isOpening = (at: number, allowed: ReadonlySet<string>) => allowed.has(words[at] ?? '') || people.has(at);
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1] ?? '';
    const word = words[at] ?? '';
    const isAnd = before === 'en' || before === 'and';
    const isNew =
      isStop(before) ||
      (conjunctions[language].has(word) && !(word === 'al' && !isComma(before))) ||
      (isComma(before) && isOpening(at, openers[language])) ||
      (isAnd && isOpening(at, subjects[language]));
    if (isNew && !isStop(word)) starts.push(isAnd && !isStop(before) && (starts.at(-1) ?? 0) < at - 1 ? at - 1 : at);
  }
  return starts;
}

const isComma = (word: string) => word === ',' || word === ':' || word === '-';
