/** Whether `je` and `ons` say whose a thing is: `je werk`, and not `je werkt`. */
import { isConjugated } from './dutch-clauses.ts';
import { isInfinitive, isParticiple } from './dutch-verbs.ts';
import { adverbs, determiners, kin, neuter, prepositions } from './dutch-words.ts';
import { set, type Word } from './words.ts';

export const isNounLike = (next: Word | undefined): boolean =>
  next !== undefined &&
  !adverbs.has(next.low) &&
  !prepositions.has(next.low) &&
  !determiners.has(next.low) &&
  !isConjugated(next.low) &&
  !isParticiple(next.low) &&
  !isInfinitive(next.low) &&
  !/^(?:\p{L}*dag|\p{L}*dags|volgende|vorige|half|kwart|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|'s|\d.*|één|twee|drie|vier|vijf|zes|zeven|acht|dat|die|als|om|ik|we|het|er|en|of|maar|zich|zelf|ziek|moe|bang|somber|rot|anders|zorgen|klaar|alleen|fijn|ongerust|druk)$/u.test(
    next.low,
  );

const pluralNouns = set(
  'antwoorden vragen dromen benen armen eten drinken slapen werken oefeningen gedachten',
);

/** `zorgen`, `ziek`: `je zorgen maken` is not a possessive; `je moeder` and `je werk` are. */
export const isPossessiveJe = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1];
  if (words[at]?.after || !next) return false;
  // `Je slaap is beter`: with its verb behind it a word is a thing.
  if (
    at === 0 &&
    !words[1]?.after &&
    /^(?:is|was|zijn|waren|gaat|ging|wordt|werd|blijft)$/u.test(words[2]?.low ?? '')
  )
    return true;
  if (
    prepositions.has(words[at - 1]?.low ?? '') &&
    !adverbs.has(next.low) &&
    !prepositions.has(next.low) &&
    !isParticiple(next.low) &&
    (!isConjugated(next.low) || neuter.has(next.low)) &&
    (!isInfinitive(next.low) || pluralNouns.has(next.low))
  )
    return true;
  return kin.has(next.low) || neuter.has(next.low) || isNounLike(next);
};
