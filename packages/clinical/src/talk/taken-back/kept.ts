/** A value that holds after all. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isSameValue, valuesOf } from './values.ts';

const afterAll = /^(?:(?:dus|so)[, ]+(?:ja|yes|toch|wel)[, ]+|(?:nee|no)[, ]+(?:toch|wel)[, ]+)/iu;
/** `Twee keer. Nee, wacht, één met de motor aan en één zonder. Dus ja, twee.`: the first holds after all. */
export function isKept(
  { seq, words, instead }: TakenBack,
  sentences: readonly Sentence[],
  language: Language,
): boolean {
  const at = sentences.findIndex(
    (each) => each.seq === seq && each.said.includes(words) && each.said !== each.text,
  );
  const earlier = sentences[at];
  const [value] = valuesOf(words, language);
  if (!earlier || !value || instead === undefined) return false;
  const isAgain = sentences.slice(at + 1, at + 4).some(({ seq: other, said }) => {
    const meant = said.replace(afterAll, '');
    const [first] = valuesOf(meant, language);
    return other === seq && meant !== said && first?.start === 0 && isSameValue(first, value);
  });
  if (isAgain) earlier.text = earlier.said;
  return isAgain;
}
