/** Marks in a note what its transcript does not carry. Pure and quick: it runs on every pause of typing. */
import { piecesOf } from '../evidence/rests-on.ts';
import type { Terms } from '../evidence/terms.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import { sentencesOf } from '../reading/segments.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkDays } from './check-days.ts';
import { checkFindings } from './check-findings.ts';
import { checkMeasurements } from './check-measurements.ts';
import { checkMedicines } from './check-medicines.ts';
import { checkNames } from './check-names.ts';
import { checkOften } from './check-often.ts';
import { checkPlans } from './check-plans.ts';
import { checkPresent } from './check-present.ts';
import { checkWords } from './check-words.ts';
import type { Check, Found } from './found.ts';
import type { Mark, Omission } from './mark.ts';
import { notedIn } from './note-reading.ts';
import { type Aligned, omissionsFrom } from './omissions.ts';
import { saidIn } from './said.ts';
import type { Said } from './said-shape.ts';

const checks: readonly Check[] = [
  checkMeasurements,
  checkAmounts,
  checkOften,
  checkDays,
  checkMedicines,
  checkNames,
  checkWords,
  checkPlans,
  checkFindings,
  checkPresent,
];

type Checked = Aligned & { found: Found[] };

/** One mark a place: the first check that has something to say of it. */
function checkSentence(
  { text, heading, before }: { text: string; heading: string; before: Terms | undefined },
  said: Said,
  language: Language,
): Checked {
  const noted = notedIn(text, heading, language, before);
  const found: Found[] = [];
  for (const check of checks)
    for (const each of check(noted, said))
      if (!found.some(({ start, end }) => start < each.end && each.start < end)) found.push(each);
  const { scores } = said.places.shared(noted.terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  const pieces = piecesOf(noted.terms, said.places);
  return { noted, found: found.sort((a, b) => a.start - b.start), scores, top, pieces };
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

export function checkNote(
  note: string,
  pieces: readonly TranscriptPiece[],
  language: Language,
): { marks: Mark[]; omissions: Omission[] } {
  const said = saidIn(pieces, language);
  const before = checkedBefore(said);
  const marks: Mark[] = [];
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
    for (const { kind, start, end, said: instead = null, whose = null, units = [] } of checked.found)
      marks.push({
        kind,
        start: at + start,
        end: at + end,
        text: text.slice(start, end),
        said: instead,
        whose,
        sources: [...new Set(units.flatMap((unit) => said.units[unit]?.seq ?? []))],
      });
  }
  return { marks, omissions: omissionsFrom(read, said, language) };
}
