/** The dose of a medicine and how often it is taken, as its stretch of the sentence says. */
import { findMedicine } from '../../reading/medicines.ts';
import type { AmountSlot } from '../../reading/slot.ts';
import type { MedicineChange, MedicineFinding } from '../finding.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import { isOfPair, isStrength, onlyDose, piecesOf, strengthsOf } from './dose-amounts.ts';
import { dosesByMoment } from './dose-by-moment.ts';
import { doseTaken } from './dose-taken.ts';
import { isToCome } from './dose-to-come.ts';
import { before, began, later, ofNow, onlyIf, rise, saidBefore, step } from './dose-words.ts';
import { isTooMuch } from './highest-doses.ts';
import type { Stretch } from './medicine-stretches.ts';
import { oftenIn } from './medicine-times.ts';
import { isBeside, isPastEnd, isUntilPast } from './medicine-until.ts';

type Dose = Pick<
  MedicineFinding,
  'dose' | 'dose_high' | 'unit' | 'pieces' | 'dose_before' | 'frequency' | 'further'
>;

/** For weeks, or all at once. */
const isDepot =
  /depot|decanoa|pamoa|\binj|\bi\.?m\b|\bLAI\b|maintena|sustenna|trevicta|xeplion|buvidal|consta\b|zypadhera|okedi|byannli|acuphase|\b(?:monthly|weekly|fortnightly|maandelijks|wekelijks)\b|\b(?:per|elke|every|om de|a) (?:(?:\p{L}+|\d+) ?)?(?:we[ek]|wk|maand|mnd|month)|\b(?:ingenomen|inname|took|taken|ingested)\b/iu;

export function doseIn(
  stretch: Stretch,
  name: string,
  change: MedicineChange | undefined,
  sentence: ReadSentence,
  isProposed = false,
): Dose {
  const taken = doseTaken(stretch, sentence);
  if (taken) return taken;
  const { slots, words } = sentence;
  // `paliperidon depot 150 mg`: what the reader gives to the depot is of the medicine.
  const forms = slots.medicines.filter(
    (each) =>
      each.kind === 'class' &&
      isWithin(each, stretch) &&
      !/[,;]\s/u.test(words.slice(stretch.medicine.end, Math.max(each.start, stretch.medicine.end))),
  );
  const named = new Set([name, name.split('/').at(-1), ...forms.map((each) => each.name)]);
  const own = slots.amounts.filter(
    (amount) =>
      isWithin(amount, stretch) &&
      amount.medicine !== undefined &&
      named.has(amount.medicine) &&
      !isOfPair(amount, words),
  );
  const amounts = own.some(isStrength) ? own : [...own, ...onlyDose(stretch, sentence)];
  const strengths = strengthsOf(amounts, stretch, sentence).filter((amount, at, all) =>
    isProposed
      ? // `ophogen naar 150 mg of omzetten naar sertraline`: of another.
        amount.start >= stretch.medicine.end || stretch.medicine.start - amount.end <= 1
      : (change !== undefined && change !== 'continued' && !(change === 'started' && at > 0)) ||
        !isToCome(amount, all[at - 1]?.end ?? stretch.start, sentence),
  );
  const [first] = strengths;
  const isLater = (amount: AmountSlot) =>
    first !== undefined &&
    first !== amount &&
    !isProposed &&
    later.test(words.slice(first.end, amount.start));
  const isRaised = change === 'raised' || change === 'lowered';
  const isOnlyIf = (amount: AmountSlot) =>
    !isProposed && onlyIf.test(words.slice(stretch.medicine.end, amount.start));
  // `4 mg, over twee weken op te hogen naar 8 mg`: of now is the first.
  // `te beginnen met 1 mg, oplopend naar 3 mg`.
  const isRise = (amount: AmountSlot) =>
    isProposed && first !== amount && rise.test(words.slice(first?.end, amount.start));
  const goal = strengths.find(
    (amount) =>
      amount.side === 'to' && (isRaised || !isLater(amount)) && !isOnlyIf(amount) && !isRise(amount),
  );
  // `in juli gezakt naar 7,5 mg en sinds augustus 5 mg`: what it went to is over.
  const since =
    goal &&
    strengths.find(
      (amount) =>
        amount.start > goal.end &&
        amount.value !== goal.value &&
        !isProposed &&
        ofNow.test(words.slice(goal.end, amount.start)),
    );
  const to = since ?? goal;
  // `40 mg (20 mg tot 1 oktober)`.
  const isUntil = (amount: AmountSlot) =>
    strengths.some(({ value }) => value !== amount.value) &&
    (saidBefore.test(words.slice(amount.end)) ||
      slots.times.some((time) => isBeside(amount.end, time, words) && isPastEnd(time, amount.end, sentence)));
  const isBehindNow = ({ start, value }: AmountSlot) =>
    strengths.some((other) => other.end < start && other.value !== value);
  const isBefore = (amount: AmountSlot) =>
    before.test(words.slice(stretch.start, amount.start)) ||
    isUntil(amount) ||
    (isBehindNow(amount) && began.test(words.slice(stretch.start, amount.start)));
  // `reducing by 25 mg every fortnight`: by how much, not how much.
  const isStep = (amount: AmountSlot) =>
    step.test(words.slice(stretch.start, amount.start)) ||
    /\bmax\.?\s*$/iu.test(words.slice(stretch.start, amount.start)) ||
    isOnlyIf(amount);
  // `15 mg 3 dd; dit is verlaagd naar 10 mg`.
  const changed =
    isRaised && to ? strengths.find((amount) => amount !== to && amount.end <= to.start) : undefined;
  // `40 mg (sinds november; was 20 mg)`: behind a mark the number is nobody's, but it says itself what it was.
  const loose = slots.amounts.find(
    (amount) =>
      (amount.medicine === undefined || /^\s?\)/u.test(words.slice(amount.end))) &&
      (amount.isUnitSaid || /^\s?\)/u.test(words.slice(amount.end))) &&
      isStrength(amount) &&
      isWithin(amount, { ...stretch, start: stretch.medicine.end }) &&
      isBefore(amount),
  );
  const from =
    (since && goal) ??
    amounts.find(({ side }) => side === 'from') ??
    strengths.find(isBefore) ??
    changed ??
    loose;
  // Without `van … naar` two doses are a schedule or a choice: neither is the dose.
  const plainOnes = strengths.filter(
    (amount) =>
      amount.side !== 'from' && !isBefore(amount) && !isLater(amount) && !isStep(amount) && !isRise(amount),
  );
  // `gestart 10 mg, sinds 1 maart 20 mg`: of two the one of now.
  const current =
    plainOnes.length > 1 && !to
      ? plainOnes.filter(({ start }) => ofNow.test(words.slice(stretch.medicine.end, start)))
      : [];
  const isOne = new Set(plainOnes.map(({ value, unit }) => `${value} ${unit}`)).size === 1;
  const byMoment = to || isOne ? undefined : dosesByMoment(plainOnes, stretch, sentence);
  const [only] = current.length === 1 && !byMoment ? current : [];
  const told = to ?? only ?? (isOne ? plainOnes[0] : undefined) ?? byMoment?.first;
  // `gestopt (was 50 mg)`: what it was when it ended.
  const isOver = change === 'stopped' || isUntilPast(stretch, sentence);
  const ended = isOver && !told ? from : undefined;
  const was = from ?? (only && plainOnes.findLast(({ end }) => end <= only.start));
  const dutchName = findMedicine(name)?.nl ?? name;
  const last = told ?? ended;
  const dose = last && !isDepot.test(words) && isTooMuch(dutchName, last.value, last.unit) ? undefined : last;
  const frequencies = slots.frequencies.filter((each) => isWithin(each, stretch));
  const frequency = byMoment?.frequency ?? oftenIn(stretch, dose, sentence);
  const pieces = amounts.find(({ each }) => each)?.value ?? piecesOf(amounts, frequencies);
  return {
    ...(dose
      ? {
          dose: dose.value,
          ...(dose.high === undefined ? {} : { dose_high: dose.high }),
          ...(dose.unit ? { unit: dose.unit } : {}),
        }
      : {}),
    ...(pieces === undefined ? {} : { pieces }),
    ...(was && was.value !== dose?.value && (dose || isRaised) ? { dose_before: was.value } : {}),
    ...(frequency ? { frequency } : {}),
    ...(dose && byMoment ? { further: byMoment.further } : {}),
  };
}
