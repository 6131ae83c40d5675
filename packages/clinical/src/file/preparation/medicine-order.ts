/** In which order the medicines of a client stand on the page. */
import { findMedicine } from '../../reading/medicines.ts';
import type { Mention } from './medicine-mentions.ts';
import type { PaperRead } from './preparation.ts';

/** Medicines of the mind first: these are what the talk is about. */
const fieldOf = (key: string): number => (findMedicine(key)?.field === 'psychiatry' ? 0 : 1);
const ENDED = 3;

/** Named in the newest paper with a dose first: it is what is used, more likely than not. What ended comes last. */
function weightOf(mentions: readonly Mention[], newest: PaperRead | undefined): number {
  const told = mentions.flatMap(({ paper, at, finding }) => (finding ? [{ paper, at, finding }] : []));
  const last = told.at(-1);
  const isEnded = last?.finding.change === 'stopped' && last.finding.standing === 'now';
  // Of two rows of an overview one may be the old one.
  const goesOnInRow = told.some(
    ({ paper, at, finding }) =>
      paper === last?.paper && paper.sentences[at]?.isRow && finding.change !== 'stopped',
  );
  if (isEnded && !goesOnInRow) return ENDED;
  const now = told.filter(({ paper }) => paper === newest);
  return now.some(({ finding: { dose } }) => dose !== undefined) ? 0 : now.length > 0 ? 1 : 2;
}
export function inOrderOfUse(byKey: ReadonlyMap<string, Mention[]>, newest: PaperRead | undefined) {
  const weighed = [...byKey].map(([key, mentions]) => ({
    ...{ key, mentions, field: fieldOf(key), weight: weightOf(mentions, newest) },
  }));
  const isEnded = (weight: number) => Number(weight === ENDED);
  return weighed.sort(
    (a, b) => isEnded(a.weight) - isEnded(b.weight) || a.field - b.field || a.weight - b.weight,
  );
}
