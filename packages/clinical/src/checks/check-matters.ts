/** Marks a yes or a no of the note that the answers of the transcript contradict, where no list of findings reaches. */
import type { Language } from '../note.ts';
import { isQuoted } from './check-findings.ts';
import type { Found } from './check-quantities.ts';
import { contradicted, type Matters } from './matters.ts';
import { denies, isConditional } from '../reading/polarity.ts';
import { stemOf, stemsOf } from '../reading/stems.ts';
import type { Token } from '../reading/tokens.ts';
import type { Written } from './written.ts';

const parting = /^[,;.()]$|^(?:maar|but|en|and|wel)$/;

/** `Rookt: “Nee, maar …”`: the answer stands there, whatever it says. */
const isAnswer = /[:–]\s*["“]/;

/** The parts of a sentence; after a denial it cannot be told whether the next is denied too: then `isDenied` is undefined. */
function clausesOf(tokens: readonly Token[], language: Language) {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (parting.test(token.text)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  let isAfterDenial = false;
  return clauses.map((clause) => {
    const isDenied = denies(clause, [], language);
    const cannotBeTold = !isDenied && isAfterDenial;
    isAfterDenial ||= isDenied;
    return { words: clause, isDenied: cannotBeTold ? undefined : isDenied };
  });
}

/** `found` is what the findings of the sentence already say: one place is marked once. */
export function checkMatters(
  { text, tokens }: Written,
  found: readonly Found[],
  matters: Matters,
  language: Language,
): Found[] {
  if (isQuoted(text) || isAnswer.test(text) || isConditional(text, language)) return [];
  return clausesOf(tokens, language).flatMap(({ words, isDenied }): Found[] => {
    if (isDenied === undefined) return [];
    const matter = contradicted(stemsOf(words), isDenied, matters);
    if (!matter) return [];
    const said = words.filter((token) => matter.stems.has(stemOf(token.text)));
    const start = said[0]?.start ?? 0;
    const end = said.at(-1)?.end ?? start;
    return found.some((each) => each.start < end && each.end > start)
      ? []
      : [{ kind: 'negation', start, end }];
  });
}
