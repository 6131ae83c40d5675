/** What findings show over time, on the wire: each with the place that it leads to. */
import {
  type Course as ClinicalCourse,
  doseText,
  type Finding,
  type MedicineCourse,
  type MedicineFinding,
  measureText,
  type RiskFinding,
  type Series,
  valueText,
} from '@noteer/clinical';
import type { Course, FilePlace, Language } from '@noteer/contract';
import type { Findings } from '../../consultations/file/findings.ts';

/** What a drawing the width of a hand shows; of years of measuring, the newest. */
const MOST_POINTS = 60;
const MOST_STEPS = 40;

type Said = { date: string; precision: 'day' | 'month' | 'year'; place: FilePlace };
type SaidOf = (finding: Finding) => Said;

function medicineSaid(said: SaidOf, language: Language) {
  return (finding: MedicineFinding) => ({
    ...said(finding),
    change: finding.change,
    dose: doseText(finding, language),
    by: finding.by ?? null,
  });
}

function presentMedicine(
  course: MedicineCourse,
  said: SaidOf,
  language: Language,
): Course['medicines'][number] {
  const present = medicineSaid(said, language);
  return {
    name: course.name,
    from: course.from ?? null,
    to: course.to ?? null,
    first_seen: course.first_seen,
    last_seen: course.last_seen,
    is_current: course.is_current,
    // The day of a step is the one that it began, which need not be that of its sentence.
    steps: course.steps
      .slice(-MOST_STEPS)
      .map(({ date, precision, finding }) => ({ ...present(finding), date, precision })),
    last_change: course.last_change ? present(course.last_change) : null,
    last: present(course.last),
    planned: course.planned.map(present),
    is_used_after_stop: course.used_after_stop !== undefined,
  };
}

const presentSeries = (
  { kind, name, unit, points }: Series,
  said: SaidOf,
  language: Language,
): Course['series'][number] => ({
  kind,
  name,
  label: measureText(name, language),
  unit: unit ?? null,
  points: points.slice(-MOST_POINTS).map(({ date, precision, value, over, finding }) => ({
    ...said(finding),
    ...{ date, precision, value, over: over ?? null, text: valueText(finding, language) },
  })),
});

export function presentCourse(
  course: ClinicalCourse,
  placeOf: Findings['placeOf'],
  language: Language,
): Course {
  const said: SaidOf = (finding) => {
    const place = placeOf(finding);
    if (!place) throw new Error('a finding of the course has no place');
    return { date: finding.date, precision: finding.precision, place };
  };
  const risk = (finding: RiskFinding) => ({
    ...said(finding),
    what: finding.what,
    is_denied: finding.is_denied,
  });
  return {
    medicines: course.medicines.map((each) => presentMedicine(each, said, language)),
    series: course.series.map((each) => presentSeries(each, said, language)),
    risk: { last: course.risk.last.map(risk), before: course.risk.before.map(risk) },
    agreements: course.agreements.map((each) => ({ ...said(each), text: each.text, due: each.due ?? null })),
    allergies: course.allergies.map((each) => ({
      ...said(each),
      ...{ name: each.name, reaction: each.reaction ?? null, is_denied: each.is_denied },
    })),
    alerts: course.alerts.map((each) => ({ ...said(each), text: each.text, until: each.until ?? null })),
    diagnoses: course.diagnoses.map((each) => ({
      ...said(each),
      ...{ name: each.name, code: each.code ?? null, is_certain: each.is_certain, is_past: each.is_past },
    })),
    people: course.people.map((each) => ({ ...said(each), name: each.name, relation: each.relation })),
  };
}
