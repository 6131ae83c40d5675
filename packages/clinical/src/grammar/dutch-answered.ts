/** A question and its whole answer, as one statement. */
import { clinicianInDutch } from './dutch-clinician.ts';
import { clausesOf, isVerbAt } from './dutch-clauses.ts';
import { adjectives, denied } from './dutch-negation.ts';
import { lowered, personsReplaced } from './dutch-persons.ts';
import { type Asked, askedIn, core, withoutArticle } from './dutch-question.ts';
import { substituted } from './dutch-substituted.ts';
import { particles } from './dutch-verbs-list.ts';
import { inThirdPerson } from './dutch-third.ts';
import { isInfinitive, isParticiple } from './dutch-verbs.ts';
import { adverbs, prepositions } from './dutch-words.ts';
import { joined } from './joined.ts';
import { goingOn } from './names.ts';
import type { Cast } from './party.ts';
import { type Reply, replyOf, timedYes } from './reply.ts';
import { tidyWords } from './tidied.ts';
import { small, textOf, type Word, word, withoutEnd, written, wordsIn, type Written } from './words.ts';

type Tell = (sentence: string) => Written | null;

export type Answering = { cast: Cast; asking: Cast; tell: Tell };

/** Whether words make a sentence of their own. */
export const isFull = (words: readonly Word[]): boolean =>
  words.length > 1 && words.some(({ low }, at) => at < 16 && (isVerbAt(words, at) || /^(?:ik|we|wij)$/u.test(low)));

/** A piece of an answer without a verb, ready to stand in a sentence. */
export function fragment(sentence: string, cast: Cast): string {
  const words = clausesOf(tidyWords(sentence, 'nl')).flatMap((clause) =>
    clause.kind === 'sub' ? inThirdPerson(clause, cast, begun).words : personsReplaced([...clause.lead, ...clause.words], cast, 'else').words,
  );
  return withoutEnd(goingOn(textOf(words), 'nl'));
}

/** What the answer says besides yes or no. */
export function detailsOf(details: readonly string[], { cast, tell }: Answering): { texts: string[]; sure: number } {
  const texts: string[] = [];
  let sure = 1;
  for (const detail of details) {
    const words = tidyWords(detail, 'nl');
    if (words.length === 0 || (words.length === 1 && /^(?:ja|jawel)$/u.test(words[0]?.low ?? ''))) continue;
    if (!isFull(words)) {
      texts.push(fragment(detail, cast));
      continue;
    }
    const told = tell(detail);
    if (!told) return { texts, sure: 0 };
    texts.push(goingOn(told.text, 'nl'));
    sure = Math.min(sure, told.sure);
  }
  return { texts: texts.filter(Boolean), sure };
}

/** Of what is known already a no denies something else: `en de laatste weken, nu?` */
const definite = /^(?:de|het|deze|die|dat|dit|uw|je|jouw|nu|toen|daarna|dan|vandaag|morgen|verder|wat|met|zonder|als)$/u;

/** `Hebt u gedacht, voor mij hoeft het niet meer?`: the words of another within the question. */
const holdsSpeaker = (words: readonly Word[]): boolean => words.some(({ low }) => /^(?:ik|mij|mijn|me|we|wij|ons|onze)$/u.test(low));

/** In words of the note: `je werk` → `het werk`; in a clause within it the client is named. */
function ofClient(words: readonly Word[], { asking }: Answering): Word[] {
  const [first, ...more] = clausesOf(words);
  if (!first) return [];
  const own = first.kind === 'main' ? personsReplaced([...first.lead, ...first.words], asking, 'you').words : inThirdPerson(first, asking, begun).words;
  const pointer = own.findIndex(({ low }, at) => at > 0 && /^(?:die|dat|waar|waarbij)$/u.test(low));
  const restOwn = pointer > 0 ? personsReplaced(first.words.slice(pointer), asking, 'else').words : [];
  const held = pointer > 0 && first.kind === 'main' ? [...own.slice(0, pointer), ...restOwn] : own;
  return [...held, ...more.flatMap((clause) => (clause.kind === 'sub' ? inThirdPerson(clause, asking, begun).words : personsReplaced([...clause.lead, ...clause.words], asking, 'you').words))];
}
const begun = { subject: 'none', kind: 'main' } as const;

/** `zweten, of trillen` → `zweten of trillen`; a list without `of` gets one. */
function listed(words: readonly Word[]): Word[] {
  const hasOr = words.some(({ low }) => low === 'of');
  const last = words.findLastIndex(({ after }) => after === ',');
  const isPlain = last > 0 && words.length - last <= 4 && !words.some(({ low }) => /^(?:dat|die|om|als|u|je)$/u.test(low));
  return words.flatMap((each, at) => {
    if (words[at + 1]?.low === 'of' && each.after === ',') return [{ ...each, after: '' }];
    return !hasOr && isPlain && at === last ? [{ ...each, after: '' }, word('of')] : [each];
  });
}

const padding = /^(?:nog|wel eens|weleens|ook|verder|dan|misschien|toevallig|wel|soms|zelf|ooit|daarbij|daarnaast)\s+/iu;
const withoutPadding = (text: string): string => {
  const shorter = text.replace(padding, '');
  return shorter === text || !shorter ? text : withoutPadding(shorter);
};

/** `koorts gehad` → `geen koorts gehad`; `nog last van` → `geen last meer van`; `gevallen` → `niet gevallen`. */
function topicDenied(said: readonly Word[], time?: 'time'): Word[] | undefined {
  const words = lowered(said);
  const [first, second] = words;
  if (!first) return undefined;
  if (/^(?:geen|niet|nooit)$/u.test(first.low)) return listed(words);
  const isPredicate = isParticiple(first.low) || adjectives.has(first.low);
  // `Somber, of gedachten aan de dood`: each has its own denial.
  const comma = words.findIndex(({ after }) => after === ',');
  const after = words[comma + 1]?.low === 'of' ? comma + 2 : comma + 1;
  if (comma === 0 && isPredicate && words[after] && !adjectives.has(words[after].low) && !isParticiple(words[after].low)) {
    const others = topicDenied(words.slice(after), time);
    return others && [word('niet'), { ...first, after: ';' }, ...others];
  }
  if (words.length === 1 || words.some(({ after }) => after === ','))
    return [word(isPredicate ? 'niet' : 'geen'), ...listed(withoutWords(words, /^(?:nog|ook|ooit|weleens)$/u))];
  if (isPredicate && second?.low !== 'of') return denied('is', words, time);
  return denied('heeft', listed(words), time);
}

const withoutWords = (words: readonly Word[], left: RegExp): Word[] => words.filter(({ low }) => !left.test(low));

const parts = (question: string): string[] =>
  core(question)
    .split(/,?\s+of\s+(?=\p{L}+ (?:u|je|jij)(?![\p{L}]))|,\s+(?=(?!(?:dat|als|en|die|toen|omdat|waar|hoe|wat)\s)\p{L}+ (?:u|je|jij)(?![\p{L}]))/iu)
    .flatMap((part) => (isParticiple(part.split(/\s+/u).at(-1) ?? '') && !/\b(?:u|je)\b/iu.test(part) ? part.split(/,\s+of\s+/iu) : [part]));

function deny(asked: Asked, options: Answering, time?: 'time'): string | undefined {
  if (asked.kind === 'topic') {
    if (definite.test(asked.words[0]?.low ?? '') || holdsSpeaker(asked.words)) return undefined;
    const words = topicDenied(asked.words, time);
    return words && textOf(ofClient(words, options));
  }
  if (asked.kind !== 'yesno' || holdsSpeaker(asked.rest)) return undefined;
  const rest = denied(asked.verb, listed(asked.rest), time);
  if (!rest) return undefined;
  const isPossession = asked.verb === 'heeft' && rest[0]?.low === 'geen' && !rest.some(({ low }) => isParticiple(low)) && asked.subject.length === 0;
  const verb = isPossession ? [] : [word(asked.verb)];
  return textOf([...lowered(withoutArticle(asked.subject)), ...verb, ...ofClient(rest, options)]);
}

function affirm(asked: Asked, options: Answering): string | undefined {
  if (asked.kind === 'stated') return clinicianInDutch(asked.words, options.asking)?.text;
  if (asked.kind === 'proposal') return textOf(withoutArticle(ofClient(asked.words, options)));
  if (asked.kind === 'topic') return asked.negative ? undefined : withoutPadding(textOf(ofClient(asked.words, options)));
  if (asked.kind !== 'yesno') return undefined;
  if (holdsSpeaker(asked.rest) || asked.rest.some(({ low }) => /^(?:niet|geen|nooit|niks|niets)$/u.test(low))) return undefined;
  return textOf([...lowered(withoutArticle(asked.subject)), word(asked.verb), ...ofClient(asked.rest, options)]);
}

const having = /^(?:heeft|had|gebruikt|gebruikte|drinkt|dronk|rookt|rookte|neemt|slikt|krijgt|kreeg|ziet|hoort|voelt|ervaart|merkt|eet|doet)$/u;

/** What the question is about, to stand before a colon. */
function nameOf(asked: Asked, options: Answering): string | undefined {
  if (asked.kind === 'topic') {
    const isPlain = asked.words.length <= 7 && !isFull(asked.words) && !asked.words.some(({ low }) => /^(?:of|hoe|wat|waar|waarom|als|ik|u|je)$/u.test(low));
    return isPlain ? withoutPadding(textOf(withoutArticle(ofClient(asked.words, options))).replace(/^(?:geen|niet)\s+/iu, '')) : undefined;
  }
  if (asked.kind === 'how') return textOf(asked.topic);
  if (asked.kind !== 'yesno' || asked.subject.length > 0 || holdsSpeaker(asked.rest) || !having.test(asked.verb)) return undefined;
  // Only a thing can stand before a colon: `heeft een poging gedaan: broer wel` would state what was asked.
  const bare = asked.rest
    .map((each, at) => (isParticiple(asked.rest[at + 1]?.low ?? '') && !each.after ? { ...each, after: asked.rest[at + 1]?.after ?? '' } : each))
    .filter(({ low }) => !isParticiple(low) && !/^(?:nog|wel|eens|weleens|ook|ooit|verder|toen|nu|al|veel|vaak)$/u.test(low));
  const first = bare[0]?.low ?? '';
  const isThing = bare.length > 0 && bare.length <= 6 && !adverbs.has(first) && !prepositions.has(first) && !adjectives.has(first) && !particles.has(first) && bare[1]?.low !== 'beetje' && !isFull(bare);
  const isClause = bare.some(({ low }) => /^(?:dat|om|als|of|zich|te|het|u|je)$/u.test(low)) || isInfinitive(bare.at(-1)?.low ?? '');
  return isThing && !isClause ? withoutPadding(textOf(withoutArticle(ofClient(bare, options)))) : undefined;
}

/** `Niet erbij`, `zweten niet`: says once more what the no said. */
const repeatsNo = (detail: string, question: string): boolean => {
  const words = wordsIn(detail).filter(({ low }) => !/^(?:niet|geen|nooit|ook|en|nee|niks|niets|echt|helemaal|dat|die|het|ik|heb|er|gehad|gedaan|hoor|gelukkig|wel|maar|al|last|van)$/u.test(low));
  const asked = question.toLowerCase();
  return words.every(({ low }) => low.length > 2 && asked.includes(low.slice(0, Math.max(4, low.length - 3)))) && /\b(?:niet|geen|nooit|niks|niets)\b/iu.test(detail);
};

const isChoice = (question: string): boolean => /(?<!\p{L})of(?!\p{L})/iu.test(core(question));
const uncertain = /^(?:het|dat|dit|die|hij|ze|zij)$/u;

const sureOf = (asked: Asked): number =>
  asked.kind === 'yesno' && asked.rest.length > 0 && asked.rest.every(({ low }) => uncertain.test(low))
    ? 0.45
    : asked.kind === 'yesno' && asked.subject.length === 1 && uncertain.test(asked.subject[0]?.low ?? '') ? 0.45 : 0.92;

function saidNo(question: string, reply: Reply, options: Answering): Written | null {
  const all = parts(question).map(askedIn);
  const denials = all.map((asked) => deny(asked, options, reply.time ? 'time' : undefined));
  if (denials.some((each) => each === undefined)) return null;
  const named = reply.never ? denials.map((each) => each?.replace(/^geen /u, 'nooit ')) : denials;
  const time = reply.time ? `${small(reply.time)} ` : '';
  const first = joined(named as string[], 'nl');
  const statement = time && /^(?:geen|niet|nooit)/u.test(first) ? `${time}${first}` : time ? `${first} (${time.trim()})` : first;
  const before = reply.details.map((detail) => timedYes(detail, 'nl')).filter((each) => each !== undefined);
  const open = reply.details.filter((detail) => timedYes(detail, 'nl') === undefined && !repeatsNo(detail, question));
  const { texts, sure } = detailsOf(open, options);
  const past = before.map((each) => `${small(each)} wel`);
  const wavers = open.some((detail) => /\b(?:wel|soms|maar|behalve|alleen|toch|af en toe)\b/iu.test(detail));
  const text = joined([statement, ...past, ...texts], 'nl');
  return { text: written(wordsIn(text)), sure: Math.min(sureOf(all[0] as Asked), sure, wavers ? 0.75 : 1) };
}

function saidYes(question: string, reply: Reply, options: Answering): Written | null {
  const asked = askedIn(question);
  const { texts, sure } = detailsOf(reply.details, options);
  if (asked.kind === 'open' || asked.kind === 'wh' || asked.kind === 'how' || isChoice(question)) {
    return texts.length > 0 ? { text: written(wordsIn(joined(texts, 'nl'))), sure: Math.min(0.7, sure) } : null;
  }
  const statement = affirm(asked, options);
  if (!statement) return null;
  const doubts = reply.details.some((detail) => /\b(?:niet|geen|nooit|niks|maar)\b/iu.test(detail));
  const [next = '', ...others] = texts;
  // `Rookt u?` `Ja, een pakje per dag` → `Rookt een pakje per dag`.
  const isBare = asked.kind === 'yesno' && asked.rest.length === 0 && next && !isFull(wordsIn(next));
  const text = isBare ? joined([`${statement} ${next}`, ...others], 'nl') : joined([statement, ...texts], 'nl');
  return { text: written(wordsIn(text)), sure: Math.min(sureOf(asked), sure, doubts ? 0.75 : 1) };
}

const taking = /^(?:gebruikt|slikt|neemt|heeft|drinkt|rookt|krijgt|eet|doet)$/u;
const oftenWords = /^(?:soms|af en toe|een beetje|vaak|regelmatig|zelden|nauwelijks|bijna nooit|bijna niet|een enkele keer|meestal|altijd|heel vaak|best vaak|best veel|elke dag|dagelijks|niet echt|niet zo|niet vaak|niet veel|niet altijd|amper|wel eens|heel soms|heel af en toe|steeds minder|steeds meer)$/iu;

/** `Hoe is de eetlust?` `Die is weer normaal` → `eetlust is weer normaal`. */
function pointedAt(asked: Asked, words: readonly Word[]): string | undefined {
  const topic = asked.kind === 'how' ? asked.topic : asked.kind === 'topic' ? withoutArticle(asked.words) : [];
  const [first, second, ...rest] = words;
  if (topic.length === 0 || topic.length > 4 || !first || !second || rest.length === 0 || !/^(?:die|dat|het|hij)$/u.test(first.low)) return undefined;
  if (!/^(?:is|was|gaat|ging|blijft|wordt|werd|lijkt|lukt|zijn|waren)$/u.test(second.low)) return undefined;
  if (words.some(({ low }) => /^(?:ik|mij|me|mijn|we|u|je)$/u.test(low))) return undefined;
  return withoutEnd(textOf([...lowered(topic), second, ...rest]));
}

const quality = /^(?:(?:heel|erg|best|vrij|niet zo|wat|een beetje|wel|redelijk|iets|steeds) )*(?:goed|slecht|matig|redelijk|prima|beter|slechter|wisselend|weinig|minder|onrustig|best|uitstekend|normaal|licht|zwaar|kort|lekker)$/iu;
const frequency = /(?:keer|maal|per (?:dag|week|maand|nacht|jaar)|elke|iedere|dagelijks|wekelijks|alleen)(?!\p{L})/iu;

/** Neither yes nor no: `Soms`, `Alleen in het weekend`, `Niet zo best`. */
function saidElse(question: string, reply: Reply, options: Answering, questions: number): Written | null {
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
  if (isFull(firstWords) || asked.kind === 'open' || asked.kind === 'stated' || asked.kind === 'proposal') {
    const { texts, sure } = detailsOf(reply.details, options);
    const elliptic = !isFull(firstWords);
    return texts.length > 0 ? { text: written(wordsIn(joined(texts, 'nl'))), sure: Math.min(sure, elliptic ? 0.5 : 0.9) } : null;
  }
  if (asked.kind === 'wh') {
    const statement = substituted(asked, own);
    return statement ? put(textOf(ofClient(wordsIn(statement.text), options)), statement.sure) : put(own, 0.4);
  }
  if (asked.kind === 'yesno' && asked.subject.length === 0 && oftenWords.test(own) && !isChoice(question))
    return put(textOf([word(asked.verb), ...wordsIn(own), ...ofClient(asked.rest.filter(({ low }) => !/^(?:wel|eens|weleens|nog|ook|vaak|veel)$/u.test(low)), options)]), 0.9);
  const some = asked.kind === 'yesno' ? asked.rest.findIndex(({ low }) => low === 'iets') : -1;
  if (asked.kind === 'yesno' && asked.subject.length === 0 && some >= 0 && taking.test(asked.verb) && !/(?<!\p{L})(?:niet|geen|niks|nooit)(?!\p{L})/iu.test(own)) {
    const rest = asked.rest.filter(({ low }, at) => at !== some && !/^(?:nog|verder|ook|anders|wel|eens)$/u.test(low));
    if (rest.length <= 2 && !isChoice(question)) return put(textOf([word(asked.verb), ...wordsIn(own), ...ofClient(rest, options)]), 0.88);
  }
  if (asked.kind === 'yesno' && asked.subject.length === 0 && quality.test(own) && /^(?:slaapt|eet|voelt|functioneert|werkt|sliep|at)$/u.test(asked.verb) && asked.rest.length <= 3)
    return put(textOf([word(asked.verb), ...(asked.rest.some(({ low }) => low === 'zich' || (low === 'je' && asked.verb === 'voelt')) ? [word('zich')] : []), ...wordsIn(own)]), 0.9);
  const name = nameOf(asked, options);
  if (asked.kind === 'yesno' && asked.subject.length === 0 && !isChoice(question) && frequency.test(own) && !/\b(?:niet|geen|nooit|niks)\b/iu.test(own)) {
    const rest = asked.rest.filter(({ low }) => !/^(?:nog|wel|eens|weleens|ook|ooit)$/u.test(low));
    return put(`${textOf([word(asked.verb), ...ofClient(rest, options)])}, ${own}`, 0.85);
  }
  if (!name) return put(own, 0.4);
  const isShort = asked.kind === 'how' && firstWords.length <= 3 && !own.includes(',');
  const sure = questions > 1 ? 0.55 : asked.kind === 'how' ? 0.9 : 0.8;
  return put(isShort ? `${name} ${own}` : `${name}: ${own}`, sure);
}

export function answeredInDutch(questions: readonly string[], answers: readonly string[], options: Answering): Written | null {
  const reply = replyOf(answers, 'nl');
  const asked = questions.filter((each) => /[\p{L}\d]/u.test(each));
  const question = asked.findLast((each) => askedIn(each).kind !== 'open') ?? asked.at(-1);
  if (!question || (reply.says === 'neither' && reply.details.length === 0)) return null;
  if (reply.says === 'no') {
    const every = reply.ofAll && asked.length > 1 ? asked.filter((each) => /^(?:yesno|topic)$/u.test(askedIn(each).kind)) : [question];
    const texts = every.map((each, at) => saidNo(each, at === every.length - 1 ? reply : { ...reply, details: [] }, options));
    if (texts.length > 0 && texts.every((each) => each !== null && each.sure >= 0.2))
      return { text: joined(texts.map(({ text }, at) => (at === 0 ? text : goingOn(text, 'nl'))), 'nl'), sure: Math.min(...texts.map(({ sure }) => sure)) };
    const { texts: rest, sure } = detailsOf(reply.details, options);
    return rest.length > 0 && sure > 0 ? { text: written(wordsIn(joined(rest, 'nl'))), sure: Math.min(0.5, sure) } : null;
  }
  const told = reply.says === 'yes' ? saidYes(question, reply, options) : saidElse(question, reply, options, asked.length);
  return told && told.sure >= 0.2 ? told : null;
}
