/** The findings that a text names, with how they stand, on what side and how bad. */
import type { Hit } from './lexicon.ts';
import { holdsDenial, judgementAt } from './judgement.ts';
import { clauseAround, ofKind, type Reading, spotOf } from './reading.ts';
import type { Sign } from './sign.ts';
import type { Clause, FindingSlot, Marks, Spot } from './slot.ts';

const within = <T extends Spot>(marks: readonly T[], start: number, end: number): T | undefined =>
  marks.find((mark) => mark.start >= start && mark.end <= end);

function findingSlot(reading: Reading, hit: Hit<Extract<Sign, { kind: 'finding' }>>, marks: Marks): FindingSlot {
  const { value, from, to } = hit;
  const around = spotOf(reading, ...surroundings(reading, from, to));
  const part = within(marks.parts, around.start, around.end);
  const side = within(marks.sides, around.start, around.end);
  const judgement = judgementAt(reading, from, to);
  // `wil niet dood`: the denial stands among the words of the finding.
  if (!value.hasDenial && holdsDenial(reading, from, to)) judgement.polarity = 'denied';
  const severity = severityAt(marks, reading, from, to);
  return {
    ...spotOf(reading, from, to),
    finding: value.finding,
    isHint: value.isHint,
    ...judgement,
    ...(part ? { part: part.part } : {}),
    ...(side ? { side: side.side } : {}),
    ...(severity ? { severity } : {}),
  };
}

const NEAREST_PART_words = 5;

/** The words around it in its clause, up to the findings beside it: the chest of a chest pain is not of the tics. */
function surroundings(reading: Reading, from: number, to: number): [number, number] {
  const [first, last] = clauseAround(reading, from);
  let start = from;
  while (start > first && from - start < NEAREST_PART_words && !reading.isInFinding[start - 1]) start -= 1;
  let end = to;
  while (end < last && end - to < NEAREST_PART_words && !reading.isInFinding[end]) end += 1;
  return [start, end];
}

const NEAREST_SEVERITY_words = 3;

/** The word before it, or close behind it. */
function severityAt(marks: Marks, reading: Reading, from: number, to: number): FindingSlot['severity'] {
  const near = spotOf(reading, Math.max(0, from - NEAREST_SEVERITY_words), Math.min(reading.words.length, to + 1));
  return within(marks.severities, near.start, near.end)?.severity;
}

export function findingsAt(reading: Reading, _clauses: readonly Clause[], marks: Marks): FindingSlot[] {
  const named = reading.findings.map((hit) => findingSlot(reading, hit, marks));
  const hints = ofKind(reading, 'finding')
    .filter(({ value, from }) => value.isHint && !reading.isInFinding[from])
    .map((hit) => findingSlot(reading, hit, marks));
  return [...named, ...hints].sort((a, b) => a.start - b.start || Number(a.isHint) - Number(b.isHint));
}
