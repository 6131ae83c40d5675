/** Answers whose shape says what they answer: when, since when, who, what of a list, what was thought. */
import { affirm, deny, isChoice } from './dutch-claims.ts';
import { type Answering, fragment, isFull, ofClient, withoutWords } from './dutch-fragments.ts';
import { notYet } from './dutch-not-yet.ts';
import { lowered } from './dutch-persons.ts';
import { type Asked, withoutArticle } from './dutch-question.ts';
import { claimOf, emptyWords, type YesNo } from './dutch-topics.ts';
import { isInfinitive, isParticiple } from './dutch-verbs.ts';
import { prepositions } from './dutch-words.ts';
import { small, textOf, type Word, type Written, withoutEnd, word, wordsIn } from './words.ts';

type Wh = Extract<Asked, { kind: 'wh' }>;

/** When, where, how often, how much: an answer of this kind says yes. */
const adverbial =
  /^(?:(?:ja|nou|eh|wel|eigenlijk|denk ik)[, ]+)*(?:voor (?:het|de|mijn)|alleen|vooral|meestal|hooguit|met name|soms|vaak|altijd|af en toe|zo nu en dan|in|op|sinds|vanaf|tot|tegen|rond|na|tijdens|bij|naar|door|om|'s|elke|iedere|ieder|vorig|vorige|verleden|afgelopen|gisteren|eergisteren|vandaag|vanochtend|vannacht|laatst|als|wanneer|zodra|toen|een keer|één keer|eén keer|eenmaal|\p{L}+ keer|\p{L}+ kilo|\p{L}+ uur|\p{L}+ dagen|\p{L}+ weken|\p{L}+ maanden|\p{L}+ jaar|een paar|een stuk of|ongeveer|bijna|\d)(?!\p{L})/iu;
/** Says no, with when or how much: `Niet meer sinds mei`, `Niet sinds het ongeluk`. */
const partlyNo =
  /^(?:(?:ja|nou|eh|nee)[, ]+)*(nog niet|niet meer|niet|nooit meer|nooit)\s+(?=\S)(.{3,60})$/iu;
const onlyNot =
  /^(?:(?:nee|nou|eh)[, ]+)*(nog niet|niet meer|nog geen|niet echt|niet zo|niet bepaald)[.!]*$/iu;

/** `is allergisch`, `voor penicilline` → one; with a verb at the end or a list a comma parts them. */
const joinedTo = (claim: string, own: string): string => {
  const [first = ''] = own.split(' ', 1);
  const last = claim.split(' ').at(-1) ?? '';
  const isOne =
    /^(?:voor|naar|tegen|van)$/u.test(first) &&
    !isParticiple(last) &&
    !isInfinitive(last) &&
    !own.includes(',');
  return `${claim}${isOne ? '' : ','} ${own}`;
};

/** `Koorts wel, rillingen niet`: says of each thing that was asked whether it is so. */
const eachPart = /^(?:[^,;]{2,40} (?:wel|niet)(?:,| en|, en|, maar| maar|;|$)\s*){2,}$/iu;
const firstSecond =
  /^(?:het|de) (eerste|laatste|tweede) (wel|niet)[, ]+(?:en |maar )?(?:het|de) (eerste|laatste|tweede) (wel|niet)$/iu;

function ofList(asked: Asked, own: string, question: string, options: Answering): string | undefined {
  const order = firstSecond.exec(own);
  if (order) {
    const words = asked.kind === 'topic' ? asked.words : asked.kind === 'yesno' ? asked.rest : [];
    const items = textOf(ofClient(words, options))
      .replace(/^(?:(?:nog|wel eens|ook|last van|klachten van) )+/iu, '')
      .split(/,\s*(?:of\s+)?|\s+of\s+/u)
      .map(withoutEnd)
      .filter(Boolean);
    if (items.length !== 2) return undefined;
    const [one = '', other = ''] = order[1]?.toLowerCase() === 'eerste' ? items : [...items].reverse();
    return `${one} ${order[2]}, ${other} ${order[4]}`;
  }
  if (!eachPart.test(own)) return undefined;
  const parts = own.split(/,\s*(?:en |maar )?|\s+(?:en|maar)\s+|;\s*/u);
  const names = parts.map((part) => part.replace(/ (?:wel|niet)$/iu, ''));
  const isAsked = names.every((name) =>
    question.toLowerCase().includes((name.split(' ').at(-1) ?? '').slice(0, 5).toLowerCase()),
  );
  if (isAsked) return own;
  if (names.some((name) => /^(?:nu|vroeger|vorig|toen|in|vorige|vandaag|overdag)/iu.test(name)))
    return undefined;
  const claim = asked.kind === 'yesno' ? affirm(asked, options) : undefined;
  return claim && `${claim}: ${own}`;
}

const never = { text: '', sure: 0 };

/** An answer to a yes-or-no question that is neither word. */
function ofYesNo(asked: YesNo, first: string, own: string, options: Answering): Written | undefined {
  const denial = () => deny({ ...asked, rest: withoutWords(asked.rest, /^(?:vaak|veel|goed)$/u) }, options);
  const not = onlyNot.exec(first)?.[1];
  if (not !== undefined) {
    const made = denial();
    return made ? { text: notYet(made, not), sure: 0.85 } : undefined;
  }
  const [, phrase = '', tail = ''] = partlyNo.exec(withoutEnd(first)) ?? [];
  if (phrase && adverbial.test(tail)) {
    const made = denial();
    if (!made) return undefined;
    const stopped =
      /meer/iu.test(phrase) && !/ meer/u.test(made)
        ? made.replace(/(?<!\p{L})(niet)(?!\p{L})/u, '$1 meer')
        : made;
    return { text: `${stopped}, ${small(fragment(tail, options.cast))}`, sure: 0.8 };
  }
  // `Gebruikt u nog andere dingen?` `Alleen de pil.`: that, and nothing else.
  if (
    /^alleen /iu.test(own) &&
    asked.subject.length === 0 &&
    asked.rest.some(({ low }) => /^(?:anders?|andere|iets|verder)$/u.test(low))
  )
    return { text: `${asked.verb} ${own}`, sure: 0.85 };
  const isWeak = /^(?:.*) wel$/iu.test(own) && adverbial.test(own);
  const claim = adverbial.test(own) || isWeak ? claimOf(asked, options) : undefined;
  return claim ? { text: joinedTo(claim, own), sure: 0.78 } : undefined;
}

/** Who does it is the answer: `Wie helpt u?` `Mijn nicht` → `nicht helpt`. */
const doneToYou =
  /^(?:helpt|hielp|belt|steunt|steunde|verzorgt|begeleidt|behandelt|brengt|bracht|haalt|haalde|controleert|prikt|wast|doet|kookt|komt|past|regelt|rijdt|weet|woont|zorgt)$/u;
const givenBy =
  /^(?:voorgeschreven|verwezen|gestuurd|gebeld|geholpen|gevonden|gebracht|behandeld|geopereerd|aangeraden|gegeven|verteld|gezegd|aangemeld|opgevangen|onderzocht)$/u;
/** What works on the client is the answer: `Wat houdt u tegen?` */
const worksOn =
  /^(?:houdt|hield|weerhoudt|weerhield|helpt|hielp|steunt|maakt|maakte|stoort|zit|geeft|gaf|motiveert|triggert|lokt|brengt|ontspant)$/u;
const thinks = /^(?:denkt|dacht|zegt|zei|hoort|hoorde)$/u;

function ofWh(asked: Wh, first: string, own: string, options: Answering): Written | undefined {
  const rest = textOf(ofClient(withoutWords(asked.rest, emptyWords), options));
  const subject = textOf(lowered(withoutArticle(asked.subject)));
  const last = asked.rest.at(-1)?.low ?? '';
  if (asked.asks === 'wie' && asked.subject.length === 0) {
    if (isFull(wordsIn(first))) return undefined;
    if (doneToYou.test(asked.verb) || givenBy.test(last))
      return { text: `${withoutArticleIn(own)} ${asked.verb} ${rest}`.trim(), sure: 0.8 };
    return { text: `${`${asked.verb} ${rest}`.trim()}: ${own}`, sure: 0.75 };
  }
  if (
    asked.asks === 'wat' &&
    thinks.test(asked.verb) &&
    /(?<!\p{L})(?:ik|mij|me|mijn)(?!\p{L})/iu.test(first)
  )
    return {
      text: `${[subject, asked.verb, rest].filter(Boolean).join(' ')}: “${small(withoutEnd(first))}”`,
      sure: 0.8,
    };
  if (asked.asks === 'wat' && worksOn.test(asked.verb) && asked.subject.length === 0)
    return {
      text: `${asked.verb}${asked.verb.startsWith('weer') ? ' cliënt' : ''} ${rest}: ${own}`.replace(
        ' :',
        ':',
      ),
      sure: 0.78,
    };
  return undefined;
}

const withoutArticleIn = (text: string): string => text.replace(/^(?:de|het|mijn|m'n) /iu, '');

const isThing = (words: readonly Word[]): boolean => words.length > 0 && words.length <= 8;

/** `Duizelig niet` → `is niet duizelig`; `Moe wel` → `is moe`. */
const chosenOf = (verb: string, own: string): string =>
  `${verb} ${own.replace(/^([^,;]+) niet$/u, 'niet $1').replace(/^([^,;]+) wel$/u, '$1')}`;

/** Undefined where no rule fits. */
export function shaped(
  asked: Asked,
  question: string,
  first: string,
  options: Answering,
): Written | undefined {
  const own = fragment(first, options.cast);
  if (!own) return undefined;
  const each = ofList(asked, own, question, options);
  if (each) return { text: each, sure: 0.8 };
  if (
    asked.kind === 'proposal' &&
    /^(?:(?:nee|nou|eh)[, ]+)*(?:liever niet|nog niet|nu niet|niet nu)[.!]*$/iu.test(first)
  ) {
    const wish = affirm(asked, options);
    return wish
      ? {
          text: `${small(withoutEnd(first)).replace(/^(?:(?:nee|nou|eh)[, ]+)+/iu, '')}: ${small(wish)}`,
          sure: 0.8,
        }
      : never;
  }
  // `Bent u aangekomen of afgevallen?` `Afgevallen, drie kilo.`
  const [chosen = ''] = own.toLowerCase().split(/[\s,]+/u);
  if (asked.kind === 'yesno' && isChoice(question) && asked.subject.length === 0 && chosen.length > 2)
    return asked.rest.some(({ low }) => low === chosen)
      ? { text: chosenOf(asked.verb, own), sure: 0.8 }
      : undefined;
  if (asked.kind === 'yesno' && !isChoice(question)) return ofYesNo(asked, first, own, options);
  if (asked.kind === 'wh' && isThing(wordsIn(own))) return ofWh(asked, first, own, options);
  return undefined;
}

/** `Waar bent u bang voor?` `Dat ik val` → `is bang dat cliënt valt`. */
export function withClause(asked: Asked, first: string, options: Answering): Written | undefined {
  if (asked.kind !== 'wh' || !/^(?:dat|om te|omdat|als)(?!\p{L})/iu.test(first)) return undefined;
  const end = asked.rest.at(-1)?.low ?? '';
  if (!/^waar/u.test(asked.asks) || !prepositions.has(end) || asked.subject.length > 0) return undefined;
  const rest = ofClient(asked.rest.slice(0, -1), options);
  return {
    text: `${textOf([word(asked.verb), ...rest])} ${small(fragment(first, options.cast))}`,
    sure: 0.8,
  };
}
