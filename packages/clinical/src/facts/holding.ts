/** Which sentences of an answer tell something. */
import type { Language } from '../note.ts';
import type { Exchange, Sentence } from '../talk/sentence.ts';
import { isChatter, isIdle, isSmall } from './idle.ts';

/** `Nou.`, `Tja, eh.`: thinks aloud, and tells nothing. */
const onlyHesitates =
  /^(?:(?:nou|tja|tsja|och|ach|hm+|eh+m?|uh+m?|um+|poeh|pff+|o|oh|well|er|meneer|mevrouw|dokter)[\s.,!?…]*)+$/iu;

/** What of an answer is worth a statement. */
export function holdingOf({ asked, told }: Exchange, language: Language): Sentence[] {
  const isAnswerNeeded = !asked.every(({ text }) => isIdle(text, language));
  return told.filter(
    ({ text, act, speaker }) =>
      text.trim() !== '' &&
      act !== 'fills' &&
      !onlyHesitates.test(text) &&
      !isChatter(text, speaker.role, language) &&
      !isIdle(text, language) &&
      (isAnswerNeeded || !isSmall(text, language)),
  );
}
