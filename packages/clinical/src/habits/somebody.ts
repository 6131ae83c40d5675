/** What could tell who somebody is, and therefore is nobody's rule. */
import { replaceIdentifiers } from '../identifiers/replace.ts';
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import type { WordForm } from './rule.ts';
import { isShortFor } from './short-for.ts';

/** In more than half of the places: a word may stand beside a name once, and be taken for a part of it. */
const OFTEN = 0.5;

const namesSome = (line: string, wanted: readonly string[], language: Language): boolean => {
  const { map } = replaceIdentifiers([line], { language });
  return [...map.values()].some((found) => wordsOf(found.text).some((word) => wanted.includes(word)));
};

/** By itself, or as it stands in these lines. */
function isNamed(text: string, lines: readonly string[], language: Language): boolean {
  const wanted = wordsOf(text);
  const there = lines.filter((line) => wordsOf(line).some((word) => wanted.includes(word)));
  return (
    namesSome(text, wanted, language) ||
    (there.length > 0 &&
      there.filter((line) => namesSome(line, wanted, language)).length > OFTEN * there.length)
  );
}

/** Whether something in these words could tell who somebody is. */
export const isOfSomebody = (text: string, language: Language): boolean =>
  /\p{N}/u.test(text) || isNamed(text, [], language);

/** What is short for a word that names nobody (`jan` for `januari`) names nobody either. */
export const isFormOfSomebody = (
  { from, to }: WordForm,
  lines: readonly string[],
  language: Language,
): boolean =>
  /\p{N}/u.test(from) ||
  isNamed(from, lines, language) ||
  (to !== '' && !isShortFor(from, to) && isNamed(to, lines, language));
