/** Answers that say neither yes nor no. */
import { askedAbout } from './asked-about.ts';
import { affirm, isChoice, nameOf } from './dutch-claims.ts';
import { type Answering, detailsOf, fragment, isFull, ofClient } from './dutch-fragments.ts';
import { isLabel } from './dutch-labels.ts';
import { measuredBy, oftenWords, without } from './dutch-measured.ts';
import { lowered } from './dutch-persons.ts';
import { type Asked, askedIn, withoutArticle } from './dutch-question.ts';
import { shaped, withClause } from './dutch-shaped.ts';
import { substituted } from './dutch-substituted.ts';
import { howItGoes, topicOf } from './dutch-topics.ts';
import { adverbs, articles, kin } from './dutch-words.ts';
import { joined } from './joined.ts';
import type { Reply } from './reply.ts';
import { tidyWords } from './tidied.ts';
import { small, textOf, type Word, type Written, withoutEnd, wordsIn, written } from './words.ts';

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

/** So at one time or place, and perhaps not at another: `In het voorjaar wel`, `Thuis niet, op school wel`. */
const isSoPartly =
  /^(?:(?:nou|ja|eh)[, ]+)*(?!(?:dat|ook|toch|echt|zeker) )[^,.;:]{2,40} (?:wel|niet)(?: meer| eens)?(?:[,;]? (?:en |maar )?[^,.;:]{2,40} (?:wel|niet)(?: meer)?)?[.!]?$/iu;
const hasSubject = /(?<!\p{L})(?:ik|we|wij|mijn|m'n|hij|zij|ze|het|dat|die|er|je|u)(?!\p{L})/iu;

/** What holds in part is not said as if it held: `Heeft u koorts?` `Gisteren wel` → `koorts: gisteren wel`. */
function partly(asked: Asked, question: string, first: string): Written | undefined {
  if (asked.kind !== 'yesno' && asked.kind !== 'topic') return undefined;
  if (!isSoPartly.test(first) || hasSubject.test(first.replace(/(?<!\p{L})in het(?!\p{L})/iu, 'in')))
    return undefined;
  // Of several that were asked about, one: `Koorts wel, rillingen niet`.
  const asks = new Set(wordsIn(question).map(({ low }) => low));
  const isOneOfThem = ({ low }: Word) =>
    asks.has(low) && !articles.has(low) && !adverbs.has(low) && low.length > 2;
  if (wordsIn(first).some((each) => isOneOfThem(each) && !/^(?:wel|niet|eens|meer|nog)$/u.test(each.low)))
    return undefined;
  const topic = askedAbout(question, 'nl');
  const own = small(withoutEnd(first)).replace(/^(?:(?:nou|ja|eh)[, ]+)+/iu, '');
  return topic ? { text: `${topic}: ${own}`, sure: 0.85 } : unsayable;
}

const unsayable: Written = { text: '', sure: 0 };

/** What the shape of the first sentence says of the question. */
function byShape(
  asked: Asked,
  question: string,
  { first, own, firstWords, isAlone }: First,
  options: Answering,
): Written | undefined {
  const about = pointedAt(asked, firstWords);
  if (about) return { text: about, sure: 0.88 };
  const going = isAlone ? howItGoes(asked, nameOf(asked, options), first, question) : undefined;
  const often =
    asked.kind === 'yesno' && oftenWords.test(withoutWel(own))
      ? measuredBy(asked, withoutWel(own), options, isChoice(question))
      : undefined;
  const found = going ?? often ?? partly(asked, question, first) ?? withClause(asked, first, options);
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

const points =
  /(?<!\p{L})(?:dat|het(?! beste)|die|dit|er|daar|hij|ze|zij|hem|daarvan|daarmee|daarover)(?!\p{L})/iu;
/** What is asked for by its verb (`wil bespreken: de bedrijfsarts`), or the thing that it is about; never words that point elsewhere. */
function labelOf(asked: Asked, question: string, options: Answering): string | undefined {
  const topic = topicOf(asked, options);
  if (asked.kind !== 'wh' || !topic) return askedAbout(question, 'nl') || undefined;
  const isAsked = /^(?:wat|wie|welke?|waar|hoeveel)/u.test(asked.asks) && !points.test(topic);
  // `Hoe groot is de kans dat …`: a thing with what belongs to it.
  const isOfThing =
    /^(?:is|was)$/u.test(asked.verb) && asked.subject.length > 0 && !points.test(topic.split(' ')[0] ?? '');
  return (isAsked || isOfThing) && isLabel(topic) ? topic : askedAbout(question, 'nl') || undefined;
}

const quotedOn = (topic: string, said: string): string => `${topic}: “${small(withoutEnd(said))}”`;

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
    const topic = labelOf(asked, question, options);
    return topic && firstWords.length <= LONGEST_ANSWER ? put(`${topic}: ${own}`, 0.7) : put(own, 0.4);
  }
  const measured = asked.kind === 'yesno' ? measuredBy(asked, own, options, isChoice(question)) : undefined;
  if (measured) return put(measured.text, measured.sure);
  const name = nameOf(asked, options);
  // `Mijn broer wel`: about somebody else than was asked.
  const isOfOther = firstWords.some(({ low }) => kin.has(low)) && /(?:wel|niet|ook)$/u.test(own);
  // The verb of the question would state what was only asked: what it is about, and the words of the answer.
  const topic = asked.kind === 'yesno' && !name && !isOfOther ? askedAbout(question, 'nl') : '';
  const isList = asked.kind === 'yesno' && asked.rest.some(({ after }) => after === ',');
  if (topic && firstWords.length <= LONGEST_ANSWER)
    return put(quotedOn(topic, first), isList || isChoice(question) ? 0.5 : 0.65);
  if (!name || isOfOther) return put(own, 0.4);
  const isShort = asked.kind === 'how' && firstWords.length <= 3 && !own.includes(',');
  const sure = questions > 1 ? 0.55 : asked.kind === 'how' ? 0.9 : 0.8;
  return put(isShort ? `${name} ${own}` : `${name}: ${own}`, sure);
}
