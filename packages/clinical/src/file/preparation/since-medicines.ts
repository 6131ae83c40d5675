/** What a note changes in the medicines that earlier papers tell of. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import { doseText } from '../dose-text.ts';
import type { MedicineChange, MedicineFinding } from '../finding.ts';
import { inTime, isSameDose, type MedicineCourse } from '../medicine-course.ts';
import { dayText } from '../wording.ts';
import type { SinceLastTime } from './since-last-time.ts';
import { sinceWords as words } from './since-words.ts';

const named = (finding: MedicineFinding, language: Language): string =>
  [capitalised(finding.name), doseText(finding, language)].filter(Boolean).join(' ');

const verbs: Readonly<Record<Language, Readonly<Record<MedicineChange, string>>>> = {
  nl: {
    started: ': starten',
    stopped: ': stoppen',
    raised: ': verhogen',
    lowered: ': verlagen',
    continued: '',
  },
  en: {
    started: ': to start',
    stopped: ': to stop',
    raised: ': to raise',
    lowered: ': to lower',
    continued: '',
  },
};

/** The dose as it was last told, with the day of that paper and not of the first that named it. */
function lastDose(course: MedicineCourse, told: readonly MedicineFinding[]): MedicineFinding {
  const step = course.steps.at(-1)?.finding;
  if (!step) return course.last;
  const same = told.filter((each) => each.standing === 'now' && each.dose && isSameDose(step, each));
  return inTime(same).at(-1) ?? step;
}

function ofMedicine(
  now: MedicineFinding,
  before: MedicineCourse | undefined,
  told: readonly MedicineFinding[],
  language: Language,
): SinceLastTime | undefined {
  const { earlier, stopped, planned } = words[language];
  if (now.standing === 'before' || now.standing === 'advised' || now.is_denied) return undefined;
  const known = before?.is_current ? before : undefined;
  const last = known && lastDose(known, told);
  // That somebody speaks of more, less or none of it is no plan; a dose or a new medicine is told.
  const isOnlySpokenOf =
    now.dose === undefined
      ? now.change !== 'started' || before !== undefined
      : now.change !== 'started' && last !== undefined && isSameDose(last, now);
  if (now.standing === 'planned' && isOnlySpokenOf) return undefined;
  if (now.standing === 'planned')
    return {
      is: known ? 'changed' : 'new',
      text: `${named(now, language)} (${planned}${verbs[language][now.change]})`,
      ...(last ? { before: last } : {}),
      now,
    };
  if (now.change === 'stopped')
    return {
      is: 'gone',
      text: `${capitalised(now.name)}: ${stopped}`,
      ...(last ? { before: last } : {}),
      now,
    };
  // What goes on without a dose was there before, read or not.
  const isOnlyNamed = now.change === 'continued' && now.dose === undefined;
  if (!known || !last) return isOnlyNamed ? undefined : { is: 'new', text: named(now, language), now };
  if (now.dose === undefined || last.dose === undefined || isSameDose(last, now)) return undefined;
  // Of one part of the day it is as it was: what is taken at others may not have been read.
  const isOfPart = now.frequency?.moment !== undefined && !now.further && !last.frequency?.moment;
  if (isOfPart && now.dose === last.dose) return undefined;
  return {
    is: 'changed',
    text: `${named(now, language)}; ${earlier} ${doseText(last, language)} (${dayText(last, language)})`,
    before: last,
    now,
  };
}

/** A second form or an extra tablet beside the dose that goes on: that dose did not change. */
function isBeside(
  finding: MedicineFinding,
  today: readonly MedicineFinding[],
  known: MedicineCourse | undefined,
): boolean {
  const last = known?.is_current ? known.steps.at(-1)?.finding : undefined;
  if (!last || finding.standing !== 'now' || !/^(?:started|continued)$/.test(finding.change)) return false;
  return today.some((each) => each.standing === 'now' && each.dose && isSameDose(last, each));
}

/** Of one medicine: what happened, and what is planned. `told`: all that earlier papers say of it. */
export function medicineSince(
  today: readonly MedicineFinding[],
  known: MedicineCourse | undefined,
  told: readonly MedicineFinding[],
  language: Language,
): SinceLastTime[] {
  const happened = today.findLast(({ standing }) => standing === 'now');
  const plan = today.findLast(({ standing }) => standing === 'planned');
  return [happened, plan].flatMap((finding) =>
    finding && !isBeside(finding, today, known) ? (ofMedicine(finding, known, told, language) ?? []) : [],
  );
}
