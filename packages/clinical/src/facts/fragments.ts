/** Words that only say when, where or how often go on with what was told just before: `Ik trek aan de klink. Zes keer, elke ochtend.` is one statement. */
import { isFull as isFullInDutch } from '../grammar/dutch-fragments.ts';
import { isFull as isFullInEnglish } from '../grammar/english-fragments.ts';
import { isAddition } from '../grammar/joined.ts';
import { goingOn } from '../grammar/names.ts';
import { wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { wordsOf } from '../reading/text.ts';
import type { Statement } from './statement.ts';

const MOST_WORDS = 8;
const LONGEST_JOINED_WORDS = 30;

/** Nothing of their own: no verb, no complaint, no medicine, no value that has a name. */
function isFragment({ clause, quote }: Statement, language: Language): boolean {
  const words = wordsIn(quote);
  if (clause === null || words.length === 0 || words.length > MOST_WORDS || /[“?:]/u.test(clause))
    return false;
  if (!isAddition(quote, language)) return false;
  if (language === 'nl' ? isFullInDutch(words) : isFullInEnglish(words)) return false;
  const { findings, medicines, measurements, people } = slotsOf(quote, language, { isSpoken: true });
  return findings.length + medicines.length + measurements.length + people.length === 0;
}

const denies = /(?<!\p{L})(?:niet|geen|nooit|niks|no|not|never|none)(?!\p{L})/iu;

export function withFragments(statements: readonly Statement[], language: Language): Statement[] {
  const bound: Statement[] = [];
  for (const each of statements) {
    const before = bound.at(-1);
    const isOfBefore =
      before?.clause != null &&
      before.speaker.role === each.speaker.role &&
      before.standing === each.standing &&
      before.about?.relation === each.about?.relation &&
      (before.sources.at(-1) === each.sources[0] || Math.floor(before.matter) === Math.floor(each.matter)) &&
      wordsOf(before.clause).length < LONGEST_JOINED_WORDS &&
      !before.clause.endsWith('”') &&
      isFragment(each, language);
    if (!isOfBefore || before?.clause == null || each.clause === null) {
      bound.push(each);
      continue;
    }
    const mark = denies.test(before.clause) || denies.test(each.clause) ? ';' : ',';
    bound[bound.length - 1] = {
      ...before,
      clause: `${before.clause}${mark} ${goingOn(each.clause.replace(/[.!…]+$/u, ''), language)}`,
      quote: `${before.quote} ${each.quote}`,
      sources: [...new Set([...before.sources, ...each.sources])],
      from: [...before.from, ...each.from],
    };
  }
  return bound;
}
