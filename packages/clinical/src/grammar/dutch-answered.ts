/** A question and its whole answer, as one statement. */
import { affirm, deny, isChoice, parts, repeatsNo, sureOf } from './dutch-claims.ts';
import { isContradicted, isSoundDenial, namedInNo } from './dutch-denials.ts';
import { type Answering, detailsOf, isFull } from './dutch-fragments.ts';
import { saidElse } from './dutch-otherwise.ts';
import { type Asked, askedIn, withoutArticle } from './dutch-question.ts';
import { core } from './dutch-question-core.ts';
import { topicOf } from './dutch-topics.ts';
import { isThirdPerson } from './dutch-verbs.ts';
import { kin } from './dutch-words.ts';
import { joined } from './joined.ts';
import { goingOn } from './names.ts';
import { type Reply, replyOf, timedYes } from './reply.ts';
import { small, type Written, word, wordsIn, written } from './words.ts';

/** `geen koorts`, `nu` → `nu geen koorts`; `gebruikt geen pillen meer`, `sinds mei` → `gebruikt sinds mei geen pillen meer`. */
function atTime(denial: string, time: string): string {
  if (!time || new RegExp(`(?<!\\p{L})${small(time)}(?!\\p{L})`, 'iu').test(denial)) return denial;
  if (/^(?:geen|niet|nooit)/u.test(denial)) return `${small(time)} ${denial}`;
  const [verb = '', ...rest] = denial.split(' ');
  return isThirdPerson(verb) ? [verb, small(time), ...rest].join(' ') : `${denial} (${small(time)})`;
}

function saidNo(question: string, reply: Reply, options: Answering): Written | null {
  const all = parts(question).map(askedIn);
  const denials = all.map((asked) => deny(asked, options, reply.time ? 'time' : undefined));
  if (denials.some((each) => each === undefined || !isSoundDenial(each))) return null;
  // `En eten, doet u dat samen?`: of what is named first there is no `none`.
  if (
    /^[^,]{2,30}, \p{L}+ (?:u|je) (?:\p{L}+ )?(?:dat|die|het)(?!\p{L})/iu.test(core(question)) &&
    denials.some((each) => /(?<!\p{L})geen(?!\p{L})/u.test(each ?? ''))
  )
    return null;
  if (isContradicted((denials as string[]).join(' '), reply.details)) return null;
  // `Uw ouders, broers?` `Nee.`: there are, but it does not run among them.
  if (all.some((asked) => asked.kind === 'topic' && kin.has(withoutArticle(asked.words)[0]?.low ?? '')))
    return null;
  const held = namedInNo(denials as string[], reply.details);
  const named = reply.never ? held.map((each) => each.replace(/^geen /u, 'nooit ')) : held;
  const first = reply.not_yet
    ? joined(named, 'nl').replace(/(?<!\p{L})(?<!nog )(geen|niet)(?!\p{L})/u, 'nog $1')
    : joined(named, 'nl');
  const statement =
    atTime(first, reply.time) + (reply.never && !/nooit/u.test(first) ? ', nooit gedaan' : '');
  const before = reply.details.map((detail) => timedYes(detail, 'nl')).filter((each) => each !== undefined);
  const open = reply.details.filter(
    (detail) => timedYes(detail, 'nl') === undefined && !repeatsNo(detail, question),
  );
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
    return texts.length > 0
      ? { text: written(wordsIn(joined(texts, 'nl'))), sure: Math.min(0.7, sure) }
      : null;
  }
  const isLoose =
    asked.kind === 'yesno' &&
    asked.rest.some(({ low }) => low === 'ergens') &&
    (texts[0] ?? '').startsWith(`${asked.rest.at(-1)?.low ?? ''} `);
  if (isLoose) {
    const claim = topicOf(asked, options);
    if (claim)
      return {
        text: written(wordsIn(joined([`${claim} ${texts[0]}`, ...texts.slice(1)], 'nl'))),
        sure: 0.85,
      };
  }
  const statement = affirm(asked, options);
  if (!statement) return null;
  const doubts = reply.details.some((detail) => /\b(?:niet|geen|nooit|niks|maar)\b/iu.test(detail));
  const [next = '', ...others] = texts;
  // `Rookt u?` `Ja, een pakje per dag` → `Rookt een pakje per dag`.
  const isBare = asked.kind === 'yesno' && asked.rest.length === 0 && next && !isFull(wordsIn(next));
  const text = isBare
    ? joined([`${statement} ${next}`, ...others], 'nl')
    : joined([statement, ...texts], 'nl');
  return {
    text: written(wordsIn(text)),
    sure: Math.min(
      sureOf(asked),
      sure,
      doubts ? 0.75 : 1,
      reply.only_listens && asked.kind !== 'proposal' ? 0.4 : 1,
    ),
  };
}

const wavering = /(?<!\p{L})(?:wel|maar|behalve|alleen|toch|soms|af en toe|misschien)(?!\p{L})/iu;
const asksIfWell = /(?<!\p{L})(?:goed|genoeg|lekker|voldoende|beter|rustig|regelmatig|uitgerust)(?!\p{L})/iu;
/** Asks for nothing that there can be none of. */
const callsOnly =
  /^(?:en |of |maar |dus )?(?:oké|oke|goed|ja|nee|toch|hè|hé|verder|anders|echt|serieus|sorry|wat|hoezo|klopt|dus|nou|of|of niet|iets|nog iets|anders nog iets|verder nog iets|verder iets|meneer|mevrouw|\p{Lu}\p{Ll}+,? \p{Lu}\p{Ll}+)[?.! ]*$/iu;

/** `Koorts? Rillingen? Of pijn in de zij?` `Nee.`: what is asked in a row is denied in a row; a whole question only where all are. */
function deniedTogether(asked: readonly string[], question: string, reply: Reply): string[] {
  const canBe = (each: string) => /^(?:yesno|topic)$/u.test(askedIn(each).kind) && !callsOnly.test(each);
  if (reply.ofAll && asked.length > 1) return asked.filter(canBe);
  const row = [question];
  if (reply.details.some((detail) => wavering.test(detail))) return row;
  for (let at = asked.lastIndexOf(question) - 1; at >= 0; at -= 1) {
    const each = asked[at] ?? '';
    const isTopic = askedIn(each).kind === 'topic';
    const goesOn = /^(?:en |dus )?of /iu.test(row[0] ?? '') || askedIn(row[0] ?? '').kind === 'topic';
    if (!canBe(each) || !(isTopic || (goesOn && !asksIfWell.test(each)))) break;
    row.unshift(each);
    if (!isTopic) break;
  }
  return row;
}

export function answeredInDutch(
  questions: readonly string[],
  answers: readonly string[],
  options: Answering,
): Written | null {
  const reply = replyOf(answers, 'nl');
  const asked = questions.filter((each) => /[\p{L}\d]/u.test(each));
  const question = asked.findLast((each) => askedIn(each).kind !== 'open') ?? asked.at(-1);
  if (!question || (reply.says === 'neither' && reply.details.length === 0)) return null;
  const seldom = askedIn(question);
  if (
    reply.never &&
    seldom.kind === 'wh' &&
    seldom.subject.length === 0 &&
    seldom.asks === 'hoe' &&
    seldom.noun[0]?.low === 'vaak'
  )
    return { text: written([word(seldom.verb), word('nooit'), ...seldom.rest]), sure: 0.85 };
  if (reply.says === 'no') {
    const every = deniedTogether(asked, question, reply);
    const texts = every.map((each, at) =>
      saidNo(each, at === every.length - 1 ? reply : { ...reply, details: [], never: false }, options),
    );
    const sure = texts.filter((each) => each !== null && each.sure >= 0.2) as Written[];
    if (texts.length > 0 && texts.at(-1) && sure.length === (reply.ofAll ? texts.length : sure.length))
      return {
        text: joined(
          sure.map(({ text }, at) => (at === 0 ? text : goingOn(text, 'nl'))),
          'nl',
        ),
        sure: Math.min(...sure.map((each) => each.sure)),
      };

    const more = detailsOf(reply.details, options);
    return more.texts.length > 0 && more.sure > 0
      ? { text: written(wordsIn(joined(more.texts, 'nl'))), sure: Math.min(0.5, more.sure) }
      : null;
  }
  const told =
    reply.says === 'yes'
      ? saidYes(question, reply, options)
      : saidElse(question, reply, options, asked.length);
  return told && told.sure >= 0.2 ? told : null;
}
