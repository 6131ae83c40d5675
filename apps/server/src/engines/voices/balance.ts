/** Two channels with a person each: then the louder channel tells who speaks, better than any voice does. */
import type { Span } from '../vad/span.ts';

type Balanced = Span & { balance?: number | undefined };

/** The two sides lie at least this far apart, */
const APART = 0.6;
/** nearly all speech lies this near to one of them, */
const NEAR = 0.25;
const NEARLY_ALL = 0.9;
/** and neither is a rare exception. */
const LEAST_SHARE = 0.03;

const mean = (balanced: { balance: number; length: number }[]) => {
  const total = balanced.reduce((sum, { length }) => sum + length, 0);
  return balanced.reduce((sum, { balance, length }) => sum + balance * length, 0) / total;
};

/** Undefined where the channels do not clearly tell two people apart: then they are of no use. */
export function byBalance(
  stretches: readonly Balanced[],
): { voices: Int32Array; sure: Float64Array } | undefined {
  const known = stretches.flatMap(({ from, to, balance }) =>
    balance === undefined ? [] : [{ balance, length: to - from }],
  );
  if (known.length < stretches.length || known.length < 2) return undefined;
  let middle = 0;
  for (let round = 0; round < 10; round++) {
    const left = known.filter(({ balance }) => balance < middle);
    const right = known.filter(({ balance }) => balance >= middle);
    if (left.length === 0 || right.length === 0) return undefined;
    middle = (mean(left) + mean(right)) / 2;
  }
  const sides = [
    known.filter(({ balance }) => balance < middle),
    known.filter(({ balance }) => balance >= middle),
  ];
  if (sides.some((side) => side.length === 0)) return undefined;
  const centres = sides.map(mean) as [number, number];
  const lengthOf = (list: typeof known) => list.reduce((sum, { length }) => sum + length, 0);
  const all = lengthOf(known);
  const near = sides.map((side, i) =>
    lengthOf(side.filter(({ balance }) => Math.abs(balance - (centres[i] as number)) <= NEAR)),
  );
  const isClear =
    centres[1] - centres[0] >= APART &&
    (near[0] as number) + (near[1] as number) >= NEARLY_ALL * all &&
    sides.every((side) => lengthOf(side) >= LEAST_SHARE * all);
  if (!isClear) return undefined;
  const half = (centres[1] - centres[0]) / 2;
  return {
    voices: Int32Array.from(known, ({ balance }) => (balance < middle ? 0 : 1)),
    // In the middle both speak, or neither.
    sure: Float64Array.from(known, ({ balance }) =>
      Math.min(1, 0.5 + Math.abs(balance - middle) / (2 * half)),
    ),
  };
}
