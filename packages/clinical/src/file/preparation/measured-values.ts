/** Which values of papers are of the client, and were measured. */
import type { Finding, ValueFinding } from '../finding.ts';

export const isValue = (finding: Finding): finding is ValueFinding =>
  finding.kind === 'measurement' || finding.kind === 'score';

const CHILD_of = 1 / 3;
/** Without weights so far below the others that they are of a child of the client. */
export function valuesOf(findings: readonly Finding[]): ValueFinding[] {
  const values = findings.filter(isValue);
  const most = Math.max(0, ...values.filter(({ name }) => name === 'weight').map(({ value }) => value));
  return values.filter(({ name, value }) => name !== 'weight' || value >= most * CHILD_of);
}

const MONTHS = 12;
/** `GGT prikken voor 25-11`: the day of a date is no value. */
export const isDay = ({ value, over, of }: ValueFinding, text: string): boolean =>
  over === undefined &&
  (of === undefined || of <= MONTHS) &&
  new RegExp(`(?<![\\d.,])0?${value}[-/]\\d`).test(text);

/** A limit in a plan is one to act on, not one that was measured. */
export const isMeasured = (finding: ValueFinding, text: string): boolean =>
  !isDay(finding, text) && finding.limit === undefined;
