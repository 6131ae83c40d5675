/** Words between two values that say that the second stands in the place of the first. */
import type { SaidWord } from './said-shape.ts';

export const strong =
  /^(?:nee|neen|sorry|wacht|pardon|bedoel|vergis|verkeerd|no|nope|wait|mean|actually|rather|correction|correctie|scratch)$/;

/** `no more than two in a day` takes nothing back. */
const limits = /^(?:more|longer|later|less|fewer|earlier|higher|lower|need|problem)$/;
export const isTakingBack = (between: readonly SaidWord[]): boolean =>
  between.some(
    ({ text }, at) => strong.test(text) && !(text === 'no' && limits.test(between[at + 1]?.text ?? '')),
  );

/** `Zes. Nou, acht.`; `op de eerste. Hm, let's make it the eighth.` */
export function isRenewed(between: readonly SaidWord[]): boolean {
  const texts = between.map(({ text }) => text);
  if (
    texts.length <= FEW_WORDS &&
    texts.some((text) => anew.test(text)) &&
    texts.every((text) => fills.test(text))
  )
    return true;
  return instead.test(texts.slice(-LAST_WORDS).join(' '));
}
const FEW_WORDS = 6;
const LAST_WORDS = 4;
const anew = /^(?:nou|eigenlijk|liever|toch|well|actually|rather)$/;
const fills =
  /^(?:[.,…]|nou|eh|ehm|of|eigenlijk|liever|toch|wel|meer|misschien|well|actually|rather|or|uh|um|more|like)$/;
const instead =
  /\b(?:make it|make that|dat wordt|maken we er|maak er|we maken er)(?: de| the| van| dan| toch)*$/;
