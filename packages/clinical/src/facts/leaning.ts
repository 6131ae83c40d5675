/** Facts that say nothing without the one before: `Honderdvijftig, 's ochtends.`, `Dat was vorig jaar.` */
import { askedAbout } from '../grammar/asked-about.ts';
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';
import { isLoose } from './loose.ts';
import { isOfTalk } from './of-talk.ts';
import { isAppointment, isBare, isLooseWord, names } from './unclear.ts';

const pointing =
  /^(?:dat|die|dit|daar\w*|toen|dan|daarna|daarvoor|eerst|nu|ook|zo|hij|zij|ze|het|er|that|this|those|it|then|so|he|she|they|there|before that|now)\b/;

const namedIn = ({ slots }: Fact): number =>
  slots.medicines.length + slots.measurements.length + slots.findings.filter(({ isHint }) => !isHint).length;

/** `Die blijft twee keer 500.` of somebody who did not name it, and with nothing to lean on: of what, nobody can tell. */
export const pointsNowhere = (fact: Fact): boolean =>
  fact.leans_on === undefined &&
  fact.asked === '' &&
  namedIn(fact) === 0 &&
  /^(?:die|dat|deze|dit|daar\w*|hem|ze|that|this|it|those|these)\b/.test(plain(fact.clause ?? fact.quote));

/** `Allebei in maart, toen ik slecht sliep`: of what was counted before. */
const ofBoth = /^(?:allebei|beide|alle (?:twee|drie)|both|all (?:two|three))\b/;

/** `Dat is best veel.`, between an answer and the next question: nothing goes on with it. */
const remarks = /^(?:dat|het|that|it)(?:'s| is| was| klinkt| lijkt| valt| scheelt| sounds| must be) /;
const LONGEST_REMARK_WORDS = 7;
const isRemark = (fact: Fact): boolean => {
  const { told_by, clause, quote, slots } = fact;
  if (told_by === 'client' || told_by === 'other') return false;
  if (isOfTalk(fact)) return true;
  const told = slots.times.length + slots.amounts.length + slots.parts.length + slots.people.length;
  return (
    told === 0 &&
    !names(fact) &&
    remarks.test(plain(clause ?? quote)) &&
    wordsOf(clause ?? quote).length <= LONGEST_REMARK_WORDS
  );
};

const REACH = 3;
/** What the next words may go on with: what was told last, without remarks and sounds. */
export const lastTold = <Told extends Fact>(facts: readonly Told[]): Told | undefined =>
  facts.slice(-REACH).findLast((fact) => !isRemark(fact) && !isLooseWord(fact)) ?? facts.at(-1);

/** `Tien keer.` `Tien keer per dag.`: said after the other, of what the other told. */
const NEAR = 1;
const isEcho = (fact: Fact, before: Fact): boolean =>
  fact.asked === '' &&
  before.told_by !== 'unknown' &&
  fact.told_by !== 'unknown' &&
  before.who.role === 'client' &&
  (fact.sources[0] ?? 0) - (before.sources.at(-1) ?? 0) <= NEAR;

/** A longer question asks of something else than what was told before it. */
const LONGEST_BRIEF = 6;

/** One word that tells something is a topic: `Hoofdpijn.` */
const FEW = 1;

export function leans(fact: Fact, before: Fact | undefined, language: Language): boolean {
  const { clause, quote, told_by, asked } = fact;
  if (!before) return false;
  if (before.told_by !== told_by) return isBare(fact) && !isAppointment(fact) && isEcho(fact, before);
  // `EPDS is elf. In maart tweeëntwintig.`
  if (isBare(fact) && !isAppointment(fact))
    // What was asked with a question that names it, stands behind that.
    return (
      asked === '' ||
      asked === before.asked ||
      (wordsOf(lastQuestion(asked)).length <= LONGEST_BRIEF &&
        askedAbout(lastQuestion(asked), language) === '')
    );
  const words = clause ?? quote;
  if (ofBoth.test(plain(words)) && asked === before.asked) return true;
  const named = namedIn(fact);
  const stems = stemsOf(tokensOf(words)).size;
  // What answers a question of its own stands by itself.
  if (asked !== '' && asked !== before.asked && clause !== null && stems > 0) return false;
  if (named > 0 && isLoose(words, fact.slots, language))
    return Math.floor(before.matter) === Math.floor(fact.matter);
  return (
    named === 0 &&
    (stems <= FEW ||
      pointing.test(plain(words)) ||
      (!isAppointment(fact) && isLoose(words, fact.slots, language)))
  );
}
