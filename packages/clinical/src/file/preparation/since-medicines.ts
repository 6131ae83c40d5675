/** What a note changes in the medicines that earlier papers tell of. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import { doseText } from '../dose-text.ts';
import type { MedicineChange, MedicineFinding } from '../finding.ts';
import { isSameDose, type MedicineCourse } from '../medicine-course.ts';
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

/** What earlier papers tell of one medicine; `written`: the day of each paper. */
type ToldBefore = {
  course: MedicineCourse | undefined;
  told: readonly MedicineFinding[];
  written: ReadonlyMap<string, string>;
};

/** The dose as it was last told, by the last paper that tells it. */
function lastDose(course: MedicineCourse, { told, written }: ToldBefore): MedicineFinding {
  const step = course.steps.at(-1)?.finding;
  if (!step) return course.last;
  const same = told.filter((each) => each.standing === 'now' && each.dose && isSameDose(step, each));
  return inOrderWritten(same, written).at(-1) ?? step;
}
/** Of when it was told, and not since when it was so. */
const dayTold = (finding: MedicineFinding, { written }: ToldBefore, language: Language): string => {
  const date = written.get(finding.source);
  return dayText(date ? { date, precision: 'day' } : finding, language);
};

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

function ofMedicine(now: MedicineFinding, papers: ToldBefore, language: Language): SinceLastTime | undefined {
  const { earlier, stopped, planned } = words[language];
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
  if (now.standing === 'planned')
    return {
      is: known ? 'changed' : 'new',
      text: `${named(now, language)} (${planned}${verbs[language][now.change]})`,
      ...(last ? { before: last } : {}),
      now,
    };
  if (now.change === 'stopped' && isStopped(papers)) return undefined;
  if (now.change === 'stopped')
    return {
      is: 'gone',
      text: `${capitalised(now.name)}: ${stopped}`,
      ...(last ? { before: last } : {}),
      now,
    };
  // What goes on without a dose was there before, read or not.
  const isOnlyNamed = now.change === 'continued' && now.dose === undefined;
  // What is raised or lowered had begun, whoever wrote that down.
  const is = now.change === 'raised' || now.change === 'lowered' ? 'changed' : 'new';
  if (!known || !last) return isOnlyNamed ? undefined : { is, text: named(now, language), now };
  if (now.dose === undefined || last.dose === undefined || isSameDose(last, now)) return undefined;
  // Of one part of the day it is as it was: what is taken at others may not have been read.
  const isOfPart = now.frequency?.moment !== undefined && !now.further && !last.frequency?.moment;
  if (isOfPart && now.dose === last.dose) return undefined;
  return {
    is: 'changed',
    text: `${named(now, language)}; ${earlier} ${doseText(last, language)} (${dayTold(last, papers, language)})`,
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

/** Of one medicine: what happened, and what is planned. */
export function medicineSince(
  today: readonly MedicineFinding[],
  before: ToldBefore,
  language: Language,
): SinceLastTime[] {
  const happened = today.findLast(({ standing }) => standing === 'now');
  const plan = today.findLast(({ standing }) => standing === 'planned');
  return [happened, plan].flatMap((finding) =>
    finding && !isBeside(finding, today, before.course) ? (ofMedicine(finding, before, language) ?? []) : [],
  );
}
