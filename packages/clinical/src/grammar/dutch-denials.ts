/** Whether a denial that was made of a question says what the no said, and nothing else. */

import { adjectives } from './dutch-negation.ts';
import { isInfinitive, isParticiple, isThirdPerson } from './dutch-verbs.ts';
import { prepositions } from './dutch-words.ts';
import { wordsIn } from './words.ts';

const denies = /^(?:niet|niets|niks|geen|nooit)$/u;
/** Nothing that there can be none of: `schrikt geen ervan`. */
const noThing =
  /^(?:er\p{L}*|daar\p{L}*|hier\p{L}*|dat|die|dit|het|de|hem|haar|ze|zich|zichzelf|u|je|cliënt|niet|wel|ook|dan|toen|nu|of|en|twee|drie|beide|allebei|als|om)$/u;

/** `heeft geprobeerd zichzelf niets aan te doen` denies the wrong thing; `heeft toen niet of nu geprobeerd` only half of it. */
export function isSoundDenial(text: string): boolean {
  const words = wordsIn(text);
  const at = words.findIndex(({ low }) => denies.test(low));
  const own = words[at];
  const next = words[at + 1];
  if (!own) return false;
  const before = words.slice(0, at);
  if (before.some(({ low }) => isParticiple(low) || low === 'te' || low === 'om')) return false;
  // Only half of it: `niet of nu`, `een plan of niets`.
  if (/^(?:of|en)$/u.test(next?.low ?? '') || /^(?:of|en)$/u.test(words[at - 1]?.low ?? '')) return false;
  if (own.low === 'geen' && (!next || noThing.test(next.low) || prepositions.has(next.low))) return false;
  // `geen geven ze opdrachten`: a question in the order of its verb.
  if (
    own.low === 'geen' &&
    /^(?:ze|zij|we|wij|hij|ik|u|je|er|het|die|dat)$/u.test(words[at + 2]?.low ?? '') &&
    isVerb(next?.low ?? '')
  )
    return false;
  // `moet geen bereikbaar zijn`
  const isState = next !== undefined && (adjectives.has(next.low) || /(?:baar|lijk|loos)$/u.test(next.low));
  if (own.low === 'geen' && isState && isInfinitive(words[at + 2]?.low ?? '')) return false;
  // Without its verb in front a second one is a question that was swallowed: `geen arts bij geweest, moest het gehecht`.
  const verbs = words.slice(at + 1).filter(({ low }, place, all) => {
    const isVerb = isThirdPerson(low) || /^(?:moest|was|had|kon|wilde|ging|werd)$/u.test(low);
    return isVerb && place > 0 && all[place - 1]?.after === ',' && !isInfinitive(low);
  });
  return verbs.length === 0;
}

const isVerb = (low: string): boolean => isInfinitive(low) || isThirdPerson(low);

const stems = (text: string): string[] =>
  wordsIn(text)
    .map(({ low }) => low)
    .filter((low) => low.length > 2 && !denies.test(low))
    .map((low) => low.slice(0, 5));

/** `Schrikt u ervan?` `Nee! Ik schrik ervan.`: what follows says that it is so. */
export function isContradicted(denial: string, details: readonly string[]): boolean {
  const denied = stems(denial);
  return (
    denied.length > 0 &&
    details.some((detail) => {
      const words = wordsIn(detail).map(({ low }) => low);
      if (words.some((low) => denies.test(low))) return false;
      const told = new Set(stems(detail));
      // The verb itself is said again: `schrikt niet van het beeld`, `ik schrik ervan`.
      const [verb = ''] = denied;
      const isVerb =
        isThirdPerson(wordsIn(denial)[0]?.low ?? '') &&
        !/^(?:heeft|is|was|had|kan|wil|moet|gaat|doet|wordt)$/u.test(wordsIn(denial)[0]?.low ?? '');
      if (
        isVerb &&
        denied.length > 1 &&
        /^(?:ik|ja)$/u.test(words[0] ?? '') &&
        [...told].some((each) => each.slice(0, 4) === verb.slice(0, 4))
      )
        return true;
      return denied.every(
        (stem) => told.has(stem) || [...told].some((each) => each.slice(0, 4) === stem.slice(0, 4)),
      );
    })
  );
}

/** Of several things that were asked, those that the no itself names: `Stemmen gehoord, of dingen gezien?` `Nee, geen stemmen.` */
export function namedInNo(denials: readonly string[], details: readonly string[]): string[] {
  const denying = /(?<!\p{L})(?:geen|niet|nooit|niks|niets)(?!\p{L})/iu;
  if (!denying.test(details[0] ?? '')) return [...denials];
  const told = new Set(details.filter((detail) => denying.test(detail)).flatMap(stems));
  const named = denials.filter((denial) => stems(denial).some((stem) => told.has(stem)));
  return named.length > 0 ? named : [...denials];
}
