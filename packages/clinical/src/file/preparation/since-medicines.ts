/** What a note changes in the medicines that earlier papers tell of. */
import { capitalised } from '../../reading/text.ts';
import type { MedicineFinding } from '../finding.ts';
import { isSameDose, type MedicineCourse } from '../medicine-course.ts';
import type { SinceLastTime } from './since-last-time.ts';

/** What earlier papers tell of one medicine; `written`: the day of each paper. */
type ToldBefore = {
  course: MedicineCourse | undefined;
  told: readonly MedicineFinding[];
  written: ReadonlyMap<string, string>;
};

/** The dose as it was last told: by the last paper that tells one, else by the last step of its course. */
function lastDose(course: MedicineCourse, { told, written }: ToldBefore): MedicineFinding {
  const dosed = told.filter((each) => each.standing === 'now' && each.dose && each.change !== 'stopped');
  return inOrderWritten(dosed, written).at(-1) ?? course.steps.at(-1)?.finding ?? course.last;
}
const inOrderWritten = (
  findings: readonly MedicineFinding[],
  written: ReadonlyMap<string, string>,
): MedicineFinding[] =>
  findings.toSorted((a, b) =>
    (written.get(a.source) ?? a.date).localeCompare(written.get(b.source) ?? b.date),
  );

/** The last paper that speaks of its use says that it had stopped, whatever older day it names. */
const isStopped = ({ told, written }: ToldBefore): boolean =>
  inOrderWritten(
    told.filter(({ standing }) => standing === 'now'),
    written,
  ).at(-1)?.change === 'stopped';

function ofMedicine(now: MedicineFinding, papers: ToldBefore): SinceLastTime | undefined {
  const text = capitalised(now.name);
  if (now.standing === 'before' || now.standing === 'advised' || now.is_denied) return undefined;
  const { course } = papers;
  const known = course?.is_current ? course : undefined;
  const last = known && lastDose(known, papers);
  // That somebody speaks of more, less or none of it is no plan; a dose or a new medicine is told.
  const isOnlySpokenOf =
    now.dose === undefined
      ? now.change !== 'started' || course !== undefined
      : now.change !== 'started' && last !== undefined && isSameDose(last, now);
  if (now.standing === 'planned' && isOnlySpokenOf) return undefined;
  const before = last ? { before: last } : {};
  if (now.standing === 'planned') return { is: known ? 'changed' : 'new', text, ...before, now };
  if (now.change === 'stopped') return isStopped(papers) ? undefined : { is: 'gone', text, ...before, now };
  // What goes on without a dose was there before, read or not.
  const isOnlyNamed = now.change === 'continued' && now.dose === undefined;
  // What is raised or lowered had begun, whoever wrote that down.
  const is = now.change === 'raised' || now.change === 'lowered' ? 'changed' : 'new';
  if (!known || !last) {
    if (isOnlyNamed) return undefined;
    // Named before in whatever words, it is not new.
    const named = now.change === 'continued' ? inOrderWritten(papers.told, papers.written).at(-1) : undefined;
    if (!named) return { is, text, now };
    return isSameDose(named, now) ? undefined : { is: 'changed', text, before: named, now };
  }
  if (now.dose === undefined || last.dose === undefined || isSameDose(last, now)) return undefined;
  // Of one part of the day it is as it was: what is taken at others may not have been read.
  const isOfPart = now.frequency?.moment !== undefined && !now.further && !last.frequency?.moment;
  if (isOfPart && now.dose === last.dose) return undefined;
  return { is: 'changed', text, before: last, now };
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

/** Of one medicine: what happened, and what is planned. */
export function medicineSince(today: readonly MedicineFinding[], before: ToldBefore): SinceLastTime[] {
  const happened = today.findLast(({ standing }) => standing === 'now');
  const plan = today.findLast(({ standing }) => standing === 'planned');
  return [happened, plan].flatMap((finding) =>
    finding && !isBeside(finding, today, before.course) ? (ofMedicine(finding, before) ?? []) : [],
  );
}
