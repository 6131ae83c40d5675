/** What was asked for, and answered with no. */
import { stemOf } from '../evidence/stem.ts';
import { plain } from '../reading/text.ts';
import { dated, once, seldom, stops } from './denial-cues.ts';
import { isJudged } from './denied-in-note.ts';
import { clauseAt, type Reading } from './finding-place.ts';
import type { Carrier, Matter } from './matters.ts';

const asksHow = /\b(?:hoe|hoeveel|wat|wanneer|waar|welke|how|what|when|where|which)\b/;
const anyDenial = /\b(?:niet|geen|nooit|niets|niks|not|no|never|none)\b/i;
const LEAST_SHARE = 0.9;

/** Asked for and answered with no, where the sentence comes from; nobody told otherwise, and the sentence denies nothing. */
export function isRefusedWhole(
  matter: Matter,
  telling: readonly Carrier[],
  isPast: boolean,
  reading: Reading,
): boolean {
  const { noted, said, scores, top } = reading;
  // `Amenorroe` is what it is called when the answer is no; `abstinent` says no by itself.
  const own = noted.tokens.slice(matter.at, matter.to);
  if (!own.some(({ text }) => said.byTerm.has(stemOf(text, noted.language)))) return false;
  if (noted.tokens.some(({ text }) => stops.test(text))) return false;
  if (!matter.isFinding || isPast || anyDenial.test(noted.text) || isJudged(reading, matter)) return false;
  const clause = plain(
    clauseAt(noted, matter.at)
      .map(({ raw }) => raw)
      .join(' '),
  );
  if (once.test(clause) || seldom.test(clause) || dated.test(clause.replace(/\d+/g, ''))) return false;
  if (/\b(?:19|20)\d\d\b/.test(clause) || !telling.every(({ word }) => word.polarity === -1)) return false;
  return telling.some(
    ({ unit, word }) =>
      unit.isAsked &&
      unit.answer === 'no' &&
      (scores[word.unit] ?? 0) >= LEAST_SHARE * top &&
      !asksHow.test(
        said.words
          .slice(unit.from, unit.to)
          .map(({ text }) => text)
          .join(' '),
      ),
  );
}
