/** Puts a short answer where the question asked: `Waar woont u?` `In Zwolle` → `woont in Zwolle`. */
import type { Asked } from './dutch-question.ts';
import { isInfinitive, isParticiple } from './dutch-verbs.ts';
import { prepositions } from './dutch-words.ts';
import { textOf, type Word, type Written, wordsIn } from './words.ts';

type Wh = Extract<Asked, { kind: 'wh' }>;

const numberLike =
  /^(?:\d|een |één |twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|half|kwart|\p{L}+tien|\p{L}+tig)/iu;
const leaning = /^(?:het|dat|dit|er|hij|ze|zij|die)$/u;

const isNamed = (next: Word | undefined): boolean =>
  next !== undefined &&
  !prepositions.has(next.low) &&
  !isParticiple(next.low) &&
  !isInfinitive(next.low) &&
  !/^(?:er|al|nog|nu|dan|toen|dan|ook|wel|per|keer|zo)$/u.test(next.low);

/** Behind pronouns, before prepositions and the last verbs. */
function placeIn(rest: readonly Word[]): number {
  let at = 0;
  // `die jeuk al`: a thing that was named; what is answered comes behind it.
  if (/^(?:die|dat|deze|dit)$/u.test(rest[0]?.low ?? '') && isNamed(rest[1])) at = 2;
  while (/^(?:het|'t|dat|die|er|hem|'m|ze|zich|je|dan|nu|al|nog|toen)$/u.test(rest[at]?.low ?? '')) at += 1;
  if (/^(?:de|deze|uw)$/u.test(rest[at]?.low ?? '') && rest[at + 1]) at += 2;
  return at;
}

const endOf = (rest: readonly Word[], verb: string): number => {
  let at = rest.length;
  // `heeft u die gebruikt`: with such a verb the last word is a participle, whatever else it may be.
  if (
    /^(?:heeft|had|is|was)$/u.test(verb) &&
    /^(?:ge|be|ver|ont|her)\p{L}+(?:t|d|en)$/u.test(rest.at(-1)?.low ?? '')
  )
    at -= 1;
  while (at > 0 && (isParticiple(rest[at - 1]?.low ?? '') || isInfinitive(rest[at - 1]?.low ?? ''))) at -= 1;
  return at;
};

function filling(asked: Wh, answer: string): string {
  const noun = textOf(asked.noun);
  const asks = `${asked.asks} ${noun}`.trim();
  if (/^hoe laat/u.test(asks) && numberLike.test(answer)) return `om ${answer}`;
  if (/^sinds wanneer/u.test(asks) && !/^(?:sinds|al|vanaf|een)/iu.test(answer)) return `sinds ${answer}`;
  if (asked.asks === 'hoeveel' && noun) {
    const [, number = '', rest = ''] =
      /^((?:(?:ongeveer|zo'n|een stuk of|wel|hooguit|eerder|ook) )*[\p{L}\d,]+)(.*)$/u.exec(answer) ?? [];
    const isBare =
      numberLike.test(number.replace(/^(?:ongeveer|zo'n|wel|hooguit|eerder) /u, '')) &&
      /^(?:\s*$|\s+(?:per|op|in|'s|elke|tot|of|à|a)\b|,)/u.test(rest);
    if (
      !numberLike.test(
        answer.replace(/^(?:(?:ongeveer|zo'n|een stuk of|wel|hooguit|eerder|ook|al|bijna|minstens) )+/u, ''),
      ) &&
      !answer.toLowerCase().includes(noun.toLowerCase().slice(0, 4))
    )
      return '';
    if (
      isBare &&
      !/^\s+(?:tot|of|à|a)/u.test(rest) &&
      !answer.toLowerCase().includes(noun.split(' ')[0]?.slice(0, 4).toLowerCase() ?? '')
    )
      return `${number} ${noun}${rest}`;
  }
  return answer;
}

const unknowing = /(?:geen idee|weet (?:ik )?(?:het )?niet|geen flauw|niet precies)/iu;
const vague =
  /^(?:doet|deed|merkt|merkte|denkt|dacht|bedoelt|vindt|vond|wil|wilde|zegt|zou|is|was|voelt|heeft|had)$/u;
const howOften = /^(?:vaak|laat|lang|veel|oud|zwaar|ver|hoog|snel)(?:\s|$)/u;
const doneSomehow =
  /^(?:slaapt|voelt|eet|functioneert|werkt|beweegt|loopt|ademt|plast|gaat|sliep|voelde|at|ging|drinkt|concentreert|reageert|reageerde)$/u;

const begun = /^(?:begonnen|ontstaan|gestart)$/u;

export function substituted(asked: Wh, answer: string): Written | undefined {
  if (unknowing.test(answer) || asked.rest.length > 12 || (asked.asks === 'wat' && vague.test(asked.verb)))
    return undefined;
  const subject = textOf(asked.subject);
  const filled = filling(asked, answer);
  const noun = textOf(asked.noun);
  if (filled === '') return { text: `${noun}: ${answer}`, sure: 0.8 };
  if (asked.asks === 'waarom' || asked.asks === 'waardoor') return undefined;
  // `Welke kleur heeft het slijm?` `Wit.` → `kleur van het slijm: wit`
  if (
    /^welke?$/u.test(asked.asks) &&
    noun &&
    subject &&
    /^(?:heeft|had|is|was)$/u.test(asked.verb) &&
    !leaning.test(subject)
  )
    return { text: `${noun} van ${subject.replace(/^(?:dat|dit) /iu, 'het ')}: ${answer}`, sure: 0.85 };
  if (/^wat voor/u.test(`${asked.asks} ${noun}`))
    return { text: `${noun.replace(/^voor (?:een )?/u, '')}: ${answer}`, sure: 0.85 };
  const isLeaning = leaning.test(asked.subject[0]?.low ?? '') && asked.subject.length === 1;
  if (isLeaning && asked.asks === 'wanneer' && asked.rest.some(({ low }) => begun.test(low)))
    return { text: `begin: ${answer}`, sure: 0.8 };
  if (isLeaning) return undefined;
  const comma = asked.rest.findIndex(({ after }) => after === ',');
  const whole =
    comma >= 0
      ? asked.rest.slice(0, comma + 1).map((each, at) => (at === comma ? { ...each, after: '' } : each))
      : asked.rest;
  const saidFirst = /^\p{L}+/u.exec(answer)?.[0] ?? '';
  const rest = whole
    .filter(({ low }) => low !== saidFirst || low !== 'nu')
    .filter(({ low }) => !/^(?:eigenlijk|ongeveer|dan|nou|precies|zo)$/u.test(low));
  if (asked.asks === 'hoe' && !howOften.test(noun) && !(noun === '' && doneSomehow.test(asked.verb)))
    return undefined;
  const isPlace =
    asked.asks === 'waar' ||
    (asked.asks === 'hoe' && noun === '') ||
    prepositions.has(asked.asks.split(' ')[0] ?? '');
  const end = endOf(rest, asked.verb);
  const at = isPlace ? end : Math.min(placeIn(rest), end);
  // `Waar hebt u last van?` `Van de moeheid`: the preposition is said once.
  const end2 = rest.at(-1)?.low ?? '';
  const isTwice = prepositions.has(end2) && filled.toLowerCase().startsWith(`${end2} `);
  const words = isTwice
    ? [...rest.slice(0, -1), ...wordsIn(filled)]
    : [...rest.slice(0, at), ...wordsIn(filled), ...rest.slice(at)];
  const start = subject ? `${subject.replace(/^(?:uw|je|jouw|de|het) /iu, '')} ${asked.verb}` : asked.verb;
  const doubt =
    asked.asks === 'wat' || asked.rest.some(({ low }) => leaning.test(low) && low !== 'er') ? 0.7 : 0.9;
  return { text: `${start} ${textOf(words)}`, sure: doubt };
}
