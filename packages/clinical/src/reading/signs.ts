/** Changes, certainty, severity, side and part of the body, conditions: words that qualify what is said. */
import { judgementAt } from './judgement.ts';
import { longestOf } from './lexicon.ts';
import { clauseAround, ofKind, type Reading, spotOf } from './reading.ts';
import type { ChangeSlot, Marks } from './slot.ts';

export const changesIn = (reading: Reading): ChangeSlot[] =>
  longestOf(ofKind(reading, 'change')).map(({ value: { deed }, from, to }) => ({
    ...spotOf(reading, from, to),
    deed,
    polarity: judgementAt(reading, from, to).polarity,
  }));

const besideTheRest = /^(linker|rechter)[a-z]{3,}/;

/** `links`, and `linkerknie` in one word. */
function sidesIn(reading: Reading): Marks['sides'] {
  const words = longestOf(ofKind(reading, 'side')).map(({ value: { side }, from, to }) => ({ ...spotOf(reading, from, to), side }));
  const inWords = reading.words.flatMap((word, at) => {
    const side = reading.language === 'nl' ? besideTheRest.exec(word)?.[1] : undefined;
    return side ? [{ ...spotOf(reading, at, at + 1), side: side === 'linker' ? ('left' as const) : ('right' as const) }] : [];
  });
  return [...words, ...inWords].sort((a, b) => a.start - b.start);
}

export const marksIn = (reading: Reading): Marks => ({
  certainties: longestOf(ofKind(reading, 'certainty')).map(({ value: { certainty }, from, to }) => ({
    ...spotOf(reading, from, to),
    certainty,
  })),
  severities: longestOf(ofKind(reading, 'severity')).map(({ value: { severity }, from, to }) => ({
    ...spotOf(reading, from, to),
    severity,
  })),
  sides: sidesIn(reading),
  parts: longestOf(ofKind(reading, 'part')).map(({ value: { part }, from, to }) => ({ ...spotOf(reading, from, to), part })),
  conditions: longestOf(ofKind(reading, 'condition')).flatMap(({ from }) => {
    // `bij koorts bellen` is a condition in a plan; `bij mijn moeder` is a place: only with a finding behind it.
    const [, end] = clauseAround(reading, from);
    const isBy = reading.words[from] === 'bij';
    if (isBy && !reading.isInFinding[from + 1] && !reading.isInFinding[from + 2]) return [];
    return [spotOf(reading, from, end)];
  }),
});
