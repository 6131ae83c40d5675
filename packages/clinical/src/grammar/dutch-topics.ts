/** What a question is about, to stand before what was answered. */
import { askedAbout } from './asked-about.ts';
import { affirm } from './dutch-claims.ts';
import { type Answering, ofClient, withoutWords } from './dutch-fragments.ts';
import { lowered } from './dutch-persons.ts';
import { type Asked, withoutArticle } from './dutch-question.ts';
import { prepositions } from './dutch-words.ts';
import { small, textOf, type Written, withoutEnd } from './words.ts';

export type YesNo = Extract<Asked, { kind: 'yesno' }>;

const padding =
  /^(?:wel|eens|weleens|ooit|nog|ook|vaak|veel|lang|ergens|iets|eigenlijk|soms|al|eerder|goed|regelmatig)$/u;
/** Say nothing of what is asked. */
export const emptyWords =
  /^(?:al|nog|dan|eigenlijk|precies|nou|ongeveer|zoal|verder|allemaal|ook|weer|eens)$/u;

/** What is asked, said of the client as it would be with a yes, and without words that ask whether or how much. */
export function claimOf(asked: YesNo, options: Answering): string | undefined {
  const end = asked.rest.at(-1)?.low ?? '';
  const isLoose = asked.rest.some(({ low }) => low === 'ergens') && prepositions.has(end);
  const rest = withoutWords(isLoose ? asked.rest.slice(0, -1) : asked.rest, padding);
  return affirm({ ...asked, rest }, options);
}

const changing =
  /^(?:dat |het |die )?(wisselt|varieert|schommelt|valt (?:wel )?mee|valt (?:wel )?tegen|gaat (?:wel|goed|beter|slecht|redelijk|prima|slechter|niet)|lukt(?: wel| niet| goed)?|hangt ervan af|ligt eraan)(?:[, ].*)?$/iu;
/** `En het slapen?` `Gaat wel.` → `slapen gaat wel`; `Vertrouwt u ze?` `Dat wisselt.` → `vertrouwen: wisselt`. */
export function howItGoes(
  asked: Asked,
  name: string | undefined,
  first: string,
  question: string,
): Written | undefined {
  if (!changing.test(withoutEnd(first)) || /(?<!\p{L})(?:ik|mij|me|mijn|we)(?!\p{L})/iu.test(first))
    return undefined;
  const own = withoutEnd(small(first)).replace(/^(?:dat|het|die) /u, '');
  if (asked.kind === 'topic' || asked.kind === 'how')
    return name ? { text: `${name} ${own}`, sure: 0.85 } : undefined;
  const topic = askedAbout(question, 'nl');
  return topic ? { text: `${topic}: ${own}`, sure: 0.75 } : undefined;
}

/** The topic of a question that no other rule can answer, to stand before a colon. */
export function topicOf(asked: Asked, options: Answering): string | undefined {
  // Of a list, one name before a colon would say that all of it is so.
  if (asked.kind === 'yesno' && asked.rest.some(({ after }) => after === ',')) return undefined;
  if (asked.kind === 'yesno' && asked.subject.length === 0) return claimOf(asked, options);
  if (asked.kind !== 'wh' || asked.asks.startsWith('waarom')) return undefined;
  const isLeaning =
    /^(?:het|dat|dit|er|hij|ze|zij|die)$/u.test(asked.subject[0]?.low ?? '') && asked.subject.length === 1;
  const rest = textOf(ofClient(withoutWords(asked.rest, emptyWords), options)).replace(/,.*$/u, '');
  const subject = isLeaning ? '' : textOf(lowered(withoutArticle(asked.subject)));
  const isAux = /^(?:is|was|heeft|had|zijn|waren)$/u.test(asked.verb);
  const noun = textOf(asked.noun);
  const adjective = /^(?:groot|erg|hoog|zwaar|ernstig|vast|diep|sterk|lang)$/iu.test(noun);
  if (isAux && subject) return `${subject} ${rest}`.trim();
  if (isAux && (rest || noun)) return [adjective ? '' : noun, rest].filter(Boolean).join(' ');
  const verb = isLeaning && !rest ? '' : asked.verb;
  return [subject, verb, rest].filter(Boolean).join(' ') || undefined;
}
