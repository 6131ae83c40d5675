/** What words name of what can be measured, with or without a value. */
import type { Measure } from '../../reading/sign.ts';
import type { Spot } from '../../reading/slot.ts';
import { measuresNamed } from './changed-values.ts';
import { scaleNamesIn } from './scales.ts';

type Named = Spot & { measure: Measure };
const MOST_of_scale = 300;

/** All that words name, in their order. */
export function namedIn(words: string): Named[] {
  const known = measuresNamed(words);
  const scales = scaleNamesIn(words)
    .filter((scale) => !known.some(({ start, end }) => scale.start < end && start < scale.end))
    .map((scale) => ({
      ...scale,
      measure: { name: scale.name, least: 0, most: MOST_of_scale, isScore: true },
    }));
  return [...known, ...scales].toSorted((a, b) => a.start - b.start);
}

/** The one thing that words name, if they name but one. */
export function onlyOne(words: string): Named | undefined {
  const named = namedIn(words);
  return new Set(named.map(({ measure }) => measure.name)).size === 1 ? named.at(-1) : undefined;
}
