/** What is denied in one place and not in the other. */
import { plain } from '../reading/text.ts';
import {
  askedOfPast,
  begins,
  dated,
  denying,
  direct,
  never,
  once,
  over,
  past,
  relieved,
  seldom,
  stops,
} from './denial-cues.ts';
import { isDeniedAfter, isDetailed, isJudged, isUndenied, isVerb, isWarnedOf } from './denied-in-note.ts';
import {
  clauseAt,
  clauseUpTo,
  hasRelation,
  partAt,
  placeOf,
  type Reading,
  standOf,
  unitsOf,
} from './finding-place.ts';
import type { Found } from './found.ts';
import type { Carrier, Matter } from './matters.ts';
import { isRefusedWhole } from './refused-whole.ts';
import type { Said, SaidUnit } from './said-shape.ts';
import { isCondition, isPresently, isWarning } from './standing.ts';

/** Denied for all time: then what is said to have been is denied too. */
function isNever({ unit, word }: Carrier, { units, words }: Said): boolean {
  const next = units[word.unit + 1];
  const texts = [unit, ...(next ? [next] : [])].flatMap(({ from, to }) => words.slice(from, to));
  return never.test(texts.map(({ text }) => text).join(' '));
}

const textOf = ({ words }: Said, { from, to }: SaidUnit) =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

const NEAR_WORDS = 4;

/** Close to a word that denies, in its own clause. */
const isNearDenial = ({ word, at }: Carrier, { words }: Said): boolean =>
  word.polarity === -1 &&
  words
    .slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS + 1)
    .some(({ text, unit }) => unit === word.unit && denying.test(text));

const isAskedOfPast = ({ unit }: Carrier, said: Said): boolean =>
  unit.isAsked && unit.answer === 'no' && askedOfPast.test(textOf(said, unit));

/** Denied in so many words, or by the answer to a question for it. */
export const isDirect = ({ word, unit, at }: Carrier, { words }: Said): boolean =>
  word.polarity === -1 &&
  ((unit.isAsked && unit.answer === 'no') ||
    [1, 2].some((back) => direct.test(words[at - back]?.text ?? '')));

/** What the client is said to have: without what was so before, and what was proposed just before it was refused. */
function holding(carriers: readonly Carrier[], isPast: boolean, { said }: Reading): Carrier[] {
  const own = carriers.filter(({ unit }) => unit.whose === null);
  const denied = own.filter(({ word }) => word.polarity === -1);
  const refused = denied.filter((carrier) => isDirect(carrier, said));
  return own.filter((carrier) => {
    const { word, unit, at } = carrier;
    if (word.polarity !== 1) return true;
    if (!isPast && denied.length > 0 && past.test(textOf(said, unit))) return false;
    if (unit.role === 'client' && !unit.isAsked) return true;
    return !refused.some((later) => later.at > at && later.unit.piece - unit.piece <= 1);
  });
}

const yes = /^(?:ja|jawel|wel|yes|yeah|yep)$/;
/** `Nee. Nou ja, even wel.`: the answer that was read as a no holds a yes as well. */
const isHalfYes = ({ unit }: Carrier, { units, words }: Said): boolean =>
  unit.isAsked &&
  units.some(
    (next) =>
      next.piece === unit.piece + 1 && words.slice(next.from, next.to).some(({ text }) => yes.test(text)),
  );

/** What the facts say of a finding: 1 there, -1 denied, 0 both or neither. */
function toldOf({ terms, isFinding }: Matter, { said }: Reading): -1 | 0 | 1 {
  const told = isFinding ? (said.told.findings.get(terms[0]?.slice(2) ?? '') ?? []) : [];
  const own = told.filter(({ whose }) => whose === null);
  if (own.length === 0) return 0;
  return own.every(({ isDenied }) => isDenied) ? -1 : own.some(({ isDenied }) => isDenied) ? 0 : 1;
}

/** Of a question that was answered with no: most of what it asks stands in the note. */
function isAskedWhole({ unit }: Carrier, { at }: Matter, { noted }: Reading): boolean {
  if (!unit.isAsked) return true;
  const clause = clauseAt(noted, at);
  const terms = new Set(
    noted.words.flatMap((word, index) =>
      clause.some(({ start }) => start === noted.tokens[index]?.start) ? word.map(([name]) => name) : [],
    ),
  );
  const asked = [...unit.terms.keys()].filter((term) => !/^[a-z]+:/.test(term));
  return asked.filter((term) => terms.has(term)).length * 2 >= asked.length;
}

/** The note has it; the talk only denies it. */
function isLost(matter: Matter, carriers: readonly Carrier[], isPast: boolean, reading: Reading): boolean {
  const { said, noted } = reading;
  const clause = plain(
    clauseAt(noted, matter.at)
      .map(({ raw }) => raw)
      .join(' '),
  );
  const part = partAt(noted.text, noted.tokens[matter.at]?.start ?? 0);
  const before = plain(noted.text.slice(0, noted.tokens[matter.at]?.start ?? 0));
  const isOnce =
    (isPast ||
      once.test(clause) ||
      begins.test(part) ||
      once.test(before.slice(before.lastIndexOf(';') + 1))) &&
    !isPresently(clause, noted.language);
  const denied = carriers.filter(({ word }) => word.polarity === -1);
  const isNeverSo = (each: Carrier) => isNever(each, said) || isAskedOfPast(each, said);
  if (seldom.test(clause) && !denied.some(isNeverSo)) return false;
  if (relieved.test(part) || isDeniedAfter(matter, reading)) return false;
  const isDated = dated.test(clause);
  if (isOnce && !denied.some((each) => isNever(each, said) || (!isDated && isAskedOfPast(each, said))))
    return false;
  if (!isOnce && over.test(part)) return false;
  if ([1, 2].some((back) => stops.test(noted.tokens[matter.at - back]?.text ?? ''))) return false;
  const isTelling = matter.isFinding || matter.isMedicine;
  if (isJudged(reading, matter) || isDetailed(matter, reading)) return false;
  return isTelling
    ? denied.length > 0
    : isUndenied(matter, reading) &&
        (denied.some(
          (each) => isShort(each) && isDirect(each, said) && isAskedWhole(each, matter, reading),
        ) ||
          (isSeldomSaid(matter, reading) &&
            denied.some((each) => !each.unit.isAsked && isShort(each) && isNearDenial(each, said)) &&
            !isVerb(matter, reading)));
}

/** Where nobody wrote commas, a denial may be of anything in a long clause. */
const isShort = ({ unit: { from, to } }: Carrier): boolean => to - from <= LONGEST_CLAUSE;
const LONGEST_CLAUSE = 16;
const MOST_SAID = 3;
const isSeldomSaid = ({ terms }: Matter, { said }: Reading): boolean =>
  (said.byTerm.get(terms[0] ?? '')?.length ?? 0) <= MOST_SAID;

/** The note denies it; the talk only has it. */
function isAdded(matter: Matter, carriers: readonly Carrier[], reading: Reading): boolean {
  const { noted } = reading;
  const before = [1, 2].map((back) => noted.tokens[matter.at - back]?.text ?? '');
  if (!(matter.isFinding ? before : before.slice(0, 1)).some((text) => direct.test(text))) return false;
  return carriers.length > 0 && carriers.every(({ word, unit }) => word.polarity === 1 && unit.isPlain);
}

/** `Het klaarkomen lukt niet` has the complaint that it denies the words of. */
const ofWhatFails = /^f:(?:sexual|menstrual) problems$/;

export function checkDenied(matter: Matter, all: readonly Carrier[], reading: Reading): Found[] {
  const { noted, said } = reading;
  const { polarity: judgedAs, isPast } = standOf(noted, matter);
  const byWords = noted.polarity[matter.at] ?? 0;
  // Where the ways of reading differ nothing follows.
  const polarity = byWords === judgedAs ? judgedAs : 0;
  if (ofWhatFails.test(matter.terms[0] ?? '') || isWarnedOf(noted, matter)) return [];
  if (polarity === 0 || matter.isMedicine || hasRelation(noted, matter.at, said)) return [];
  if (
    isCondition(clauseAt(noted, matter.at), noted.language) ||
    isWarning(partAt(noted.text, placeOf(noted, matter).start), noted.language)
  )
    return [];
  const carriers = holding(all, isPast, reading);
  const telling = carriers.filter(({ word }) => word.polarity !== 0);
  const isSure = matter.isFinding;
  const isOpen = carriers.some(({ word, unit }) => word.polarity === 0 && (!unit.isAsked || !isSure));
  if (telling.length === 0 || telling.some(({ word }) => word.polarity === polarity)) return [];
  if (polarity === 1 && isRefusedWhole(matter, telling, isPast, reading))
    return [{ kind: 'negation', ...clauseUpTo(noted, matter), units: unitsOf(telling) }];
  if (polarity === 1) {
    const told = toldOf(matter, reading);
    // What the words deny in answer to a question outweighs how the answer was read.
    const isTold =
      told === 1 &&
      !telling.every((each) => each.unit.isAsked && each.unit.answer === 'no' && !isHalfYes(each, said));
    if (told === -1 && isLost(matter, telling, isPast, reading))
      return [{ kind: 'negation', ...clauseUpTo(noted, matter), units: unitsOf(telling) }];
    if (isTold || (isOpen && !telling.some((each) => isDirect(each, reading.said)))) return [];
    if (!isLost(matter, telling, isPast, reading)) return [];
    return [{ kind: 'negation', ...clauseUpTo(noted, matter), units: unitsOf(telling) }];
  }
  if (isOpen || !isAdded(matter, telling, reading)) return [];
  return [{ kind: 'negation', ...placeOf(noted, matter), units: unitsOf(telling) }];
}
