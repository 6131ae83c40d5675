/** Answers that say neither yes nor no. */
import { affirm, isChoice, nameOf } from './dutch-claims.ts';
import { type Answering, detailsOf, fragment, isFull, ofClient } from './dutch-fragments.ts';
import { lowered } from './dutch-persons.ts';
import { type Asked, askedIn, withoutArticle } from './dutch-question.ts';
import { shaped, withClause } from './dutch-shaped.ts';
import { substituted } from './dutch-substituted.ts';
import { howItGoes, topicOf } from './dutch-topics.ts';
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

/** Longer answers are sentences of their own. */
const LONGEST_ANSWER = 9;
const withoutWel = (own: string): string => own.replace(/(?<=\S) wel$/u, '');

/** `Alleen als ik loop`: says when, and so that it is. */
const whenOnly =
  /^(?:(?:ja|alleen|vooral|meestal|eigenlijk|pas|soms|nou)[, ]+)*(?:als|wanneer|zodra|alleen bij|vooral bij|alleen in|vooral in|alleen na)(?!\p{L})[^,.;]*[.!]?$/iu;

const claimOf = (asked: Asked, options: Answering): string | undefined =>
  (asked.kind === 'yesno' && asked.subject.length === 0) || asked.kind === 'topic'
    ? affirm(asked, options)
    : undefined;

/** `Een beetje, de scherpe kantjes zijn eraf`: how much, and then a sentence of its own. */
function partedIn(details: readonly string[]): string[] {
  const [first = '', ...more] = details;
  const comma = first.indexOf(', ');
  const isParted =
    comma > 0 && oftenWords.test(first.slice(0, comma)) && isFull(wordsIn(first.slice(comma + 2)));
  return isParted ? [first.slice(0, comma), first.slice(comma + 2), ...more] : [first, ...more];
}

type First = { first: string; own: string; firstWords: readonly Word[]; isAlone: boolean };

/** What the shape of the first sentence says of the question. */
function byShape(
  asked: Asked,
  question: string,
  { first, own, firstWords, isAlone }: First,
  options: Answering,
): Written | undefined {
  const about = pointedAt(asked, firstWords);
  if (about) return { text: about, sure: 0.88 };
  const going = isAlone ? howItGoes(asked, nameOf(asked, options), first, options) : undefined;
  const often =
    asked.kind === 'yesno' && oftenWords.test(withoutWel(own))
      ? measuredBy(asked, withoutWel(own), options, isChoice(question))
      : undefined;
  const found = going ?? often ?? withClause(asked, first, options);
  if (found) return found;
  const isOneClause = !isFull(firstWords) || /(?:wel|niet)[.!]?$/iu.test(first);
  return isOneClause || asked.kind === 'wh' ? shaped(asked, question, first, options) : undefined;
}

/** `Wat is uw hulpvraag?` */
const asksWhatItIs = (asked: Asked): boolean =>
  asked.kind === 'wh' &&
  asked.asks === 'wat' &&
  /^(?:is|was)$/u.test(asked.verb) &&
  asked.subject.length > 0 &&
  asked.rest.length === 0;

/** Neither yes nor no: `Soms`, `Alleen in het weekend`, `Niet zo best`. */
export function saidElse(
  question: string,
  reply: Reply,
  options: Answering,
  questions: number,
): Written | null {
  const asked = askedIn(question);
  const [first = '', ...more] = partedIn(reply.details);
  const firstWords = tidyWords(first, 'nl');
  const rest = detailsOf(more, options);
  const own = fragment(first, options.cast);
  const put = (statement: string, sure: number): Written => ({
    text: written(wordsIn(joined([statement, ...rest.texts], 'nl'))),
    sure: Math.min(sure, rest.sure),
  });
  const shape = byShape(asked, question, { first, own, firstWords, isAlone: more.length === 0 }, options);
  if (shape) return put(shape.text, shape.sure);
  if (asked.kind === 'wh' && asksWhatItIs(asked)) {
    const { texts, sure } = detailsOf(reply.details, options);
    const name = textOf(withoutArticle(asked.subject));
    return { text: written(wordsIn(`${name}: ${joined(texts, 'nl')}`)), sure: Math.min(sure, 0.8) };
  }
  const claim = whenOnly.test(first) && !isChoice(question) ? claimOf(asked, options) : undefined;
  if (claim) return put(`${claim}, ${own}`, 0.82);
  // `U neemt het om elf uur?` `Elf uur tegenwoordig.`: says again what was stated.
  const [head = ''] = own.split(/[\s,]+/u);
  if (
    asked.kind === 'stated' &&
    head.length > 2 &&
    asked.words.some(({ low }) => low === head.toLowerCase())
  ) {
    const statement = affirm(asked, options);
    const added = without(
      wordsIn(own),
      new RegExp(`^(?:${asked.words.map(({ low }) => low.replace(/[^\p{L}\p{N}]/gu, '.')).join('|')})$`, 'u'),
    );
    if (statement && !isFull(firstWords))
      return put([statement, textOf(added)].filter(Boolean).join(', '), 0.75);
  }
  if (isFull(firstWords) || asked.kind === 'open' || asked.kind === 'stated' || asked.kind === 'proposal') {
    const { texts, sure } = detailsOf(reply.details, options);
    const elliptic = !isFull(firstWords);
    return texts.length > 0
      ? { text: written(wordsIn(joined(texts, 'nl'))), sure: Math.min(sure, elliptic ? 0.5 : 0.9) }
      : null;
  }
  if (asked.kind === 'wh') {
    // `Vijf, op zijn best zes`: the first part takes the place of what was asked, the rest follows.
    const [head = '', ...tail] = own.split(/,\s+/u);
    const isParted = tail.length > 0 && /^(?:hoe|hoeveel|hoelang|wanneer)/u.test(asked.asks);
    const statement = substituted(asked, isParted ? head : own);
    if (statement) {
      const text = textOf(ofClient(wordsIn(statement.text), options));
      return put(isParted ? [text, ...tail].join(', ') : text, statement.sure);
    }
    const topic = topicOf(asked, options);
    return topic && firstWords.length <= LONGEST_ANSWER ? put(`${topic}: ${own}`, 0.7) : put(own, 0.4);
  }
  const measured = asked.kind === 'yesno' ? measuredBy(asked, own, options, isChoice(question)) : undefined;
  if (measured) return put(measured.text, measured.sure);
  const name = nameOf(asked, options);
  // `Mijn broer wel`: about somebody else than was asked.
  const isOfOther = firstWords.some(({ low }) => kin.has(low)) && /(?:wel|niet|ook)$/u.test(own);
  const topic = asked.kind === 'yesno' && !isChoice(question) ? topicOf(asked, options) : undefined;
  if (!name && topic && !isOfOther && firstWords.length <= LONGEST_ANSWER)
    return put(`${topic}: ${own}`, 0.65);
  if (!name || isOfOther) return put(own, 0.4);
  const isShort = asked.kind === 'how' && firstWords.length <= 3 && !own.includes(',');
  const sure = questions > 1 ? 0.55 : asked.kind === 'how' ? 0.9 : 0.8;
  return put(isShort ? `${name} ${own}` : `${name}: ${own}`, sure);
}
