/** What one paper says of a medicine in two places: the dose that is used, and further on the dose that it becomes. */
import type { FileSource, Finding, MedicineFinding } from '../finding.ts';
import { medicineKey } from '../medicine-course.ts';

const isMedicine = (finding: Finding): finding is MedicineFinding =>
  finding.kind === 'medicine' && !finding.is_denied;

const isChanged = ({ change }: MedicineFinding): boolean => change === 'raised' || change === 'lowered';

/** `levothyroxine per vandaag naar 88 mcg`. */
function goesTo({ dose, from, to }: MedicineFinding, { text }: FileSource): boolean {
  const number = String(dose).replace('.', '[.,]');
  return new RegExp(`\\b(?:naar|to)\\s+${number}(?![\\d.,]*\\d)`, 'iu').test(text.slice(from, to));
}

/** The dose that the paper named before this one. */
function doseBefore(finding: MedicineFinding, before: readonly MedicineFinding[]): number | undefined {
  const last = before.findLast(({ name }) => medicineKey(name) === medicineKey(finding.name));
  const isUsed = last?.standing === 'now' && last.change !== 'stopped' && last.unit === finding.unit;
  return isUsed && last.dose !== finding.dose ? last.dose : undefined;
}

function withDoseBefore(
  finding: MedicineFinding,
  before: readonly MedicineFinding[],
  paper: FileSource,
): MedicineFinding {
  const { dose, dose_before, standing, change } = finding;
  if (dose === undefined || dose_before !== undefined || standing === 'before') return finding;
  // What is used already is not to be started but to be changed.
  const isProposed = change === 'started' && standing !== 'now';
  const isGoing = isProposed || (change === 'continued' && goesTo(finding, paper));
  if (!isChanged(finding) && !isGoing) return finding;
  const was = doseBefore(finding, before);
  if (was === undefined) return finding;
  return {
    ...finding,
    dose_before: was,
    ...(isGoing ? { change: dose > was ? 'raised' : 'lowered' } : {}),
  };
}

/** `15 mg; de huisarts verhoogt dit op 12 oktober naar 30 mg`: until then it is 15 mg. */
function usedUntilThen(
  plan: MedicineFinding,
  all: readonly MedicineFinding[],
  paper: FileSource,
): MedicineFinding[] {
  const { dose_before: dose, standing, name } = plan;
  if (dose === undefined || !isChanged(plan) || !(standing === 'planned' || standing === 'advised'))
    return [];
  const isTold = all.some(
    (other) =>
      other.standing === 'now' && other.dose === dose && medicineKey(other.name) === medicineKey(name),
  );
  if (isTold) return [];
  const {
    dose_before: _,
    dose_high: __,
    frequency: ___,
    by: ____,
    pieces: _____,
    further: ______,
    ...rest
  } = plan;
  const use = { change: 'continued', standing: 'now', dose, is_dated: false } as const;
  return [{ ...rest, ...use, date: paper.date, precision: 'day' }];
}

/** In the order of the paper, as they are given. */
export function withSteps(findings: readonly Finding[], paper: FileSource): Finding[] {
  const before: MedicineFinding[] = [];
  const known = findings.map((finding): Finding => {
    if (!isMedicine(finding)) return finding;
    const whole = withDoseBefore(finding, before, paper);
    before.push(whole);
    return whole;
  });
  return known.flatMap((finding): Finding[] =>
    isMedicine(finding) ? [...usedUntilThen(finding, before, paper), finding] : [finding],
  );
}
