/** What a sentence without a name makes of what was just named. */
import { adoptsBehind, endorses, notesAsGuess } from './around.ts';
import type { Cues } from './cues.ts';
import { isOverBehind } from './over.ts';
import { takesOff } from './taken-off.ts';

type Follows = 'stated' | 'working' | 'back' | 'doubted';

/** `named`: how many were named. */
export function whatFollows(words: string, cues: Cues, named: number): Follows | undefined {
  const isOne = named === 1;
  if (isOne && (adoptsBehind.test(words) || notesAsGuess.test(words))) return 'working';
  if (cues.takesBack.test(words) || isOverBehind(words) || takesOff(words)) return 'back';
  if (cues.lowers.test(words)) return 'doubted';
  return endorses.test(words) || (isOne && cues.confirms.test(words)) ? 'stated' : undefined;
}
