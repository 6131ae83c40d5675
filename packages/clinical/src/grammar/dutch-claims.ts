/** What a question says when it is answered with yes, and with no; and what it is about. */
import {
  type Answering,
  holdsSpeaker,
  isFull,
  listed,
  ofClient,
  withoutPadding,
  withoutWords,
} from './dutch-fragments.ts';
import { heldClause } from './dutch-labels.ts';
import { adjectives, denied } from './dutch-negation.ts';
import { lowered } from './dutch-persons.ts';
import { type Asked, withoutArticle } from './dutch-question.ts';
import { core } from './dutch-question-core.ts';
import { statedIn } from './dutch-stated.ts';
import { holdsClause } from './dutch-things.ts';
import { isInfinitive, isParticiple, isThirdPerson } from './dutch-verbs.ts';
import { particles } from './dutch-verbs-list.ts';
import { adverbs, prepositions } from './dutch-words.ts';
import { textOf, type Word, word, wordsIn } from './words.ts';

/** Of what is known already a no denies something else: `en de laatste weken, nu?` */
const definite =
  /^(?:de|het|deze|die|dat|dit|uw|je|jouw|nu|toen|daarna|dan|vandaag|morgen|verder|wat|met|zonder|als)$/u;

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
  if (
    comma === 0 &&
    isPredicate &&
    words[after] &&
    !adjectives.has(words[after].low) &&
    !isParticiple(words[after].low)
  ) {
    const others = topicDenied(words.slice(after), time);
    return others && [word('niet'), { ...first, after: ';' }, ...others];
  }
  if (words.length === 1 || words.some(({ after }) => after === ','))
    return [
      word(isPredicate ? 'niet' : 'geen'),
      ...listed(withoutWords(words, /^(?:nog|ook|ooit|weleens)$/u)),
    ];
  if (isPredicate && second?.low !== 'of') return denied('is', words, time);
  return denied('heeft', listed(words), time);
}

/** Two questions in one: `Hoort u stemmen, of ziet u dingen?` The first must be whole: `Krast of snijdt u` is one. */
function splitAsked(text: string): string[] {
  const at = text.search(
    /,?\s+of\s+(?=\p{L}+ (?:u|je|jij)(?!\p{L}))|,\s+(?=(?!(?:dat|als|en|die|toen|omdat|waar|hoe|wat)\s)\p{L}+ (?:u|je|jij)(?!\p{L}))/iu,
  );
  if (at < 0 || !/(?<!\p{L})(?:u|je|jij)(?!\p{L})|,$/iu.test(text.slice(0, at + 1))) return [text];
  const rest = text.slice(at).replace(/^,?\s+(?:of\s+)?/iu, '');
  // `Het eten, doet u dat samen?`: named first, and asked of then.
  if (
    text[at] === ',' &&
    !/^,\s+of\s/iu.test(text.slice(at)) &&
    /^\p{L}+ (?:u|je|jij) (?:\p{L}+ )?(?:dat|die|daar\p{L}*|ze|hem)(?!\p{L})/iu.test(rest)
  )
    return [text];
  return [text.slice(0, at), ...splitAsked(rest)];
}

export const parts = (question: string): string[] =>
  splitAsked(core(question)).flatMap((part) =>
    isParticiple(part.split(/\s+/u).at(-1) ?? '') && !/\b(?:u|je)\b/iu.test(part)
      ? part.split(/,\s+of\s+/iu)
      : [part],
  );

export function deny(asked: Asked, options: Answering, time?: 'time'): string | undefined {
  if (asked.kind === 'topic') {
    const first = asked.words[0]?.low ?? '';
    if (definite.test(first) || holdsSpeaker(asked.words) || isThirdPerson(first)) return undefined;
    const clause = heldClause(asked.words);
    if (clause && holdsClause(asked.words)) return `geen ${clause}`;
    const words = topicDenied(asked.words, time);
    return words && textOf(ofClient(words, options));
  }
  if (asked.kind !== 'yesno' || holdsSpeaker(asked.rest)) return undefined;
  const rest = denied(asked.verb, listed(asked.rest), time);
  if (!rest) return undefined;
  const isPossession =
    asked.verb === 'heeft' &&
    rest[0]?.low === 'geen' &&
    !rest.some(({ low }) => isParticiple(low)) &&
    asked.subject.length === 0;
  const verb = isPossession ? [] : [word(asked.verb)];
  return textOf([...lowered(withoutArticle(asked.subject)), ...verb, ...ofClient(rest, options)]);
}

export function affirm(asked: Asked, options: Answering): string | undefined {
  if (asked.kind === 'stated') return statedIn(asked.words, options);
  if (asked.kind === 'proposal') return textOf(withoutArticle(ofClient(asked.words, options)));
  if (asked.kind === 'topic')
    return asked.negative ? undefined : withoutPadding(textOf(ofClient(asked.words, options)));
  if (asked.kind !== 'yesno') return undefined;
  // What a clause within says is not what is asked: `stemmen die anderen niet horen`.
  const clause = asked.rest.findIndex(({ low }, at) => at > 0 && /^(?:die|dat|waar|als|omdat)$/u.test(low));
  const main = clause > 0 ? asked.rest.slice(0, clause) : asked.rest;
  if (holdsSpeaker(asked.rest) || main.some(({ low }) => /^(?:niet|geen|nooit|niks|niets)$/u.test(low)))
    return undefined;
  return textOf([
    ...lowered(withoutArticle(asked.subject)),
    word(asked.verb),
    ...ofClient(asked.rest, options),
  ]);
}

const having =
  /^(?:heeft|had|gebruikt|gebruikte|drinkt|dronk|rookt|rookte|neemt|slikt|krijgt|kreeg|ziet|hoort|voelt|ervaart|merkt|eet|doet)$/u;

/** What the question is about, to stand before a colon. */
export function nameOf(asked: Asked, options: Answering): string | undefined {
  if (asked.kind === 'topic') {
    const isPlain =
      asked.words.length <= 7 &&
      (!isFull(asked.words) || /^\p{L}+ die (?:u|je) /u.test(textOf(asked.words))) &&
      (!asked.words.some(({ low }) => /^(?:of|hoe|wat|waar|waarom|als|ik|u|je)$/u.test(low)) ||
        /^(?:dingen|zaken|situaties|plekken|plaatsen|mensen|momenten|klachten) (?:die|waar) (?:u|je) /u.test(
          textOf(asked.words),
        ));
    return isPlain
      ? withoutPadding(
          textOf(withoutArticle(ofClient(asked.words, options))).replace(/^(?:geen|niet)\s+/iu, ''),
        )
      : undefined;
  }
  if (asked.kind === 'how') return textOf(asked.topic);
  if (
    asked.kind !== 'yesno' ||
    asked.subject.length > 0 ||
    holdsSpeaker(asked.rest) ||
    !having.test(asked.verb)
  )
    return undefined;
  // Only a thing can stand before a colon: `heeft een poging gedaan: broer wel` would state what was asked.
  const bare = asked.rest
    .map((each, at) =>
      isParticiple(asked.rest[at + 1]?.low ?? '') && !each.after
        ? { ...each, after: asked.rest[at + 1]?.after ?? '' }
        : each,
    )
    .filter(
      ({ low }) =>
        !isParticiple(low) && !/^(?:nog|wel|eens|weleens|ook|ooit|verder|toen|nu|al|veel|vaak)$/u.test(low),
    );
  const first = bare[0]?.low ?? '';
  const isThing =
    bare.length > 0 &&
    bare.length <= 6 &&
    !adverbs.has(first) &&
    !prepositions.has(first) &&
    !adjectives.has(first) &&
    !particles.has(first) &&
    bare[1]?.low !== 'beetje' &&
    !isFull(bare);
  const isClause =
    bare.some(({ low }) => /^(?:dat|om|als|of|zich|te|het|u|je)$/u.test(low)) ||
    isInfinitive(bare.at(-1)?.low ?? '');
  return isThing && !isClause ? withoutPadding(textOf(withoutArticle(ofClient(bare, options)))) : undefined;
}

/** `Niet erbij`, `zweten niet`: says once more what the no said. */
export const repeatsNo = (detail: string, question: string): boolean => {
  const words = wordsIn(detail).filter(
    ({ low }) =>
      !/^(?:niet|geen|nooit|ook|en|nee|niks|niets|echt|helemaal|dat|die|het|ik|heb|er|gehad|gedaan|hoor|gelukkig|wel|maar|al|last|van)$/u.test(
        low,
      ),
  );
  const asked = question.toLowerCase();
  return (
    words.every(({ low }) => low.length > 2 && asked.includes(low.slice(0, Math.max(4, low.length - 3)))) &&
    /\b(?:niet|geen|nooit|niks|niets)\b/iu.test(detail)
  );
};

export const isChoice = (question: string): boolean => /(?<!\p{L})of(?!\p{L})/iu.test(core(question));

const uncertain = /^(?:het|dat|dit|die|hij|ze|zij)$/u;

export const sureOf = (asked: Asked): number =>
  asked.kind === 'yesno' && asked.rest.length > 0 && asked.rest.every(({ low }) => uncertain.test(low))
    ? 0.45
    : asked.kind === 'yesno' && asked.subject.length === 1 && uncertain.test(asked.subject[0]?.low ?? '')
      ? asked.rest.length > 2 && !asked.rest.some(({ low }) => uncertain.test(low))
        ? 0.65
        : 0.45
      : 0.92;
