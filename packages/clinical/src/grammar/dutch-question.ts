/** What a clinician asks, taken apart: what is stated when the answer is yes, and which words ask. */

import { core } from './dutch-question-core.ts';
import { holdsClause, isThing, lowFirst, statesBehindComma } from './dutch-things.ts';
import { isFirstPerson, isInfinitive, isParticiple, isPast, isThirdPerson, third } from './dutch-verbs.ts';
import { isPersonalPronoun, kin, prepositions } from './dutch-words.ts';
import { set, standsAt, textOf, type Word, wordsIn } from './words.ts';

type Words = readonly Word[];

/** `subject` is empty when it is the client. A topic has no verb: `koorts gehad`, `last van bijwerkingen`. */
export type Asked =
  | { kind: 'yesno'; subject: Words; verb: string; rest: Words }
  | { kind: 'topic'; words: Words; negative: boolean }
  | { kind: 'wh'; asks: string; noun: Words; subject: Words; verb: string; rest: Words }
  | { kind: 'how'; topic: Words }
  | { kind: 'proposal'; words: Words }
  | { kind: 'stated'; words: Words }
  | { kind: 'open' };

const whWords = set('hoe hoeveel hoelang wanneer waar wat welke welk wie waarom waardoor waarvoor waarmee');

/** `uw`, `je`, `het`: a note names the thing itself. */
export const withoutArticle = (words: readonly Word[]): Word[] =>
  /^(?:de|het|uw|je|jouw|'t|een|die|dat)$/u.test(words[0]?.low ?? '') && words.length > 1
    ? words.slice(1)
    : [...words];

function howAbout(words: readonly Word[]): Asked | undefined {
  const text = textOf(words);
  if (/^hoe (?:is|was) (?:dat|het|dit) (?:precies |allemaal |toen )*(?:begonnen|ontstaan)$/iu.test(text))
    return { kind: 'how', topic: wordsIn('begin') };
  const [, place] =
    /^hoe (?:gaat|ging|is|was) (?:het|dat) (?:nu |dan |verder |eigenlijk )*((?:op (?:het |je |uw )?(?:werk|school|studie|opleiding)|thuis|in (?:huis|de relatie|de klas|het gezin)))$/iu.exec(
      text,
    ) ?? [];
  if (place) return { kind: 'how', topic: wordsIn(place.replace(/(?:je|uw) /iu, 'het ')) };
  const [, topic] =
    /^hoe (?:is|gaat|was|ging|zit|staat|gaat het|is het|ging het|was het|staat het|zit het)(?: het)?(?: nu| verder| inmiddels| op dit moment| de laatste tijd| dan| nou)* (?:met |nu met )?(.+)$/iu.exec(
      text,
    ) ?? [];
  if (!topic) return /^hoe (?:is|gaat|was|ging) (?:het|dat)\b/iu.test(text) ? { kind: 'open' } : undefined;
  const about = withoutArticle(wordsIn(topic));
  if (
    /^(?:het|dat|er|u|je|nu|dan|gegaan|vergaan|hij|ze|zij|haar|hem|hun|jou|jullie|daar)$/u.test(
      about[0]?.low ?? '',
    )
  )
    return { kind: 'open' };
  const end = about.at(-1)?.low ?? '';
  if (
    /^hoe (?:is|gaat|was|ging|zit|staat) het (?!(?:nu |verder |inmiddels |dan |nou |op dit moment |de laatste tijd )*met )/iu.test(
      text,
    ) &&
    !isInfinitive(about[0]?.low ?? '')
  )
    return { kind: 'open' };
  const trimmed = /^(?:nu|dan|verder|nou|vandaag|momenteel|inmiddels|eigenlijk|tegenwoordig)$/u.test(end)
    ? about.slice(0, -1)
    : about;
  if (trimmed.length === 0 || trimmed.length > 5 || isParticiple(end)) return { kind: 'open' };
  return { kind: 'how', topic: trimmed };
}

const isAsking = (word: Word | undefined, next: Word | undefined): boolean => {
  if (!word || !next) return false;
  if (next.low === 'u')
    return isThirdPerson(word.low) || isPast(word.low) || /^(?:hebt|bent|kunt|wilt|zult)$/u.test(word.low);
  if (next.low === 'je' || next.low === 'jij') return isFirstPerson(word.low) || isPast(word.low);
  return false;
};

const plural =
  /^(?:ouders|kinderen|broers|zussen|vrienden|collega's|buren|klachten|ogen|benen|handen|voeten|gedachten|medicijnen)$/u;

/** Verb and subject from `at` on: `slaapt u`, `heeft uw moeder`. */
function predicateAt(
  words: readonly Word[],
  at: number,
): { subject: readonly Word[]; verb: string; rest: readonly Word[] } | undefined {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || !next) return undefined;
  if (isAsking(verb, next)) return { subject: [], verb: third(verb.low), rest: words.slice(at + 2) };
  // `Leven uw ouders nog`
  if (isInfinitive(verb.low) && /^(?:uw|je|jouw)$/u.test(next.low) && plural.test(words[at + 2]?.low ?? ''))
    return { subject: words.slice(at + 2, at + 3), verb: verb.low, rest: words.slice(at + 3) };
  if (!isThirdPerson(verb.low) && !isPast(verb.low)) return undefined;
  if (/^(?:uw|jouw|je)$/u.test(next.low) && kin.has(words[at + 2]?.low ?? ''))
    return { subject: words.slice(at + 2, at + 3), verb: verb.low, rest: words.slice(at + 3) };
  // `Is die gedachte er nog?`: with a thing behind it, it points at that.
  if (/^(?:die|dat|dit|deze)$/u.test(next.low) && isThing(words[at + 2]))
    return { subject: words.slice(at + 1, at + 3), verb: verb.low, rest: words.slice(at + 3) };
  if (/^(?:het|dat|er|hij|ze|zij|die|dit)$/u.test(next.low))
    return { subject: [next], verb: verb.low, rest: words.slice(at + 2) };
  if (/^(?:de|uw|je|jouw)$/u.test(next.low) && words[at + 2])
    return { subject: words.slice(at + 1, at + 3), verb: verb.low, rest: words.slice(at + 3) };
  if (/^(?:zo'n|deze|zulke|een|elke)$/u.test(next.low) && words[at + 2])
    return { subject: words.slice(at + 1, at + 3), verb: verb.low, rest: words.slice(at + 3) };
  if (/^\p{Lu}/u.test(next.text)) return { subject: [next], verb: verb.low, rest: words.slice(at + 2) };
  return undefined;
}

function whQuestion(words: readonly Word[]): Asked {
  const prepositionFirst = prepositions.has(words[0]?.low ?? '') && whWords.has(words[1]?.low ?? '') ? 1 : 0;
  for (let at = prepositionFirst + 1; at < Math.min(words.length, 7); at += 1) {
    const predicate = predicateAt(words, at);
    if (!predicate) continue;
    const asks = words[prepositionFirst]?.low ?? '';
    return {
      kind: 'wh',
      asks: prepositionFirst ? `${words[0]?.low ?? ''} ${asks}` : asks,
      noun: words.slice(prepositionFirst + 1, at),
      ...predicate,
    };
  }
  return { kind: 'open' };
}

export function askedIn(question: string): Asked {
  const words = wordsIn(core(question));
  const [first, second] = words;
  if (!first) return { kind: 'open' };
  const how = first.low === 'hoe' ? howAbout(words) : undefined;
  if (how) return how;
  if (whWords.has(first.low) || (prepositions.has(first.low) && whWords.has(second?.low ?? '')))
    return whQuestion(words);
  if (
    standsAt(words, 0, ['zullen', 'we']) ||
    standsAt(words, 0, ['zal', 'ik']) ||
    standsAt(words, 0, ['laten', 'we']) ||
    standsAt(words, 0, ['gaan', 'we'])
  )
    return { kind: 'proposal', words: words.slice(2) };
  if (/^(?:is|zijn|was|waren)$/u.test(first.low) && second?.low === 'er') return topic(words.slice(2));
  if (isRequest.test(textOf(words))) return { kind: 'open' };
  const predicate = predicateAt(words, 0);
  if (predicate) return { kind: 'yesno', ...predicate };
  // `Krast of snijdt u zichzelf`: two verbs, one question.
  if (second?.low === 'of' && isThirdPerson(first.low) && isAsking(words[2], words[3]))
    return {
      kind: 'yesno',
      subject: [],
      verb: `${first.low} of ${third(words[2]?.low ?? '')}`,
      rest: words.slice(4),
    };
  // `Gedachten dat je er niet meer wilt zijn?`: what is in the clause is not stated.
  if (holdsClause(words)) return topic(words);
  const named = namedFirst(words);
  if (named) return named;
  const holdsVerb = words.some(
    ({ low }, at) =>
      at > 0 && at < 10 && (isAsking(words[at], words[at + 1]) || surelyVerbs.has(low)) && !isInfinitive(low),
  );
  if (
    statesBehindComma(words) ||
    holdsVerb ||
    isPersonalPronoun(first.low) ||
    /^(?:het|dat|er)$/u.test(first.low)
  )
    return { kind: 'stated', words };
  return topic(words);
}

const surelyVerbs = set(
  'is was heeft had hebt bent kan kon moet moest mag wil zou gaat ging wordt werd zit ligt staat doet loopt',
);

/** Asks for a deed or for agreement, not for a fact. */
const isRequest =
  /^(?:mag ik (?!vragen|weten)|(?:heeft|hebt|heb) (?:u|je) (?:verder )?nog (?:andere )?vragen|(?:wilt|wil|kunt|kun|zou|gaat|ga|mag|zullen) (?:u|je|ik|we)\b.*\b(?:even|eens|zitten|laten zien|uitsteken|opstaan|herhalen|uitleggen|maken|vertellen)\b|(?:vindt|vind) (?:u|je) dat (?:goed|oké|ok|fijn|prettig)|is dat (?:goed|oké|akkoord|duidelijk)|(?:goed|akkoord|afgesproken|oké|duidelijk|klopt|toch|snapt u|begrijpt u)(?: zo)?$|klopt dat|mag dat|kan dat|bedoelt u|bedoel je)/iu;

/** `De sertraline, neemt u die elke dag` → `neemt u de sertraline elke dag`. */
function namedFirst(words: readonly Word[]): Asked | undefined {
  const comma = words.findIndex(({ after }) => after === ',');
  if (comma < 0 || comma > 5 || /^(?:en|dan|maar|of|want)$/u.test(words[comma + 1]?.low ?? ''))
    return undefined;
  const name = words.slice(0, comma + 1).map((each, at) => (at === comma ? { ...each, after: '' } : each));
  const rest = words.slice(comma + 1);
  const asked = askedIn(textOf(rest));
  if ((asked.kind !== 'yesno' && asked.kind !== 'wh') || name.some(({ low }) => surelyVerbs.has(low)))
    return undefined;
  const points = asked.rest.findIndex(({ low }) => /^(?:die|dat|deze|hem|ze|'m|daar)$/u.test(low));
  if (points >= 0 && asked.rest[points]?.low !== 'daar')
    return {
      ...asked,
      rest: [...asked.rest.slice(0, points), ...lowFirst(name), ...asked.rest.slice(points + 1)],
    };
  if (/^(?:die|dat|hij|ze|het)$/u.test(asked.subject[0]?.low ?? ''))
    return { ...asked, subject: lowFirst(name) };
  return undefined;
}

function topic(words: readonly Word[]): Asked {
  return {
    kind: 'topic',
    words: [...words],
    negative: /^(?:geen|niet|nooit|niks)$/u.test(words[0]?.low ?? ''),
  };
}
