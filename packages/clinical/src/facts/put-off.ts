/** `En een pil? Ik las over olanzapine.` – `Dat doe ik nu niet.`: a medicine that was named and is not given is told with its name. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised, plain, wordsOf } from '../reading/text.ts';
import type { Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';

const putsOff: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nee|nou|maar)[, ]+)*(?:dat|die|daar) (?:wil|doe|geef|start|schrijf|raad|begin|zou) ik (?:\p{L}+ ){0,4}(?:niet|af)(?!\p{L})/u,
  en: /^(?:(?:no|well|but|so)[, ]+)*(?:i'd rather not|i would rather not|not (?:that |for |right )?(?:now|today|yet)|i (?:don't|won't|wouldn't) (?:want|start|give|do|use|prescribe) (?:that|it|those))(?!\w)/u,
};
const LONGEST_WORDS = 14;
const REACH = 3;

/** The one medicine that was named just before; '' where there was none, or more. */
function namedBefore(fact: Fact, { sentences, language }: Talk, places: ReadonlyMap<object, number>): string {
  const place = places.get(fact.from[0] ?? fact) ?? 0;
  const names = new Set<string>();
  for (const { said } of sentences.slice(Math.max(0, place - REACH), place))
    for (const { name } of slotsOf(said, language, { isSpoken: true }).medicines) names.add(name);
  return names.size === 1 ? ([...names][0] ?? '') : '';
}

export function withPutOff(facts: readonly Fact[], talk: Talk): Fact[] {
  const { language } = talk;
  const places = new Map<object, number>(talk.sentences.map((each, at) => [each, at]));
  return facts.map((fact): Fact => {
    const { clause, quote, told_by, slots } = fact;
    const isPutOff =
      told_by === 'clinician' &&
      slots.medicines.length === 0 &&
      wordsOf(quote).length <= LONGEST_WORDS &&
      putsOff[language].test(plain(quote));
    const name = isPutOff ? namedBefore(fact, talk, places) : '';
    if (name === '') return fact;
    const { leans_on: _, ...alone } = fact;
    const told = (clause ?? `“${quote}”`).replace(/^(?:Uitleg|Explained): /u, '');
    const labelled = `${capitalised(name)}: ${goingOn(told, language)}`;
    return {
      ...alone,
      kind: 'plan',
      standing: 'said',
      clause: labelled,
      slots: slotsOf(labelled, language, { isSpoken: true }),
    };
  });
}
