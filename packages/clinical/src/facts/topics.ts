/** Facts that do not say what they are about get it from their question: `En zo'n spuit?` `Kan, maar niet nu.` → `Spuit: kan, maar niet nu`. */
import { askedAbout } from '../grammar/asked-about.ts';
import { isThirdPerson } from '../grammar/dutch-verbs.ts';
import { isFull } from '../grammar/english-fragments.ts';
import { goingOn } from '../grammar/names.ts';
import { wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { slotsOf } from '../reading/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import { capitalised, plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { agreeing, besideQuestion } from './answer-statement.ts';
import { asksWhat, isOneOfMany } from './answer-topics.ts';
import { besideWhat } from './asked-beside.ts';
import { isAnsweredAtOnce, isTurnsLater } from './at-once.ts';
import { isOfDeath } from './death-thoughts.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { lastQuestion } from './last-question.ts';
import { lastTold } from './leaning.ts';
import { isLoose, pointsAtThing } from './loose.ts';
import { isAppointment, isBare } from './unclear.ts';

const MOST_TOPIC_WORDS = 4;
const LONGEST_QUESTION = 13;
const LONGEST_ANSWER = 14;
/** `Hoe laat?`, `En sinds wanneer?` do not say of what. */
const asking =
  /\b(?:hoe|wat|waar|wanneer|welke|hoeveel|sinds|vanaf|tot|laat|lang|vaak|veel|hoog|precies|ongeveer|alleen|gaat|ging|kijk|vindt|vind|denk|denkt|bedoelt|zegt|zei|how|what|where|when|which|since|until|long|often|many|much|exactly|alone|think|mean)\b/gu;
/** Further apart, what was said before may be about something else. */
const REACH = 2;

/** Of so few words it asks more of what was just told. */
const isBrief = (question: string): boolean => wordsOf(question).length <= LONGEST_BRIEF;
const LONGEST_BRIEF = 6;

const denying = /\b(?:niet|geen|nooit|niks|niets|not|no|never)\b|n't\b/;
const sayingNo = /^(?:(?:eh|nou|o|oh|well) )*(?:nee|neen|no|nope)\b/;
/** `Wat vindt u daarvan?`, `Is dat zo?`: of what, the question does not say. */
const pointing =
  /\b(?:dat|die|dit|deze|daar\p{L}*|er\p{L}{2,3}|het|hem|ze|that|this|it|those|them)\b(?! (?:u|je|jij|you)\b)/u;

/** `Is dat gevaarlijk?`: what is asked about is said before; the word that it is asked by is no topic. */
const asksHowItIs =
  /^(?:(?:en|maar|dus|and|but|so),? )?(?:is|was|wordt|lijkt|blijft|seems) (?:dat|het|dit|that|it|this)(?: (?:dan|nou|nu|erg|heel|wel|echt|ook|very|really|too))* \p{L}+\?$/iu;

const isShared = (one: string, other: string): boolean => {
  const stems = stemsOf(tokensOf(other));
  return [...stemsOf(tokensOf(one))].some((stem) => stems.has(stem));
};

const holdsValue = (text: string, language: Language): boolean =>
  readQuantities(tokensOf(text), language, true).length > 0;

/** The thing that was asked about, where the words of the answer can stand behind it. */
function topicFor(question: string, text: string, language: Language): string {
  if (pointsAtThing(text) || asksHowItIs.test(question) || asksWhat.test(question)) return '';
  if (!/\?$/.test(question)) return '';
  // `De clopidogrel, sinds 2020, hè?` `Eenentwintig.`: of what was asked, it answers the value.
  if (holdsValue(question, language) && holdsValue(text, language)) return '';
  const topic = askedAbout(question, language);
  // `Eet u?` `Zes kilo.`: what was asked about has no weight.
  if (
    /(?<!\p{L})(?:kilo|kg|pond|pounds|stone)(?!\p{L})/iu.test(text) &&
    !/gewicht|afgevallen|weeg|weigh/iu.test(topic)
  )
    return '';
  const words = wordsOf(topic).length;
  const isFit = words > 0 && words <= MOST_TOPIC_WORDS && stemsOf(tokensOf(topic)).size > 0;
  const isOfAll = !isOneOfMany(topic, question, text);
  return isFit && isOfAll && !denying.test(plain(question)) && !isShared(topic, text) ? topic : '';
}

/** Both as they were said: what is meant, the reader sees. */
function withQuestion(question: string, fact: Fact, language: Language): string {
  const { clause, quote } = fact;
  const asked = plain(question);
  const isClear =
    isAnsweredAtOnce(fact) &&
    wordsOf(question).length <= LONGEST_QUESTION &&
    wordsOf(quote).length <= LONGEST_ANSWER &&
    stemsOf(tokensOf(asked.replace(asking, ''))).size > 0 &&
    question.endsWith('?') &&
    !pointsAtThing(clause ?? quote) &&
    !/^(?:dat|that) /iu.test(clause ?? quote) &&
    (!pointing.test(asked) || isOfDeath(question, language)) &&
    !isLoose(question.replace(/\?$/, ''), slotsOf(question, language, { isSpoken: true }), language);
  return isClear ? besideQuestion(question, quote) : '';
}

/** Of what the answerer told, or the asker said just before they asked: `Achthonderd voor de nacht. Hoe laat?` */
const asksMoreOf = ({ told_by, sources }: Fact, before: Fact, question: string): boolean =>
  question.endsWith('?') &&
  (before.sources.at(-1) === sources[0] ||
    (before.told_by === told_by && told_by !== 'clinician' && !ofDanger.has(before.kind)));
const ofDanger: ReadonlySet<FactKind> = new Set(['risk', 'attempts', 'safety_plan']);

const labelled = (topic: string, clause: string, language: Language): string =>
  `${capitalised(topic)}: ${goingOn(clause, language)}`;

/** The words as they were said, after what was asked about or beside their question; '' where neither is clear. */
export function quotedWithTopic(fact: Fact, language: Language): string {
  const question = lastQuestion(fact.asked);
  const quote = fact.quote.replace(/[“”"]/g, '').trim();
  // `Opkomt: “Ja.”` does not say what is so.
  const topic = question === '' || agreeing.test(quote) ? '' : topicFor(question, quote, language);
  // Words in quotation marks were said to the whole question: `Huis: “Geen plan.”` is of something else.
  const whole = withQuestion(question, fact, language);
  return whole !== '' || topic === '' ? whole : `${capitalised(topic)}: “${quote}”`;
}

export const isLooseQuote = ({ quote }: Fact, language: Language): boolean =>
  isLoose(quote, slotsOf(quote, language, { isSpoken: true }), language);

const isTelling = ({ clause, quote }: Fact, language: Language): boolean => {
  const words = wordsIn(clause ?? quote);
  return language === 'nl' ? isThirdPerson(words[0]?.low ?? '') : isFull(words);
};

/** Whether it still has to be told what it is about. */
export const isUnsettled = (fact: Fact, language: Language): boolean =>
  !isAppointment(fact) &&
  (isLoose(fact.clause ?? fact.quote, fact.slots, language) || (isBare(fact) && !isTelling(fact, language)));

const opens =
  /^(?:(?:de )?(?:eerste|laatste)|niet|alleen|pas|nooit|liever|meestal|soms|vaak|in principe|tot|vanaf|zolang|not|only|never|usually|until|the first) |^(?:stays? (?:the same|as|at|on|where)|the same|no change|unchanged|hetzelfde|blijft (?:zo|hetzelfde|gelijk|staan|ongewijzigd|zoals))(?: |$)/iu;
/** `Kan ik autorijden?` `De eerste dagen niet, als je suf bent.`: of what, the client said. */
const isAnswerToClient = ({ told_by, asked, clause }: Fact): boolean =>
  told_by === 'clinician' && asked !== '' && opens.test(clause ?? '');

const conditions = /^(?:(?:en|maar|and|but),? )?((?:als|if) [^?]{3,60})\?$/iu;
const ofSpeaker = /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|we|ons|i|my|me|we|us)(?!\p{L})/iu;

/** `En als het thuis misgaat?` `Dan belt u ons.`: what is to be done is told with when. */
function withCondition(fact: Fact, before: Fact | undefined, language: Language): Fact {
  const { clause, asked, told_by, leans_on } = fact;
  const [, condition = ''] = conditions.exec(lastQuestion(asked)) ?? [];
  const isFirst = before?.asked !== asked;
  if (clause === null || told_by !== 'clinician' || !isFirst || leans_on !== undefined) return fact;
  if (condition === '' || ofSpeaker.test(condition) || /^(?:als|if)\b/i.test(clause)) return fact;
  return { ...fact, clause: labelled(condition, clause, language) };
}

const feelings = /^(?:(?:en|and) )?\p{L}+(?:, \p{L}+)+\?$/iu;
const isOfAnswer = ({ asked, id, told_by }: Fact, before: Fact): boolean =>
  feelings.test(lastQuestion(asked)) &&
  before.asked === asked &&
  before.id === id - 1 &&
  before.told_by !== told_by &&
  before.clause !== null;

export function withTopics(facts: readonly Fact[], language: Language): Fact[] {
  const made: Fact[] = [];
  for (const each of facts) {
    const fact = withCondition(each, made.at(-1), language);
    const { clause, asked, leans_on, sources } = fact;
    const before = lastTold(made);
    const beside = besideWhat(fact, made);
    if (beside) {
      made.push({ ...fact, leans_on: beside.id, kind: beside.kind, matter: beside.matter });
      continue;
    }
    const isOpen = isUnsettled(fact, language) || isAnswerToClient(fact);
    if (clause === null || asked === '' || leans_on !== undefined || !isOpen) {
      made.push(fact);
      continue;
    }
    const question = lastQuestion(asked);
    // What another says behind the answer goes on with the answer: `Alleen als het is uitgewerkt, dan word ik boos.` `Rond half zeven.`
    if (before && isOfAnswer(fact, before)) {
      made.push({ ...fact, leans_on: before.id, kind: before.kind, matter: before.matter });
      continue;
    }
    const topic = isTurnsLater(fact) ? '' : topicFor(question, clause, language);
    const quoted = topic === '' ? withQuestion(question, fact, language) : '';
    const isNear = before !== undefined && (sources[0] ?? 0) - (before.sources.at(-1) ?? 0) <= REACH;
    // `Moet ik meer zout eten?` `Nee, dat zou makkelijk zijn.`: without its no it would be the other way round.
    if (
      topic !== '' &&
      fact.told_by === 'clinician' &&
      sayingNo.test(plain(fact.quote)) &&
      !denying.test(plain(clause))
    )
      made.push({ ...fact, clause: besideQuestion(question, fact.quote) });
    else if (topic !== '') made.push({ ...fact, clause: labelled(topic, clause, language) });
    else if (quoted !== '') made.push({ ...fact, clause: quoted });
    else if (
      before &&
      isNear &&
      before.clause !== null &&
      isBrief(question) &&
      asksMoreOf(fact, before, question)
    )
      made.push({ ...fact, leans_on: before.id, kind: before.kind, matter: before.matter });
    else made.push(fact);
  }
  return made;
}
