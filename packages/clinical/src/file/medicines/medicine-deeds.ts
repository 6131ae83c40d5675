/** What is done with each medicine of a sentence, each deed with its own stretch of the words. */
import type { ChangeSlot, Spot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import type { MedicineChange } from '../finding.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import { isNoDeed } from './deed-guards.ts';
import { hasAim, isBidden, isStopBehind, tapered } from './ended-deeds.ts';
import { endIn, isLeftSince, isStillToDo } from './medicine-ended.ts';
import { isResumed } from './medicine-pauses.ts';
import { lastSeparator, type Stretch, separator } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';

/** `isResumed`: it had been stopped for a while. */
export type Deed = { change: MedicineChange; isDone: boolean; spot?: Spot; isResumed?: true };

const MOST_WORDS_BEFORE = 4;
const MOST_WORDS_BEHIND = 8;

/** What complaints and values do too; nobody tapers an epilepsy. */
const ofComplaints =
  /^(?:ver(?:hoog|hog|laag|lag|minder|dubbel)|hoger|lager|omhoog|omlaag|(?:ge)?minder|meer |terug|uitbreid|raise|raising|increas|reduc|lower|decreas|double|doubling|go|going|went|gone|came|come|up |back|bring|drop|cut|halve)/u;

/** Whether the change is one of this medicine and not of work, mood or something else in its stretch. */
function isOfMedicine(
  change: ChangeSlot,
  { start, medicine }: Stretch,
  { words, slots, paper }: ReadSentence,
): boolean {
  if (isNoDeed(change, medicine, words)) return false;
  const { weak, withOther, nominal } = medicineWords[paper.language];
  const said = plain(words.slice(change.start, change.end));
  if (nominal.test(`${plain(words.slice(0, change.start))}<${said}>${plain(words.slice(change.end))}`))
    return false;
  const [from, to] =
    change.start < medicine.start ? [change.end, medicine.start] : [medicine.end, change.start];
  // What is closed in brackets stands apart: `isotretinoïne (20 mg) heb ik gestaakt`.
  const between = words.slice(from, to).replace(/\s\([^()]*\)/gu, '');
  if (change.start > medicine.start && withOther.test(plain(words.slice(change.end)))) return false;
  if (change.start < medicine.start && /[;,.]\s/.test(between)) return false;
  // Behind a comma it must begin what is said there: `, gestaakt per 3 maart`.
  const parts = between.split(/[;,]\s|\(|\s(?:en|and)\s/);
  const own = (parts.at(-1) ?? '').trim();
  const isDosed = slots.amounts.some(
    ({ side, start: at, medicine: of }) =>
      of !== undefined && at >= change.end && (side === 'to' || at - change.end < 8),
  );
  if (
    !isDosed &&
    ofComplaints.test(said) &&
    slots.findings.some((finding) => !finding.isHint && finding.start >= to - own.length && finding.end <= to)
  )
    return false;
  // `; dit is per 20 mei weer gestaakt` says of what it is, `, wegens jeuk na drie dagen gestaakt` why or when.
  const most =
    /^(?:(?:maar|doch|en|but|and|though) )?(?:dit|dat|deze|die|welke|this|which|that|it|wegens|vanwege|door|i\.?v\.?m|na|bij|op|in|because|due|after|owing|on)\b/i.test(
      own,
    )
      ? MOST_WORDS_BEHIND
      : MOST_WORDS_BEFORE;
  if (parts.length > 1 && change.start > start && own.split(/\s+/).length > most) return false;
  return !weak.test(said) || isDosed;
}

const changeOf: Readonly<Record<ChangeSlot['deed'], MedicineChange>> = {
  start: 'started',
  stop: 'stopped',
  up: 'raised',
  down: 'lowered',
  keep: 'continued',
  switch: 'started',
};

/** `omgezet van citalopram naar sertraline`: the first stops, the second starts. */
function switched(change: ChangeSlot, { medicine }: Stretch, { words }: ReadSentence): MedicineChange {
  const before = plain(words.slice(0, medicine.start)).trimEnd();
  // `sertraline in plaats van paroxetine`.
  if (/^(?:in plaats van|instead of)$/iu.test(words.slice(change.start, change.end)))
    return change.start > medicine.start ? 'started' : 'stopped';
  // `trazodone, which replaced citalopram`.
  if (/\b(?:which|that) (?:has |have |had )?$/iu.test(words.slice(0, change.start)))
    return change.start > medicine.start ? 'started' : 'stopped';
  // `swapped the levetiracetam for brivaracetam`.
  if (
    /^(?:\s\d+(?:[.,]\d+)?\s?m?c?g)?\s(?:for|voor|door|with|by|(?:to|into|naar)(?!\s\d))\s/iu.test(
      words.slice(medicine.end),
    )
  )
    return 'stopped';
  if (/\b(?:naar|to|door|with|op|by|for|voor)$/.test(before)) return 'started';
  return /\b(?:van|from|in plaats van|instead of)$/.test(before) || change.start > medicine.start
    ? 'stopped'
    : 'started';
}

/** `is vervangen door`: it has been done. */
const isReplaced = ({ start, end }: Spot, { words }: ReadSentence): boolean =>
  /^(?:vervangen|in plaats van|instead of)$/i.test(words.slice(start, end)) &&
  /\b(?:is|zijn|werd|werden|was|heb|hebben|heeft|had|kreeg|krijgt|gebruikt|neemt|slikt|nu|takes|has|got|now|given|uses)\b[^.;]*$/i.test(
    words.slice(0, start),
  );

function deedOf(change: ChangeSlot, stretch: Stretch, sentence: ReadSentence): Deed {
  const said = plain(sentence.words.slice(change.start, change.end));
  const isTapered = tapered.test(said) && !hasAim(change, stretch, sentence);
  const [ahead, behind] = [sentence.words.slice(0, change.start), sentence.words.slice(change.end)];
  return {
    change: isTapered
      ? 'stopped'
      : change.deed === 'switch'
        ? switched(change, stretch, sentence)
        : changeOf[change.deed],
    isDone:
      (medicineWords[sentence.paper.language].done.test(said) && !isStillToDo(ahead, behind)) ||
      // `changed five weeks ago to`.
      (change.deed === 'switch' && /^(?:chang|switch|replac|swapp|mov)ed\b/u.test(said)) ||
      change.deed === 'keep' ||
      isBidden.test(ahead) ||
      isStopBehind(change, stretch, sentence) ||
      isReplaced(change, sentence),
    spot: change,
  };
}

/** Left out for as long as somebody is ill: `flu week: stopped metformin as agreed`. */
const ofSickDays =
  /(?<!\p{L})(?:sick[- ]days?|flu week|griepweek|buikgriep|vomited|braakte|gebraakt)(?!\p{L})/iu;

/** What was stopped and is taken again goes on, where the words say so without a change of their own. */
function withoutPause(
  deeds: readonly Deed[],
  { medicine, end }: Stretch,
  { words, paper }: ReadSentence,
): Deed[] {
  const last = deeds.at(-1);
  const isBegun = last?.change === 'started' && deeds.at(-2)?.change === 'stopped';
  const stop = isBegun ? deeds.at(-2) : last;
  if (!last?.isDone || stop?.change !== 'stopped') return [...deeds];
  // The words of the stop itself may be half of it: `gestopt geweest`.
  const from = Math.max(stop.spot?.start ?? medicine.end, medicine.end);
  if (!isResumed(plain(words.slice(from, end)), paper.language) && !ofSickDays.test(words)) return [...deeds];
  const resumed: Deed = isBegun ? last : { change: 'continued', isDone: true };
  return [...deeds.slice(0, -1), { ...resumed, isResumed: true }];
}

/** The deeds of one medicine in order; `herstart en opgebouwd tot 800 mg` has two. What goes on besides a change tells nothing. */
export const deedsOf = (stretch: Stretch, sentence: ReadSentence): Deed[] =>
  withoutPause(deedsTold(stretch, sentence), stretch, sentence);

function deedsTold(stretch: Stretch, sentence: ReadSentence): Deed[] {
  const { slots, words, paper } = sentence;
  const own = slots.changes.filter(
    (change) => isWithin(change, stretch) && isOfMedicine(change, stretch, sentence),
  );
  const changes = own.filter(({ deed }) => deed !== 'keep');
  const told = changes.length > 0 ? changes : own.slice(-1);
  const any = told.length > 0 ? told : slots.changes.filter(({ deed }) => deed === 'switch').slice(0, 1);
  const deeds = any.map((change) => deedOf(change, stretch, sentence));
  // `in april afgebouwd en sinds 1 mei neemt zij deze niet meer`: the end of it comes last.
  const begin = any.at(-1)?.end ?? stretch.start;
  const ended = endIn(plain(words.slice(begin, stretch.end)), paper.language);
  const [head, behind] = [
    words.slice(0, stretch.medicine.start),
    words.slice(stretch.medicine.end, stretch.end),
  ];
  if (deeds.length === 0 && isLeftSince(plain(head), plain(behind), paper.language))
    return [{ change: 'stopped', isDone: true }];
  if (!ended || deeds.at(-1)?.change === 'stopped') return deeds;
  const start = begin + ended.at;
  return [...deeds, { change: 'stopped', isDone: true, spot: { start, end: start + ended.length } }];
}

/** The part of a stretch that is of one of its deeds. */
export function ofDeed(stretch: Stretch, deeds: readonly Deed[], index: number, words: string): Stretch {
  const startOf = (at: number): number => {
    const [before, own] = [deeds[at - 1]?.spot, deeds[at]?.spot];
    if (!before || !own) return stretch.start;
    const between = lastSeparator(words.slice(before.end, own.start), separator);
    return between >= 0 ? before.end + between : own.start;
  };
  return {
    ...stretch,
    start: index === 0 ? stretch.start : startOf(index),
    end: index + 1 < deeds.length ? startOf(index + 1) : stretch.end,
  };
}
