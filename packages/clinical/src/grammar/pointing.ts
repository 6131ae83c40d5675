/** `En de propranolol?` `Die heb ik niet geslikt.`: what the answer points at is what was asked about. */
import type { Language } from '../note.ts';
import { capitalised } from '../reading/text.ts';
import { askedAbout } from './asked-about.ts';
import { isConjugated } from './dutch-clauses.ts';
import { isInfinitive } from './dutch-verbs.ts';
import { kin, prepositions } from './dutch-words.ts';
import { textOf, wordsIn } from './words.ts';

const begins = /^((?:(?:ja|nee|nou|eh|o|oh|maar|en)[, ]+)*)die (?=(\p{L}+) )/iu;
const LONGEST_TOPIC = 3;

const isPlural = (noun: string): boolean => /(?:en|s)$/u.test(noun) && !/(?:pen|gen|ss|is|us)$/u.test(noun);

/** `…, hier is de voorzetkamer`: what points back may be of that. */
export const namesThingBehind = (text: string): boolean => thingBehind.test(text);
const thingBehind =
  /[,;] (?:(?:en|hier|daar|dit|met|here|there|with|and) ){1,2}(?:(?:is|zijn|heb ik|hebt u|heb je|are) )?(?:de|het|een|uw|je|the|a|your) \p{L}{4,}/iu;

/** `En het appen met Daan?` `Die heb ik geblokkeerd.`: who was named last, and no thing behind: `met de Foster, hier is de voorzetkamer`. */
function personIn(question: string): string {
  const last = [...question.matchAll(/(?<=\p{Ll},? )(\p{Lu}\p{Ll}{2,})(?=[\s,?.]|$)/gu)].at(-1);
  return last && !namesThingBehind(question.slice(last.index)) ? (last[1] ?? '') : '';
}

/** The answer with the thing in the place of `die`; unchanged where it may point at something else. */
export function pointingAt(question: string, answer: string, language: Language): string {
  const found = language === 'nl' ? begins.exec(answer) : null;
  const [, before = '', verb = ''] = found ?? [];
  if (!found || !isConjugated(verb.toLowerCase())) return answer;
  const topic = askedAbout(question, 'nl');
  const all = wordsIn(topic);
  // `de propranolol van de huisarts`: the thing itself.
  const end = all.findIndex(({ low }, at) => at > 0 && prepositions.has(low));
  const words = end > 0 ? all.slice(0, end) : all;
  const noun = words.at(-1)?.low ?? '';
  const isThing =
    words.length > 0 &&
    words.length <= LONGEST_TOPIC &&
    !/[,“]/u.test(textOf(words)) &&
    !words.some(({ low }) => kin.has(low) || isInfinitive(low) || low === 'en' || low === 'of');
  // `De pillen? Die is op.`: of another thing, by its number. With `ik` or `we` behind it the verb is theirs.
  const isOwn = /^\S+ (?:ik|we|wij|ze|u|je)(?!\p{L})/iu.test(answer.slice(found[0].length));
  const isMany = /(?:en|n)$/u.test(verb) && !isOwn;
  const isIt = isThing && (isOwn || isMany === isPlural(noun));
  const name = isIt ? textOf(words) : isOwn || !isMany ? personIn(question) : '';
  if (name === '') return answer;
  const named = before === '' ? capitalised(name) : name;
  return `${before}${named} ${answer.slice(found[0].length)}`;
}
