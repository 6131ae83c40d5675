/** Which kind of diagnosis the words state: certain, working, or from before. */

import { onlyDoubtsOfIt } from './around.ts';
import type { Mention } from './clauses.ts';
import type { Cues } from './cues.ts';
import type { Verdict } from './diagnosis.ts';

const nothing: Verdict = { is: 'nothing' };
const any = (tests: readonly RegExp[], text: string): boolean => tests.some((test) => test.test(text));

const today = / (?:today|vandaag|zojuist|just now) /;

export const dates = / (?:vastgesteld|gesteld|gediagnosticeerd|gediagnostiseerd|diagnosed) /;
export const isDated = (text: string, { pointing }: Around, { dated }: Cues): boolean =>
  (dated.test(text) || dated.test(pointing)) && !today.test(text);

const letter =
  / (?:brief|verslag|overdracht|letter|report) (?:\S+ ){0,6}(?:staat|stond|lees|schrijft|says|states|mentions) /;

/** Which kind the words state; undefined when they state nothing. */
export function kindStated(text: string, around: Around, cues: Cues): Verdict | undefined {
  const isWorking = any(cues.works, text);
  const isEarlier = any(cues.earlier, text);
  const isStated = any(cues.states, text);
  if (!isWorking && !isEarlier && !isStated) return undefined;
  // `In de verwijsbrief staat werkdiagnose …`: what somebody else holds for likely.
  if (isWorking && isEarlier && letter.test(text)) return nothing;
  if (isEarlier && !isWorking) return { is: 'earlier', isPresumed: false };
  if (isWorking || cues.doubts.test(onlyDoubtsOfIt(around.whole)))
    return { is: 'working', isPresumed: false };
  return { is: isDated(text, around, cues) ? 'earlier' : 'stated', isPresumed: false };
}

export type Around = {
  /** From where the thought begins to the end of the sentence. */
  whole: string;
  /** What goes on about the diagnosis: `…, dat is in 2014 vastgesteld`. */
  pointing: string;
};
const pointsBack = /^ (?:[,;:] )?(?:en |and )?(?:dat|die|dit|deze|which|that|that's|this|it|it's|it was|as) /;
/** `Tentatively, I'd put this down as …` */
const opensDoubting = /^(?: \S+){1,3} , $/;
const goesOnWithThat = /^ (?:[,;:] )?(?:dat|that|is) /;

/** `…, maar nu komt er een vermoeden van PTSS bij` is said of the other. */
const turnsToOther = /^ (?:, )?(?:maar|but|en|and|we|i|ik|wij|daarnaast|verder|additionally) .*#/;

/** `een gedragsstoornis sinds de jeugd, en waarschijnlijk ook ADHD`: the doubt is of the other. */
const saysOfOther =
  /(?<=@ (?:(?!(?:,|en|and|of|or|met|with|een|an?|plus|ook|also) )\S+ )+?)(?:, |en |and |met |with |plus )+(?:(?!#)\S+ ){0,6}#.*/u;

export function aroundOf(text: string, { before, clause, after, isRunOn }: Mention): Around {
  const isGoingOn =
    isRunOn ||
    opensDoubting.test(before.at(-1) ?? '') ||
    goesOnWithThat.test(clause) ||
    (/^ (?:maar|but) /.test(clause) && !before.join('').includes('#'));
  const ahead = isGoingOn ? before.join('') : '';
  const next = after.filter((each) => each.trim().length > 1)[0] ?? '';
  const turned = after.findIndex((each) => turnsToOther.test(each));
  const own = turned < 0 ? after : after.slice(0, turned);
  return {
    whole: `${ahead}${text.trimEnd()}${own.join('')}`.replace(/ {2,}/g, ' ').replace(saysOfOther, ''),
    pointing: pointsBack.test(next) && !next.includes('#') ? next : '',
  };
}
