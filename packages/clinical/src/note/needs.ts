/** What a sentence of a note needs beside it to be understood. */
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { lastQuestion } from '../facts/last-question.ts';
import { isLoose } from '../facts/loose.ts';
import { isAppointment, isBare, names } from '../facts/unclear.ts';
import { isFull as isFullInDutch } from '../grammar/dutch-fragments.ts';
import { isFull as isFullInEnglish } from '../grammar/english-fragments.ts';
import { wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { pointsBack } from './lost-subject.ts';
import { asksOfBefore, isNameless } from './nameless.ts';

const settled = /^[^“:]{2,60}: \S|“/u;
const denying =
  /(?<!\p{L})(?:niet|geen|nooit|niks|niets|nee|zonder|ontkent|not|never|no|none|nothing|without|denies|cannot|\p{L}+n't)(?!\p{L})/iu;
const saysNo = /^(?:(?:nou|eh|oh?|well|um)[, ]+)*(?:nee|neen|no|nope)(?: hoor| joh)?(?:[,.!]| (?=\p{L}))/iu;

const stemsIn = (text: string): ReadonlySet<string> => stemsOf(tokensOf(text));

const nothing = { medicines: [], measurements: [], findings: [], people: [] };

const LONGEST_BARE = 8;
const ofTime = /^(?:nacht|ochte|avond|midda|dage|uren|maand|elke|ieder|night|morni|eveni|every)/u;
const hedges = /^(?:liever|graag|nooit|soms|meestal|rather|never|sometimes) /iu;
/** `Alleen de chef, en dat is echt zo`: who or what is so, only the question says. */
const onlies = /^(?:alleen|behalve|vooral|only|just|except|mainly) /iu;
/** When, how often, how much or whether not, in words that share nothing with their question: `Liever niet bellen`. */
function isBareAnswer({ clause, quote, asked }: Fact, language: Language): boolean {
  const [first = ''] = (clause ?? quote).replace(/ \((?:volgens|per) [^)]+\)/u, '').split(/[;.]/u);
  const [said = ''] = quote.replace(/^(?:(?:ja|nee|nou|eh|yes|no|well)[,.]? )+/iu, '').split(/[.!?]/u);
  if (asked === '' || wordsIn(first).length > LONGEST_BARE) return false;
  const isFull = language === 'nl' ? isFullInDutch : isFullInEnglish;
  const [head = ''] = first.split(',');
  const isOnly = onlies.test(head) && !isFull(wordsIn(head));
  if (!isOnly && (isFull(wordsIn(first)) || isFull(wordsIn(said)))) return false;
  const own = new Set([...stemsIn(asked)].filter((stem) => !ofTime.test(stem)));
  const isOpen = isOnly || hedges.test(head) || isLoose(head, nothing, language);
  return isOpen && ![...stemsIn(first)].some((stem) => own.has(stem));
}

const LONGEST_BRIEF = 6;
const ofThen = /(?<!\p{L})(?:toen|daarna|daarvoor|then|after that|at the time)(?!\p{L})/iu;
/** `Met welke bedoeling, toen?`: of what was told before it. */
const isOfBefore = (asked: string): boolean => {
  const question = lastQuestion(asked);
  return wordsOf(question).length <= LONGEST_BRIEF && ofThen.test(question);
};

const pronoun =
  /(?<!\p{L})(?:die|dit|deze|het|hem|ze|zoiets|it|them|those|these|(?<=\p{L} )dat|(?<=\p{L} )(?:that|this))(?=[?.,]|$| (?:dan|nu|ook|wel|niet|nog|al|toen|precies|zo|erg|is|was|zijn|in|op|voor|bij|aan|van|eerder|vaak|elke|goed|slecht|gevaarlijk|now|then|too|at|in|on|for|with|before|often|still|every|bad|good)(?!\p{L}))/iu;
const there =
  /(?<!\p{L})(?:daar(?:\p{L}+)?|er(?:van|mee|over|bij|op|aan|in|uit|door|tegen)|over there)(?!\p{L})|(?<!\p{L})er (?:\p{L}+ ){0,4}(?:van|mee|over|bij|op|aan|tegen)(?=[?,]|$)/iu;
const then = /^(?:en |and )?(?:toen|daarna|then)\?/iu;
const forwards = /(?<!\p{L})(?:er|daar|het|it)(?!\p{L}).*(?:, of|, om| om | dat | to | that )/iu;

/** `De medicijnen, ook die van uzelf?` */
const ofWhose = /(?<!\p{L})(?:die|dat) van \p{L}+/giu;

/** Whether a question is of something that only what stands before it names. */
export const pointsBackIn = (asked: string, _: Language): boolean => {
  const question = lastQuestion(asked).replace(ofWhose, '');
  if (then.test(question)) return true;
  return (pronoun.test(question) || there.test(question)) && !forwards.test(question);
};

/** Whether only what stands before a question says what it is of; so where nothing was asked. */
export const isOpenQuestion = (asked: string, language: Language): boolean =>
  asked === '' || pointsBackIn(asked, language) || asksOfBefore(lastQuestion(asked), language);

/** `Is daarbij niet flauwgevallen`, `Neemt ibuprofen daarvoor`: what it says holds by itself. */
const isOnlyBeside = (fact: Fact): boolean => names(fact) && beside.test(fact.clause ?? '');
const beside = /(?<!\p{L})(?:daarbij|daarvoor|for (?:it|them|that))(?!\p{L})/iu;

/** `Het is rouw`, of the clinician, says what it is. */
const isVerdict = ({ told_by, clause, slots }: Fact): boolean =>
  told_by === 'clinician' &&
  /^(?:(?:dat|dit|het) (?:is|was|blijft|heet)|(?:it|this|that|these|those|they)(?:'s| is| was| are|'re)) /iu.test(
    clause ?? '',
  ) &&
  (slots.findings.some(({ isHint }) => !isHint) || classed.test(clause ?? ''));
const classed = / \p{Lu}{3,}| (?:graad|stadium|klasse|type|grade|stage|class) /u;

const LEAST_SHARED = 2;
/** `Is het erger geworden sinds de nortriptyline?` `Nee.`: the statement says all that the question says. */
export function repeatsQuestion({ clause, asked }: Fact): boolean {
  const own = [...stemsIn((clause ?? '').split(';')[0] ?? '')].filter((stem) => !ofTime.test(stem));
  const question = stemsIn(lastQuestion(asked));
  const shared = own.filter((stem) => question.has(stem)).length;
  return shared >= LEAST_SHARED && shared >= own.length / 2 && !/[“:]/u.test(clause ?? '');
}

/** `Ooit een poging gedaan?` `Niet toen met mond-en-klauwzeer`: names nothing, and shares no word with what was asked. */
export function isOpenAnswer(fact: Fact): boolean {
  const { asked, clause, told_by } = fact;
  if (asked === '' || clause === null || told_by === 'clinician' || names(fact) || settled.test(clause))
    return false;
  const question = stemsIn(lastQuestion(asked));
  return ![...stemsIn(clause)].some((stem) => question.has(stem) && !ofTime.test(stem));
}

/** What is agreed, and when. */
export const decided: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'handover', 'safety_plan']);

export type Need = 'what it points at' | 'its question' | 'its no';

/** `Zes weken`, which leans on what was told before it. */
const isAddition = (fact: Fact, language: Language): boolean =>
  fact.leans_on !== undefined &&
  !settled.test(fact.clause ?? fact.quote) &&
  (isBare(fact) || isLoose((fact.clause ?? fact.quote).replace(/ \([^)]+\)/u, ''), nothing, language));

/** `En toen?` `Toen kwam de bank.` */
const goesOnTelling = ({ asked, clause }: Fact): boolean =>
  asked !== '' && /^toen(?!\p{L})(?! \p{L}+ (?:het|dat|die|dit|hij|ze|er)(?!\p{L}))/iu.test(clause ?? '');

/** `Nee, dat zou makkelijk zijn` as `Zout eten: dat zou makkelijk zijn`; `Blijft in eigen huis` says it without the no. */
function hasLostNo(fact: Fact, language: Language): boolean {
  const { clause, quote, asked } = fact;
  if (asked === '' || clause === null || names(fact) || !saysNo.test(quote) || denying.test(plain(clause)))
    return false;
  const isFull = language === 'nl' ? isFullInDutch : isFullInEnglish;
  return settled.test(clause) || !isFull(wordsIn(quote.replace(saysNo, '')));
}

/** Undefined where a sentence says all of it. */
export function needOf(fact: Fact, language: Language): Need | undefined {
  const { clause, quote, asked } = fact;
  const told = clause ?? quote;
  if (told.includes('“') && clause !== null) return isOfBefore(asked) ? 'what it points at' : undefined;
  if (isAppointment(fact) || isVerdict(fact) || isOnlyBeside(fact)) return undefined;
  if (isAddition(fact, language) || (pointsBack(told, quote, language) && !goesOnTelling(fact)))
    return 'what it points at';
  if (hasLostNo(fact, language)) return 'its no';
  if (isNameless(fact, language))
    return isOpenQuestion(asked, language) ? 'what it points at' : 'its question';
  if (settled.test(told)) return isOfBefore(asked) ? 'what it points at' : undefined;
  return isBareAnswer(fact, language) ? 'its question' : undefined;
}
