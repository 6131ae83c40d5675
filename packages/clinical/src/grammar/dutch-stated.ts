/** What a clinician puts as a fact and asks to be confirmed. */
import { clinicianInDutch } from './dutch-clinician.ts';
import { type Answering, isFull } from './dutch-fragments.ts';
import { withoutArticle } from './dutch-question.ts';
import { small, textOf, type Word } from './words.ts';

/** `Die citalopram, u nam er twintig?`: what it is about comes first. */
export function statedIn(words: readonly Word[], options: Answering): string | undefined {
  const comma = words.findIndex(({ after }) => after === ',');
  const isNamed =
    comma >= 0 &&
    comma < 6 &&
    /^(?:u|je|jij)$/u.test(words[comma + 1]?.low ?? '') &&
    !isFull(words.slice(0, comma + 1));
  if (!isNamed) return clinicianInDutch(words, options.asking)?.text;
  const told = clinicianInDutch(words.slice(comma + 1), options.asking)?.text;
  const name = textOf(withoutArticle(words.slice(0, comma + 1))).replace(/,$/u, '');
  if (!told) return undefined;
  return /^(?:even|voor|om|ter|ik|dus|goed)$/u.test(words[0]?.low ?? '') ? told : `${name}: ${small(told)}`;
}
