/** Pieces of a talk that say the nearest thing to a value: the same medicine, the same unit, the same words around it. */
import { tokensOf } from '../values/tokens.ts';
import type { Value } from '../values/value.ts';
import type { SaidPiece } from './said.ts';

const MOST_NEAR = 3;
/** Around the value, in letters: its clause. */
const AROUND = 80;
/** So much of a word tells it from others: `verhogen`, `verhoogd`. */
const STEM = 5;
const SAME_MEDICINE = 4;
const SAME_KIND = 2;

/** How alike two values are: of one kind, and of one thing. */
function likeness(one: Value, other: Value): number {
  if (one.kind === 'date' && other.kind === 'date')
    return (one.month !== null && one.month === other.month) ||
      (one.weekday !== null && one.weekday === other.weekday)
      ? SAME_KIND + 1
      : 1;
  const isAmount = (value: Value) => value.kind === 'dose' || value.kind === 'measure';
  if (isAmount(one) && isAmount(other) && 'unit' in one && 'unit' in other)
    return one.unit.of === other.unit.of ? SAME_KIND : 0;
  return one.kind === other.kind ? 1 : 0;
}

export function nearestPieces(
  value: Value,
  line: string,
  beside: readonly Value[],
  pieces: readonly SaidPiece[],
): number[] {
  const around = line.slice(Math.max(0, value.start - AROUND), value.end + AROUND);
  const stems = new Set(
    tokensOf(around)
      .filter(({ kind, text }) => kind === 'word' && text.length >= STEM)
      .map(({ text }) => text.slice(0, STEM)),
  );
  const medicines = new Set(beside.flatMap((other) => (other.kind === 'medicine' ? [other.name] : [])));
  const weigh = (piece: SaidPiece): number => {
    const shared = new Set(
      piece.tokens.map(({ text }) => text.slice(0, STEM)).filter((stem) => stems.has(stem)),
    ).size;
    const isMedicine = piece.values.some((other) => other.kind === 'medicine' && medicines.has(other.name));
    const alike = piece.values.reduce((most, other) => Math.max(most, likeness(value, other)), 0);
    return shared + alike + (isMedicine ? SAME_MEDICINE : 0);
  };
  return pieces
    .map((piece) => ({ seq: piece.seq, weight: weigh(piece) }))
    .filter(({ weight }) => weight > SAME_KIND)
    .sort((a, b) => b.weight - a.weight || a.seq - b.seq)
    .slice(0, MOST_NEAR)
    .map(({ seq }) => seq)
    .sort((a, b) => a - b);
}
