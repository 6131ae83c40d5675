/** What findings show over time. Every point names its finding, and so its sentence. */
import type {
  AgreementFinding,
  AlertFinding,
  AllergyFinding,
  DiagnosisFinding,
  FileDay,
  Finding,
  PersonFinding,
  RiskFinding,
  ValueFinding,
} from './finding.ts';
import { inTime, type MedicineCourse, medicineCourses } from './medicine-course.ts';

export type SeriesPoint = FileDay & { value: number; over?: number; finding: ValueFinding };
export type Series = { kind: ValueFinding['kind']; name: string; unit?: string; points: SeriesPoint[] };

export type Course = {
  medicines: MedicineCourse[];
  series: Series[];
  risk: {
    /** All that was said of it when it was spoken of last. */
    last: RiskFinding[];
    /** Of earlier times: attempts, self-harm. */
    before: RiskFinding[];
  };
  /** Those of the last time, and earlier ones whose day is still to come. */
  agreements: AgreementFinding[];
  allergies: AllergyFinding[];
  alerts: AlertFinding[];
  diagnoses: DiagnosisFinding[];
  people: PersonFinding[];
};

const ofKind = <K extends Finding['kind']>(findings: readonly Finding[], kind: K) =>
  inTime(findings.filter((finding): finding is Extract<Finding, { kind: K }> => finding.kind === kind));

/** The last of each, by what makes it the same. */
function lastOfEach<T>(findings: readonly T[], keyOf: (finding: T) => string): T[] {
  const last = new Map<string, T>();
  for (const finding of findings) {
    const key = keyOf(finding);
    last.delete(key);
    last.set(key, finding);
  }
  return [...last.values()];
}

function seriesOf(findings: readonly Finding[]): Series[] {
  const values = inTime(
    findings.filter(
      // What is of no day that is known has no place in a line over time.
      (finding): finding is ValueFinding =>
        (finding.kind === 'measurement' || finding.kind === 'score') && !finding.is_earlier,
    ),
  );
  const byName = Map.groupBy(values, ({ name, unit }) => `${name} ${unit ?? ''}`);
  return [...byName.values()].flatMap((same): Series[] => {
    const [first] = same;
    if (!first) return [];
    const points: SeriesPoint[] = [];
    for (const finding of same) {
      const { date, precision, value, over } = finding;
      const before = points.at(-1);
      // A letter that repeats a result is no second result.
      if (before?.date === date && before.value === value && before.over === over) continue;
      points.push({ date, precision, value, ...(over === undefined ? {} : { over }), finding });
    }
    const { kind, name, unit } = first;
    return [{ kind, name, ...(unit === undefined ? {} : { unit }), points }];
  });
}

/** All of the last time that danger to oneself was spoken of, and the same of danger to others. */
function riskOf(findings: readonly Finding[]): Course['risk'] {
  const risks = ofKind(findings, 'risk');
  const asked = Map.groupBy(
    risks.filter(({ is_past }) => !is_past),
    ({ what }) => what === 'aggression',
  );
  const last = [...asked.values()].flatMap((same) => {
    const latest = same.at(-1);
    return same.filter(({ source, date }) => source === latest?.source && date === latest.date);
  });
  return { last: inTime(last), before: risks.filter(({ is_past }) => is_past) };
}

function openAgreements(findings: readonly Finding[]): AgreementFinding[] {
  const agreements = ofKind(findings, 'agreement');
  const last = agreements.at(-1)?.date ?? '';
  return agreements.filter(({ date, due }) => date === last || (due !== undefined && due > last));
}

export const courseOf = (findings: readonly Finding[]): Course => ({
  medicines: medicineCourses(findings),
  series: seriesOf(findings),
  risk: riskOf(findings),
  agreements: openAgreements(findings),
  allergies: lastOfEach(ofKind(findings, 'allergy'), ({ name, is_denied }) => `${is_denied} ${name}`),
  alerts: lastOfEach(ofKind(findings, 'alert'), ({ text }) => text.toLowerCase()),
  diagnoses: lastOfEach(ofKind(findings, 'diagnosis'), ({ name }) => name.toLowerCase()),
  people: lastOfEach(ofKind(findings, 'person'), ({ name, relation }) => `${relation} ${name}`),
});
