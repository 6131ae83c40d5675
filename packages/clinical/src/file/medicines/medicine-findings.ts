/** The medicines of a sentence: what is used, since when, in what dose, and what was changed. */
import { plain } from '../../reading/text.ts';
import type { FileDay, MedicineFinding, Standing } from '../finding.ts';
import { daysNamed, fileDay, isWithin, placeIn, type ReadSentence } from '../read.ts';
import { isDoubtful } from '../shorthand/doubtful.ts';
import { dosesToCome } from './dose-to-come.ts';
import { withoutOldDose } from './dose-words.ts';
import { dosesBefore } from './doses-before.ts';
import { isAheadInPlan, isStillToBegin, isToBeDone } from './medicine-ahead.ts';
import { type Deed, deedsOf, ofDeed } from './medicine-deeds.ts';
import { doseIn } from './medicine-dose.ts';
import { opensEnded } from './medicine-ended.ts';
import { isBarred, isIdle, isOfPastList } from './medicine-idle.ts';
import { isBeforeNow, isBegunInVain, isLastOfAll, isToldAsPast } from './medicine-past.ts';
import { proposalOf } from './medicine-proposals.ts';
import { type Stretch, stretchesOf } from './medicine-stretches.ts';
import { isUntilPast } from './medicine-until.ts';
import { isUsed } from './medicine-use.ts';
import { medicineWords } from './medicine-words.ts';
import { isOfPastYears } from './medicine-years.ts';
import { sharedDeeds } from './shared-deeds.ts';

/** `start 12-12-2025`, `start 03-2019` in a list: a day that has been, or a month that is over. */
const hasBeen = ({ date, precision }: FileDay, on: string): boolean =>
  precision === 'day' ? date <= on : date.slice(0, 7) < on.slice(0, 7);

function standingOf(
  stretch: Stretch,
  deed: Deed | undefined,
  sentence: ReadSentence,
  day: FileDay | undefined,
): Standing {
  const { words, part, paper } = sentence;
  const heard = plain(words.slice(stretch.start, stretch.end));
  const { advised, before, now } = medicineWords[paper.language];
  if (isUntilPast(stretch, sentence) && deed?.change !== 'stopped') return 'before';
  if (deed && deed.change !== 'continued') {
    const isPast = day !== undefined && hasBeen(day, paper.date);
    if (!deed.isDone && !isPast) return advised.test(plain(words)) ? 'advised' : 'planned';
    if (day && day.date > paper.date) return 'planned';
    const isOver = part === 'history' || (deed.change === 'started' && isBegunInVain(stretch, sentence));
    return isOver && deed.change !== 'stopped' ? 'before' : 'now';
  }
  if (part === 'history' || part === 'earlier_medicines') return now.test(heard) ? 'now' : 'before';
  const isAhead = isAheadInPlan(stretch, sentence) || isStillToBegin(stretch, sentence);
  if (!now.test(heard) && isAhead) return 'planned';
  const ofItself = withoutOldDose(heard);
  const isPast =
    (stretch.medicine.isPast &&
      ofItself === heard &&
      !/\b(?:sinds|since)\b/u.test(heard) &&
      !isLastOfAll(stretch, sentence)) ||
    before.test(ofItself) ||
    isOfPastList(stretch, sentence) ||
    isBeforeNow(stretch, sentence) ||
    isToldAsPast(stretch, sentence) ||
    isOfPastYears(stretch, sentence);
  return isPast && !now.test(heard) && !deed?.isResumed ? 'before' : 'now';
}

/** `door de huisarts`, and who does it: `De huisarts heeft de citalopram opgehoogd`. */
function byWhom({ slots, words }: ReadSentence, stretch: Stretch): string | undefined {
  const who = slots.people.find((person) => {
    if (person.kind !== 'care' || !isWithin(person, stretch)) return false;
    const before = plain(words.slice(0, person.start)).trim();
    if (/\b(?:door|via|by)(?: (?:de|een|haar|zijn|the|her|his))?$/.test(before)) return true;
    return person.end < stretch.medicine.start && /^(?:de|uw|haar|zijn|onze|the|her|his)?$/.test(before);
  });
  return who && words.slice(who.start, who.end);
}

function dayOfChange(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence) {
  const { slots, paper } = sentence;
  const times = daysNamed(slots, stretch);
  // `wordt per 1 juli afgebouwd`: of a day to come.
  const isGoing = isToBeDone(sentence.words.slice(stretch.start, stretch.end));
  const isAhead = deed !== undefined && (!deed.isDone || isGoing);
  const since = times.find(({ relation }) => relation === 'since');
  const on = times.find((time) => time !== since && fileDay(time, paper, isAhead) !== undefined);
  return { since: since && fileDay(since, paper), on: on && fileDay(on, paper, isAhead) };
}

/** In a list of what was used before, only that it ended is told of it: `risperidon (verhoogd prolactine)`. */
function deedIn({ part, words, slots, paper }: ReadSentence, told: Deed | undefined): Deed | undefined {
  const head = plain(words.slice(0, slots.medicines[0]?.start));
  if (part === 'stopped_medicines' || opensEnded(head, paper.language, told))
    return { change: 'stopped', isDone: true };
  const isChanged = told?.change === 'raised' || told?.change === 'lowered';
  return part === 'earlier_medicines' && isChanged ? undefined : told;
}

function findingOf(
  stretch: Stretch,
  told: Deed | undefined,
  sentence: ReadSentence,
): MedicineFinding | undefined {
  const { words } = sentence;
  const deed = deedIn(sentence, told);
  const proposal = proposalOf(stretch, deed, sentence);
  if ((proposal ? isBarred : isIdle)(stretch, deed, sentence)) return undefined;
  const dose = isDoubtful(words.slice(stretch.start, stretch.end))
    ? {}
    : doseIn(stretch, stretch.name, deed?.change, sentence, proposal !== undefined);
  if (!deed && !proposal && !isUsed(stretch, sentence, Object.keys(dose).length > 0)) return undefined;
  const { since, on } = dayOfChange(stretch, deed, sentence);
  const standing = proposal ?? standingOf(stretch, deed, sentence, on);
  const isChanged = deed !== undefined && deed.change !== 'continued';
  // Since when it was used is not when it was stopped; since when it is used no more is.
  const isNoMore = deed?.change === 'stopped' && /\b(?:niet meer|no longer)\b/i.test(words);
  const ofChange = deed?.change === 'stopped' && !isNoMore ? on : (on ?? since);
  const day = sentence.given?.day ?? (isChanged ? ofChange : standing === 'before' ? on : undefined);
  const by = isChanged ? byWhom(sentence, stretch) : undefined;
  return {
    ...placeIn(sentence, day),
    kind: 'medicine',
    name: stretch.name,
    change: deed?.change ?? (proposal ? 'started' : 'continued'),
    standing,
    is_dated: day !== undefined,
    is_denied: false,
    ...dose,
    ...(since && !isNoMore ? { since } : {}),
    ...(by ? { by } : {}),
  };
}

/** `afgebouwd en op 15 januari gestaakt`: what is told before it was not later. */
const inOrder = (findings: readonly MedicineFinding[]): MedicineFinding[] =>
  findings.map((finding, index) => {
    const next = findings.slice(index + 1).find(({ is_dated }) => is_dated);
    return finding.is_dated || !next ? finding : { ...finding, date: next.date, precision: next.precision };
  });

/** `Start memantine 5 mg, titrate to 20 mg`: of what begins the first dose is told. */
const withoutTitration = (deeds: Deed[]): Deed[] =>
  deeds.some(({ change, isDone }) => change === 'started' && !isDone)
    ? deeds.filter(({ change, isDone }) => isDone || (change !== 'raised' && change !== 'lowered'))
    : deeds;

const saysUse =
  /\b(?:gebruikt|slikt|takes|uses|is on|dosis\p{L}*|dosering|dose|medicatie|medication|klinische gegevens|clinical (?:details|information))\b/iu;

/** A dose with how often it is taken, or with what was done, is no result: `losartan 50 mg 1dd`. */
const isUseInLab = ({ words, slots }: ReadSentence): boolean =>
  /\d\s?m?c?g\b(?!\s?\/\s?[md]?l\b)/i.test(words) &&
  (saysUse.test(words) || slots.frequencies.length > 0 || slots.changes.length > 0);

export function medicineFindings(sentence: ReadSentence): MedicineFinding[] {
  const { part, paper, words } = sentence;
  // A laboratory may be told what somebody uses.
  const isTold = part === 'lab' && isUseInLab(sentence);
  if (/^(?:allergies|lab|greeting|family)$/.test(part) && !isTold) return [];
  const { none, wished, all } = medicineWords[paper.language];
  if (none.test(plain(words)) && !wished.test(plain(words)) && sentence.slots.medicines.length === 0) {
    const says = {
      name: all,
      change: 'continued',
      standing: 'now',
      is_dated: false,
      is_denied: true,
    } as const;
    return [{ ...placeIn(sentence), kind: 'medicine', ...says }];
  }
  const stretches = stretchesOf(sentence);
  const deeds = stretches.map((stretch) => withoutTitration(deedsOf(stretch, sentence)));
  const allShared = sharedDeeds(deeds, stretches, words);
  const ofStretch = (stretch: Stretch, index: number): MedicineFinding[] => {
    const own = deeds[index] ?? [];
    if (own.length > 0)
      return inOrder(
        own.flatMap((deed, at) => findingOf(ofDeed(stretch, own, at, words), deed, sentence) ?? []),
      );
    const shared = allShared[index];
    // What was tried before is of before, whatever is said of the next.
    const isUnclear = shared === 'unclear' && part !== 'earlier_medicines';
    const found = isUnclear
      ? undefined
      : findingOf(stretch, shared === 'unclear' ? undefined : shared, sentence);
    return found ? [found] : [];
  };
  return stretches.flatMap((stretch, index) => {
    const found = ofStretch(stretch, index);
    return isBarred(stretch, undefined, sentence)
      ? found
      : [...dosesBefore(stretch, found, sentence), ...found, ...dosesToCome(stretch, found, sentence)];
  });
}
