/** The day of each paper, as its findings tell: most have it, those that name a day have that. */
import type { Finding } from '../finding.ts';

/** Whether the day of a finding is that of its paper, or one before it. */
function isByThen(finding: Finding): boolean {
  if (finding.kind === 'medicine') return finding.standing === 'now' || !finding.is_dated;
  return finding.kind !== 'agreement';
}

/** The latest day that a paper tells of is the day on which it was written, or nobody can tell. */
export function writtenOn(findings: readonly Finding[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const finding of findings) {
    if (!isByThen(finding)) continue;
    const { source, date } = finding;
    if (date > (days.get(source) ?? '')) days.set(source, date);
  }
  return days;
}
