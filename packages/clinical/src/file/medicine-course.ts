/** Each medicine over time: from when, in what doses, until when, and what is still only planned. */
import { findMedicine } from '../reading/medicines.ts';
import { unitOf } from '../reading/units.ts';
import type { FileDay, Finding, MedicineFinding } from './finding.ts';

export type DoseStep = FileDay & { finding: MedicineFinding };

export type MedicineCourse = {
  name: string;
  /** The day that it was begun, where one is told. */
  from?: FileDay;
  to?: FileDay;
  first_seen: string;
  last_seen: string;
  is_current: boolean;
  /** One step a dose, the first dose too. */
  steps: DoseStep[];
  /** The last change that is told: begun, stopped, raised or lowered. */
  last_change?: MedicineFinding;
  /** The last finding that says how it is. */
  last: MedicineFinding;
  /** Planned or advised, and nothing later says whether it was done. */
  planned: MedicineFinding[];
  /** It was stopped, and named as used afterwards. */
  used_after_stop?: { stop: MedicineFinding; use: MedicineFinding };
};

/** One name for a medicine and its salts, whatever the language of the paper. */
export function medicineKey(written: string): string {
  const name = findMedicine(written)?.nl ?? written;
  if (name.startsWith('lithium')) return 'lithium';
  if (/valpro/.test(name)) return 'valproaat';
  // `insulin glargine` of an English letter.
  const insulin = /^insuline? (\p{L}+)/u.exec(name)?.[1];
  return insulin ? `insuline ${insulin}` : name;
}

/** Days known less exactly come first: what is told of a year holds from its beginning. */
export const inTime = <T extends FileDay>(findings: readonly T[]): T[] =>
  findings.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

const kindOf = ({ unit = '' }: MedicineFinding) => unitOf(unit)?.kind ?? unit;
/** At a time, in one unit: `0,1 mg` is `100 µg`. */
const inBase = ({ dose = 0, pieces = 1, unit = '' }: MedicineFinding): number =>
  Math.round(dose * pieces * (unitOf(unit)?.factor ?? 1) * 1e6) / 1e6;

/** What is taken at other parts of the day, to compare. */
const furtherOf = ({ further = [] }: MedicineFinding): string =>
  further.map(({ dose, unit, moment }) => `${dose} ${unit} ${moment}`).join();

/** Two ways to write a dose that need not differ: `50 mg` and `50 mg 1dd1`. */
export function isSameDose(a: MedicineFinding, b: MedicineFinding): boolean {
  if (a.dose === undefined || b.dose === undefined) return a.dose === b.dose;
  if (a.dose_high !== b.dose_high || kindOf(a) !== kindOf(b)) return false;
  if (furtherOf(a) !== furtherOf(b)) return false;
  if (inBase(a) !== inBase(b)) return isSameInADay(a, b);
  const [one, other] = [a.frequency, b.frequency];
  if (one?.times === undefined || other?.times === undefined) return true;
  // `4×` is of a day, more likely than not.
  const isSamePeriod = one.per === other.per || !one.per || !other.per;
  return one.times === other.times && isSamePeriod && (one.every ?? 1) === (other.every ?? 1);
}

/** `2 × 400 mg` a day and `800 mg` a day. */
function isSameInADay(a: MedicineFinding, b: MedicineFinding): boolean {
  const total = (finding: MedicineFinding): number | undefined => {
    const { times = 1, per, every } = finding.frequency ?? {};
    return per === 'day' && every === undefined ? inBase(finding) * times : undefined;
  };
  return total(a) !== undefined && total(a) === total(b);
}

type Told = { course: MedicineCourse; stop?: MedicineFinding };

function begun(finding: MedicineFinding): MedicineCourse {
  const { date, precision, change, since, name } = finding;
  const from = since ?? (change === 'started' ? { date, precision } : undefined);
  return {
    name,
    ...(from ? { from } : {}),
    first_seen: date,
    last_seen: date,
    is_current: true,
    steps: [],
    last: finding,
    planned: [],
  };
}

function withDose(course: MedicineCourse, finding: MedicineFinding): void {
  if (finding.dose === undefined || finding.change === 'stopped') return;
  const last = course.steps.at(-1);
  if (last && isSameDose(last.finding, finding)) return;
  // A dose that is new with a `sinds` began then; a first dose may have followed others.
  const { date, precision } =
    last && finding.since && finding.since.date > last.date ? finding.since : finding;
  course.steps.push({ date, precision, finding });
}

/** What happened, in the order that it happened; later corrects earlier. */
function told(findings: readonly MedicineFinding[]): Told | undefined {
  let state: Told | undefined;
  for (const finding of findings) {
    state ??= { course: begun(finding) };
    const { course } = state;
    // A list of what was stopped repeats it without the day.
    if (finding.change === 'stopped' && state.stop && !course.is_current && !finding.is_dated) continue;
    course.last = finding;
    course.last_seen = finding.date;
    course.name = finding.name;
    if (finding.since && (!course.from || finding.since.date < course.from.date)) course.from = finding.since;
    if (finding.change !== 'continued') course.last_change = finding;
    if (finding.change === 'stopped') {
      course.is_current = false;
      course.to = { date: finding.date, precision: finding.precision };
      state.stop = finding;
      continue;
    }
    if (state.stop && !course.is_current) {
      if (finding.change === 'continued') course.used_after_stop = { stop: state.stop, use: finding };
      course.is_current = true;
      delete course.to;
    }
    withDose(course, finding);
  }
  return state;
}

/** A plan stands until a later finding says how it is now. */
const isOpen = (plan: MedicineFinding, happened: readonly MedicineFinding[]): boolean =>
  !happened.some(
    (finding) => finding.date > plan.date && (finding.dose !== undefined || finding.change !== 'continued'),
  );

function courseOfOne(findings: readonly MedicineFinding[]): MedicineCourse | undefined {
  const happened = inTime(findings.filter(({ standing }) => standing === 'now'));
  const before = inTime(findings.filter(({ standing }) => standing === 'before'));
  const plans = inTime(
    findings.filter(({ standing }) => standing === 'planned' || standing === 'advised'),
  ).filter((plan) => isOpen(plan, happened));
  const state = told(happened);
  if (state) return { ...state.course, planned: plans };
  const [first] = before;
  const last = before.at(-1);
  if (first && last)
    return { ...begun(first), last, last_seen: last.date, is_current: false, planned: plans };
  const plan = plans.at(-1);
  if (!plan) return undefined;
  // Only planned: it has not begun.
  const { from: _, ...course } = begun(plan);
  return { ...course, is_current: false, planned: plans };
}

const isMedicine = (finding: Finding): finding is MedicineFinding => finding.kind === 'medicine';

export function medicineCourses(findings: readonly Finding[]): MedicineCourse[] {
  const medicines = findings.filter(isMedicine);
  const none = inTime(medicines.filter(({ is_denied }) => is_denied)).at(-1);
  const named = Map.groupBy(
    medicines.filter(({ is_denied }) => !is_denied),
    ({ name }) => medicineKey(name),
  );
  return [...named.values()]
    .flatMap((each) => courseOfOne(each) ?? [])
    .map((course) =>
      // `Gebruikt geen medicatie` ends what was used until then.
      none && course.is_current && course.last_seen < none.date
        ? { ...course, is_current: false, to: { date: none.date, precision: none.precision }, last: none }
        : course,
    )
    .sort((a, b) => a.first_seen.localeCompare(b.first_seen) || a.name.localeCompare(b.name));
}
