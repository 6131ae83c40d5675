/** The mark's line, drawn large: it begins as speech and ends as writing. */

type Stroke = { width: number; rise: number; fall: number; swing: number };

const BASELINE = 192;
/** Longer than any panel is wide: the end is cut off, never seen. */
const LENGTH = 2400;

const speech = (width: number, rise: number, fall: number): Stroke => ({ width, rise, fall, swing: 0 });
const letter = (width: number, rise: number, swing: number): Stroke => ({ width, rise, fall: 0, swing });

const strokes: Stroke[] = [
  speech(12, 7, 8),
  speech(13, 26, 22),
  speech(14, 68, 50),
  speech(15, 128, 80),
  speech(15, 78, 64),
  speech(15, 160, 90),
  speech(16, 104, 78),
  speech(16, 58, 44),
  speech(17, 136, 66),
  speech(17, 80, 48),
  speech(18, 48, 26),
  speech(20, 90, 24),
  speech(21, 46, 10),
  letter(24, 52, 12),
  letter(26, 104, 15),
  letter(25, 42, 14),
  letter(30, 116, 19),
  letter(26, 44, 15),
  letter(26, 42, 15),
  letter(30, 110, 19),
  letter(26, 42, 15),
  letter(27, 40, 15),
];

// A voice is known by its peaks; a loop needs points all the way round.
const speechTurns = [0.25, 0.75];
const letterTurns = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

type Point = readonly [x: number, y: number];

/** A voice goes above and below the line; a letter rises from it, leans to the right and loops back. */
function pointOf({ width, rise, fall, swing }: Stroke, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  if (swing === 0) {
    const height = Math.sin(angle);
    return [width * turn, -height * (height > 0 ? rise : fall)];
  }
  const height = (1 - Math.cos(angle)) / 2;
  return [width * turn + swing * Math.sin(angle) + rise * height * 0.28, -rise * height];
}

function points(): Point[] {
  const drawn: Point[] = [
    [0, 0],
    [18, 0],
  ];
  let start = 26;
  for (const stroke of strokes) {
    for (const turn of stroke.swing === 0 ? speechTurns : letterTurns) {
      const [x, y] = pointOf(stroke, turn);
      drawn.push([start + x, y]);
    }
    start += stroke.width;
  }
  return [...drawn, [start, 0], [start + 12, 0]];
}

/** Catmull-Rom through all points, written as Bézier curves. */
function smoothPath(through: Point[]): string {
  const at = (index: number) => through[Math.min(Math.max(index, 0), through.length - 1)] ?? [0, 0];
  const write = (x: number, y: number) => `${x.toFixed(1)} ${(y + BASELINE).toFixed(1)}`;
  const curves = through.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const leaving = write(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const arriving = write(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    return `C${leaving} ${arriving} ${write(...to)}`;
  });
  // Then the written line runs on as far as the paper goes.
  return `M${write(...at(0))}${curves.join('')}H${LENGTH}`;
}

const path = smoothPath(points());

export function PenLine({ className = 'pen-line' }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${LENGTH} 288`}
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
