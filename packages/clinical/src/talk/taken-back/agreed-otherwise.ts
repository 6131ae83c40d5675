/** What was proposed, thought of or offered, and agreed otherwise: in the order in which one rule may need the other. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { counterProposed } from './counter-proposed.ts';
import { givenUp } from './given-up.ts';
import { hourAsked } from './hour-asked.ts';
import { moved } from './moved.ts';
import { onlyThought } from './only-thought.ts';
import { picked } from './picked.ts';
import { ruledOut } from './ruled-out.ts';
import { weekAfter } from './week-after.ts';

export function agreedOtherwise(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  counterProposed(sentences, at, language, taken);
  picked(sentences, at, language, taken);
  onlyThought(sentences, at, language, taken);
  moved(sentences, at, language, taken);
  givenUp(sentences, at, language, taken);
  ruledOut(sentences, at, taken);
  hourAsked(sentences, at, language, taken);
  weekAfter(sentences, at, language, taken);
}
