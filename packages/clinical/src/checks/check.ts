/** Marks in a note what its transcript does not carry. Pure and quick: it runs on every pause of typing. */
import type { Terms } from '../evidence/terms.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { sentencesOf } from '../reading/segments.ts';
import { checkAskedAndAnswered } from './aligned/asked-and-answered.ts';
import { checkDeniedClause } from './aligned/denied-clause.ts';
import { checkDirection } from './aligned/direction.ts';
import { checkEveryDay } from './aligned/every-day.ts';
import { checkMedicineChange } from './aligned/medicine-change.ts';
import { checkOnePeriod } from './aligned/one-period.ts';
import { checkOrderOfValues } from './aligned/order-of-values.ts';
import { checkRelationOfClause } from './aligned/relation-of-clause.ts';
import { checkRisk } from './aligned/risk.ts';
import { checkTestResult } from './aligned/test-result.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkDays } from './check-days.ts';
import { checkFindings } from './check-findings.ts';
import { checkMeasurements } from './check-measurements.ts';
import { checkMedicines } from './check-medicines.ts';
import { checkNames } from './check-names.ts';
import { checkOften } from './check-often.ts';
import { checkPlans } from './check-plans.ts';
import { checkPresent } from './check-present.ts';
import { checkRelations } from './check-relations.ts';
import { checkSeasons } from './check-seasons.ts';
import { checkSides } from './check-sides.ts';
import { checkSuperseded } from './check-superseded.ts';
import { checkYears } from './check-whose.ts';
import { checkWords } from './check-words.ts';
import type { Check, Found } from './found.ts';
import type { Mark, Omission } from './mark.ts';
import { type Noted, notedIn } from './note-reading.ts';
import { type Aligned, alignedWith } from './omission-note.ts';
import { omissionsFrom } from './omissions.ts';
import { saidIn } from './said.ts';
import type { Said } from './said-shape.ts';
import { withoutWordForWord } from './word-for-word.ts';

const checks: readonly Check[] = [
  checkMeasurements,
  checkAmounts,
  checkOften,
  checkDays,
  checkSuperseded,
  checkRelations,
  checkYears,
  checkFindings,
  checkMedicines,
  checkNames,
  checkSides,
  checkSeasons,
  checkWords,
  checkPlans,
  checkPresent,
  checkOrderOfValues,
  checkAskedAndAnswered,
  checkDeniedClause,
  checkRelationOfClause,
  checkMedicineChange,
  checkDirection,
  checkEveryDay,
  checkRisk,
  checkTestResult,
  checkOnePeriod,
];

type Checked = {
  noted: Noted;
  found: Found[];
  /** Where in the talk it stands: only who looks for what was left out asks. */
  aligned?: Aligned;
};

/** One mark a place: the first check that has something to say of it. */
function checkSentence(
  { text, heading, before }: { text: string; heading: string; before: Terms | undefined },
  said: Said,
  language: Language,
): Checked {
  const noted = notedIn(text, heading, language, before);
  const found: Found[] = [];
  for (const check of checks)
    for (const each of check(noted, said)) {
      const before = found.find(({ start, end }) => start < each.end && each.start < end);
      if (!before) found.push({ ...each });
      // `wel tekenen`, and then `wel tekenen van ontregeling`: the whole of it.
      else if (before.kind === 'negation' && each.kind === 'negation' && before.start === each.start)
        before.end = Math.max(before.end, each.end);
    }
  return { noted, found: found.sort((a, b) => a.start - b.start) };
}

/** Who types changes one sentence: what the others say is remembered, as long as their transcript is. */
const remembered = new WeakMap<Said, Map<string, Checked>>();
const MOST_REMEMBERED = 5_000;

function checkedBefore(said: Said): Map<string, Checked> {
  const before = remembered.get(said) ?? new Map<string, Checked>();
  if (before.size > MOST_REMEMBERED) before.clear();
  remembered.set(said, before);
  return before;
}

function markOf(
  at: number,
  { kind, start, end, said: instead = null, whose = null, units = [] }: Found,
  text: string,
  said: Said,
): Mark {
  return {
    kind,
    start: at + start,
    end: at + end,
    text: text.slice(start, end),
    said: instead,
    whose,
    sources: [...new Set(units.flatMap((unit) => said.units[unit]?.seq ?? []))],
  };
}

function marksIn(note: string, said: Said, language: Language): { marks: Mark[]; read: Checked[] } {
  const before = checkedBefore(said);
  const placed: { at: number; found: Found; text: string }[] = [];
  const read: Checked[] = [];
  for (const { text, heading, start: at } of sentencesOf(note)) {
    const last = read.at(-1);
    const isSame = last?.noted.heading === heading;
    const key = `${heading}\n${isSame ? last.noted.text : ''}\n${text}`;
    const checked =
      before.get(key) ??
      checkSentence({ text, heading, before: isSame ? last.noted.terms : undefined }, said, language);
    before.set(key, checked);
    read.push(checked);
    for (const found of checked.found) placed.push({ at, found, text });
  }
  const isNoted = (unless: NonNullable<Found['unless']>) =>
    read.some(({ noted }) => noted.slots.some((slot) => unless(slot)));
  const marks = placed
    .filter(({ found: { unless } }) => !unless || !isNoted(unless))
    .map(({ at, found, text }) => markOf(at, found, text, said));
  return { marks, read };
}

/** What the transcript does not carry; for who does not ask what the note leaves out. */
export const marksOf = (note: string, pieces: readonly TranscriptPiece[], language: Language): Mark[] =>
  withoutWordForWord(marksIn(note, saidIn(pieces, language), language).marks, note, pieces);

export function checkNote(
  note: string,
  pieces: readonly TranscriptPiece[],
  language: Language,
): { marks: Mark[]; omissions: Omission[] } {
  const said = saidIn(pieces, language);
  const { marks, read } = marksIn(note, said, language);
  for (const checked of read) checked.aligned ??= alignedWith(checked.noted, said);
  const aligned = read.flatMap((checked) => checked.aligned ?? []);
  return {
    marks: withoutWordForWord(marks, note, pieces),
    omissions: omissionsFrom(aligned, said, language),
  };
}
