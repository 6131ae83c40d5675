/** Answers that say how often, how well or what: they take their place in what was asked. */
import { type Answering, ofClient } from './dutch-fragments.ts';
import { lowered } from './dutch-persons.ts';
import { withoutArticle } from './dutch-question.ts';
import type { YesNo } from './dutch-topics.ts';
import { textOf, type Word, type Written, word, wordsIn } from './words.ts';

const taking = /^(?:gebruikt|slikt|neemt|heeft|drinkt|rookt|krijgt|eet|doet)$/u;

export const oftenWords =
  /^(?:soms|af en toe|een beetje|vaak|regelmatig|zelden|nauwelijks|bijna nooit|bijna niet|een enkele keer|meestal|altijd|heel vaak|best vaak|best veel|elke dag|dagelijks|niet echt|niet zo|niet vaak|niet veel|niet altijd|amper|wel eens|heel soms|heel af en toe|steeds minder|steeds meer|heel even|even|kort|heel kort|een tijdje|tijdelijk)$/iu;

const quality =
  /^(?:(?:heel|erg|best|vrij|niet zo|wat|een beetje|wel|redelijk|iets|steeds) )*(?:goed|slecht|matig|redelijk|prima|beter|slechter|wisselend|weinig|minder|onrustig|best|uitstekend|normaal|licht|zwaar|kort|lekker)$/iu;

const frequency =
  /(?:keer|maal|per (?:dag|week|maand|nacht|jaar)|elke|iedere|dagelijks|wekelijks|alleen)(?!\p{L})/iu;

const denying = /(?<!\p{L})(?:niet|geen|niks|nooit)(?!\p{L})/iu;

export const without = (words: readonly Word[], left: RegExp): Word[] =>
  words.filter(({ low }) => !left.test(low));

/** An answer that says how often, how well or what: `Soms`, `Slecht`, `Metformine`. It takes its place behind the verb. */
export function measuredBy(
  asked: YesNo,
  own: string,
  options: Answering,
  choice: boolean,
): Written | undefined {
  const isLeaning =
    /^(?:het|dat|dit|er|hij|ze|zij|die)$/u.test(asked.subject[0]?.low ?? '') && asked.subject.length === 1;
  if (isLeaning) return undefined;
  const verb = word(asked.verb);
  if (asked.subject.length > 0) {
    if (!oftenWords.test(own) || choice) return undefined;
    const rest = ofClient(without(asked.rest, /^(?:wel|eens|weleens|nog|ook|vaak|veel)$/u), options);
    return {
      text: textOf([...lowered(withoutArticle(asked.subject)), verb, ...wordsIn(own), ...rest]),
      sure: 0.85,
    };
  }
  if (oftenWords.test(own) && !choice) {
    const rest = ofClient(without(asked.rest, /^(?:wel|eens|weleens|nog|ook|vaak|veel)$/u), options);
    // Pronouns stand right behind the verb: `voelt zich soms achtervolgd`, `vergeet ze soms`.
    const at = rest.findIndex(({ low }) => !/^(?:zich|ze|die|dat|het|er|hem|haar|zichzelf)$/u.test(low));
    const place = at < 0 ? rest.length : at;
    return {
      text: textOf([verb, ...rest.slice(0, place), ...wordsIn(own), ...rest.slice(place)]),
      sure: 0.9,
    };
  }
  if (asked.rest.some(({ low }) => low === 'iets') && taking.test(asked.verb) && !denying.test(own)) {
    const rest = without(asked.rest, /^(?:iets|nog|verder|ook|anders|wel|eens)$/u);
    if (rest.length <= 2 && !choice)
      return { text: textOf([verb, ...wordsIn(own), ...ofClient(rest, options)]), sure: 0.88 };
  }
  const isHow = /^(?:slaapt|eet|voelt|functioneert|werkt|sliep|at)$/u.test(asked.verb);
  if (isHow && quality.test(own) && asked.rest.length <= 3) {
    const self = asked.rest.some(({ low }) => low === 'zich' || (low === 'je' && asked.verb === 'voelt'));
    return { text: textOf([verb, ...(self ? [word('zich')] : []), ...wordsIn(own)]), sure: 0.9 };
  }
  if (choice || !frequency.test(own) || denying.test(own)) return undefined;
  const rest = ofClient(without(asked.rest, /^(?:nog|wel|eens|weleens|ook|ooit)$/u), options);
  return { text: `${textOf([verb, ...rest])}, ${own}`, sure: 0.85 };
}
