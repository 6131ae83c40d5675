/** The same dose in the lines of several parts of the day is taken as often: `ochtend: metformine 500 mg`, `avond: metformine 500 mg`. */
import type { FileSource, Finding, MedicineFinding } from '../finding.ts';
import { beginsWithMoment } from '../shorthand/moment-leads.ts';

const isOnce = (finding: Finding, { text }: FileSource): finding is MedicineFinding =>
  finding.kind === 'medicine' &&
  finding.standing === 'now' &&
  finding.dose !== undefined &&
  finding.frequency?.times === 1 &&
  finding.frequency.per === 'day' &&
  beginsWithMoment(text.slice(finding.from, finding.to));

export function withRepeatedMoments(findings: readonly Finding[], source: FileSource): Finding[] {
  const once = findings.filter((finding) => isOnce(finding, source));
  const sameDose = Map.groupBy(once, ({ name, dose, unit }) => `${name} ${dose} ${unit}`);
  return findings.flatMap((finding): Finding[] => {
    if (!isOnce(finding, source)) return [finding];
    const those = sameDose.get(`${finding.name} ${finding.dose} ${finding.unit}`) ?? [];
    if (those.length < 2) return [finding];
    const frequency = { times: those.length, per: 'day', as_needed: false } as const;
    return those[0] === finding ? [{ ...finding, frequency }] : [];
  });
}
