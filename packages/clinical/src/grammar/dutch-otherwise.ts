/** Answers that say neither yes nor no. */
import { affirm, isChoice, nameOf } from './dutch-claims.ts';
import { type Answering, detailsOf, fragment, isFull, ofClient } from './dutch-fragments.ts';
import { lowered } from './dutch-persons.ts';
import { type Asked, askedIn, withoutArticle } from './dutch-question.ts';
import { substituted } from './dutch-substituted.ts';
import { kin } from './dutch-words.ts';
import { joined } from './joined.ts';
import type { Reply } from './reply.ts';
import { tidyWords } from './tidied.ts';
import { textOf, type Word, type Written, withoutEnd, word, wordsIn, written } from './words.ts';

const taking = /^(?:gebruikt|slikt|neemt|heeft|drinkt|rookt|krijgt|eet|doet)$/u;

const oftenWords =
  /^(?:soms|af en toe|een beetje|vaak|regelmatig|zelden|nauwelijks|bijna nooit|bijna niet|een enkele keer|meestal|altijd|heel vaak|best vaak|best veel|elke dag|dagelijks|niet echt|niet zo|niet vaak|niet veel|niet altijd|amper|wel eens|heel soms|heel af en toe|steeds minder|steeds meer)$/iu;

/** `Hoe is de eetlust?` `Die is weer normaal` → `eetlust is weer normaal`. */
function pointedAt(asked: Asked, words: readonly Word[]): string | undefined {
  const topic =
    asked.kind === 'how' ? asked.topic : asked.kind === 'topic' ? withoutArticle(asked.words) : [];
  const [first, second, ...rest] = words;
  if (
    topic.length === 0 ||
    topic.length > 4 ||
    !first ||
    !second ||
    rest.length === 0 ||
    !/^(?:die|dat|het|hij)$/u.test(first.low)
  )
    return undefined;
  if (!/^(?:is|was|gaat|ging|blijft|wordt|werd|lijkt|lukt|zijn|waren)$/u.test(second.low)) return undefined;
  if (words.some(({ low }) => /^(?:ik|mij|me|mijn|we|u|je)$/u.test(low))) return undefined;
  return withoutEnd(textOf([...lowered(topic), second, ...rest]));
}

const quality =
  /^(?:(?:heel|erg|best|vrij|niet zo|wat|een beetje|wel|redelijk|iets|steeds) )*(?:goed|slecht|matig|redelijk|prima|beter|slechter|wisselend|weinig|minder|onrustig|best|uitstekend|normaal|licht|zwaar|kort|lekker)$/iu;

const frequency =
  /(?:keer|maal|per (?:dag|week|maand|nacht|jaar)|elke|iedere|dagelijks|wekelijks|alleen)(?!\p{L})/iu;

type YesNo = Extract<Asked, { kind: 'yesno' }>;

const denying = /(?<!\p{L})(?:niet|geen|niks|nooit)(?!\p{L})/iu;

const without = (words: readonly Word[], left: RegExp): Word[] => words.filter(({ low }) => !left.test(low));

/** An answer that says how often, how well or what: `Soms`, `Slecht`, `Metformine`. It takes its place behind the verb. */
function measuredBy(asked: YesNo, own: string, options: Answering, choice: boolean): Written | undefined {
  if (asked.subject.length > 0) return undefined;
  const verb = word(asked.verb);
  if (oftenWords.test(own) && !choice) {
    const rest = ofClient(without(asked.rest, /^(?:wel|eens|weleens|nog|ook|vaak|veel)$/u), options);
    return { text: textOf([verb, ...wordsIn(own), ...rest]), sure: 0.9 };
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

/** `Alleen als ik loop`: says when, and so that it is. */
const whenOnly =
  /^(?:(?:ja|alleen|vooral|meestal|eigenlijk|pas|soms|nou)[, ]+)*(?:als|wanneer|zodra|alleen bij|vooral bij|alleen in|vooral in|alleen na)(?!\p{L})[^,.;]*[.!]?$/iu;

const claimOf = (asked: Asked, options: Answering): string | undefined =>
  (asked.kind === 'yesno' && asked.subject.length === 0) || asked.kind === 'topic'
    ? affirm(asked, options)
    : undefined;

/** Neither yes nor no: `Soms`, `Alleen in het weekend`, `Niet zo best`. */
export function saidElse(
  question: string,
  reply: Reply,
  options: Answering,
  questions: number,
): Written | null {
  const asked = askedIn(question);
  const [first = '', ...more] = reply.details;
  const firstWords = tidyWords(first, 'nl');
  const rest = detailsOf(more, options);
  const own = fragment(first, options.cast);
  const put = (statement: string, sure: number): Written => ({
    text: written(wordsIn(joined([statement, ...rest.texts], 'nl'))),
    sure: Math.min(sure, rest.sure),
  });
  const about = pointedAt(asked, firstWords);
  if (about) return put(about, 0.88);
  const claim = whenOnly.test(first) && !isChoice(question) ? claimOf(asked, options) : undefined;
  if (claim) return put(`${claim}, ${own}`, 0.82);
  if (isFull(firstWords) || asked.kind === 'open' || asked.kind === 'stated' || asked.kind === 'proposal') {
    const { texts, sure } = detailsOf(reply.details, options);
    const elliptic = !isFull(firstWords);
    return texts.length > 0
      ? { text: written(wordsIn(joined(texts, 'nl'))), sure: Math.min(sure, elliptic ? 0.5 : 0.9) }
      : null;
  }
  if (asked.kind === 'wh') {
    const statement = substituted(asked, own);
    return statement
      ? put(textOf(ofClient(wordsIn(statement.text), options)), statement.sure)
      : put(own, 0.4);
  }
  const measured = asked.kind === 'yesno' ? measuredBy(asked, own, options, isChoice(question)) : undefined;
  if (measured) return put(measured.text, measured.sure);
  const name = nameOf(asked, options);
  // `Mijn broer wel`: about somebody else than was asked.
  const isOfOther = firstWords.some(({ low }) => kin.has(low)) && /(?:wel|niet|ook)$/u.test(own);
  if (!name || isOfOther) return put(own, 0.4);
  const isShort = asked.kind === 'how' && firstWords.length <= 3 && !own.includes(',');
  const sure = questions > 1 ? 0.55 : asked.kind === 'how' ? 0.9 : 0.8;
  return put(isShort ? `${name} ${own}` : `${name}: ${own}`, sure);
}
