/** Current medicines with their last change, and what was planned with them. */
import { findMedicine } from '../reading/medicines.ts';
import { capitalised } from '../reading/text.ts';
import type { MedicineFinding } from './finding.ts';
import type { MedicineCourse } from './medicine-course.ts';
import { type Desk, lineOf, type PreparationLine, placeOf, wordsAt } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { dayText, doseText, numeral, onDay, quoted } from './wording.ts';

const DAY_ms = 24 * 60 * 60 * 1000;
const LONG_AGO_days = 270;
const RECENT_days = 365;
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_ms;

/** The day of the change, or else the paper that tells of it. */
function whenText(change: MedicineFinding, { language, byId }: Desk): string {
  const source = byId.get(change.source);
  if (change.is_dated || !source) return onDay(change, language);
  return `(${texts[language].in[source.kind]} ${dayText({ date: source.date, precision: 'day' }, language)})`;
}

/** `verhoogd van 50 mg op 14 februari 2025, door huisarts`. */
function changeText(change: MedicineFinding, desk: Desk): string {
  const { language } = desk;
  const words = texts[language];
  if (change.change === 'continued') return '';
  const before =
    change.dose_before === undefined
      ? ''
      : ` ${words.fromDose} ${numeral(change.dose_before, language)} ${change.unit ?? ''}`.trimEnd();
  const by = change.by ? `, ${words.by} ${change.by}` : '';
  return `${words[change.change]}${before} ${whenText(change, desk)}${by}`;
}

function planLine(plan: MedicineFinding, desk: Desk): PreparationLine | undefined {
  const words = texts[desk.language];
  const { advised, planned, notKnownIfDone } = words;
  const source = desk.byId.get(plan.source);
  const how = plan.standing === 'advised' ? advised : planned;
  const day = source && onDay({ date: source.date, precision: 'day' }, desk.language);
  const text = `${capitalised(plan.name)}: ${how} ${day}: “${quoted(wordsAt(placeOf(plan), desk))}” (${notKnownIfDone})`;
  return lineOf(text, [plan], desk);
}

/** How the dose came about: by a change that is told, or only by another dose than before. */
function historyText({ steps, last_change, from }: MedicineCourse, desk: Desk): string {
  const { language } = desk;
  const words = texts[language];
  const [before, step] = steps.slice(-2);
  if (before && step && step.finding !== last_change && step.date > (last_change?.date ?? '')) {
    const since = step.finding.since ? `${words.since} ${dayText(step.finding.since, language)}; ` : '';
    return `${since}${words.was} ${doseText(before.finding, language)} ${onDay(before, language)}`;
  }
  if (last_change) return changeText(last_change, desk);
  return from ? `${words.since} ${dayText(from, language)}` : '';
}

/** Stopped, and named afterwards: whether it is used is not certain. */
function doubtLine(course: MedicineCourse, desk: Desk): PreparationLine | undefined {
  if (!course.used_after_stop) return undefined;
  const { stop, use } = course.used_after_stop;
  const { namedAfterStop, in: places } = texts[desk.language];
  const source = desk.byId.get(use.source);
  const where =
    source && `${places[source.kind]} ${dayText({ date: source.date, precision: 'day' }, desk.language)}`;
  const text = `${capitalised(course.name)}: ${changeText(stop, desk)}; ${namedAfterStop} (${where}): ${doseText(use, desk.language)}`;
  return lineOf(text.replace(/: $/, ''), [use, stop], desk);
}

function currentLine(course: MedicineCourse, desk: Desk): PreparationLine | undefined {
  if (course.used_after_stop) return doubtLine(course, desk);
  const { language, on } = desk;
  const words = texts[language];
  const step = course.steps.at(-1)?.finding;
  const change = course.last_change;
  const dose = step ? doseText(step, language) : doseText(course.last, language);
  // A change after which no dose is told leaves the dose before it unsure.
  const isUnsure =
    step !== undefined && change !== undefined && change.dose === undefined && change.date > step.date;
  const parts = [
    isUnsure || dose === '' ? capitalised(course.name) : `${capitalised(course.name)} ${dose}`,
    historyText(course, desk),
    daysBetween(course.last_seen, on) > LONG_AGO_days
      ? `${words.lastNamed} ${onDay({ date: course.last_seen, precision: course.last.precision }, language)}`
      : '',
  ];
  const findings = [course.last, step, course.steps.at(-2)?.finding, change].filter(
    (finding): finding is MedicineFinding => finding !== undefined,
  );
  return lineOf(parts.filter(Boolean).join('; '), findings, desk);
}

const isStopped = ({ is_current, to, last }: MedicineCourse, on: string): boolean =>
  !is_current && to !== undefined && last.change === 'stopped' && daysBetween(to.date, on) <= RECENT_days;

/** Medicines of the mind first: these are what the talk is about. */
const fieldOf = ({ name }: MedicineCourse): number => (findMedicine(name)?.field === 'psychiatry' ? 0 : 1);

/** The day of the last change or of the last other dose. */
const changedOn = ({ last_change, steps }: MedicineCourse): string => {
  const step = steps.length > 1 ? (steps.at(-1)?.date ?? '') : '';
  return last_change && last_change.date > step ? last_change.date : step;
};

export function medicineLines(desk: Desk): PreparationLine[] {
  const { course, on, language, findings } = desk;
  const words = texts[language];
  const courses = course.medicines.toSorted(
    (a, b) => fieldOf(a) - fieldOf(b) || changedOn(b).localeCompare(changedOn(a)),
  );
  const current = courses.filter(({ is_current }) => is_current);
  const none = findings.findLast((finding) => finding.kind === 'medicine' && finding.is_denied);
  return [
    ...(none && current.length === 0
      ? [lineOf(`${words.noMedicines} (${onDay(none, language)})`, [none], desk)]
      : []),
    ...current.map((each) => currentLine(each, desk)),
    ...courses.flatMap(({ planned }) => planned.slice(-1).map((plan) => planLine(plan, desk))),
    ...courses
      .filter((each) => isStopped(each, on))
      .map((each) => lineOf(`${capitalised(each.name)}: ${changeText(each.last, desk)}`, [each.last], desk)),
  ].filter((line) => line !== undefined);
}
