/**
 * When each token was said: the heads of attention that follow the sound tell, for every token, where the model was
 * listening; the cheapest way through that picture, forward in both, is the timing.
 */

/** Positions of the encoder are a fiftieth of a second. */
const POSITIONS_A_SECOND = 50;
const MEDIAN_WIDTH = 7;

const HALF = (MEDIAN_WIDTH - 1) / 2;
const near = new Float32Array(MEDIAN_WIDTH);

/** Sorted in place as they come: this is asked millions of times a window. */
function median(row: Float32Array, at: number): number {
  for (let i = 0; i < MEDIAN_WIDTH; i++) {
    const place = at - HALF + i;
    // Mirrored at both ends.
    const mirrored = place < 0 ? -place : place >= row.length ? 2 * row.length - 2 - place : place;
    const value = row[Math.min(Math.max(mirrored, 0), row.length - 1)] as number;
    let slot = i;
    for (; slot > 0 && (near[slot - 1] as number) > value; slot--) near[slot] = near[slot - 1] as number;
    near[slot] = value;
  }
  return near[HALF] as number;
}

/** What is usual at a position says nothing of the token at hand: each position counts by how far it stands out. */
function standingOut(rows: readonly Float32Array[], positions: number): Float32Array[] {
  const result = rows.map(() => new Float32Array(positions));
  for (let at = 0; at < positions; at++) {
    let sum = 0;
    let squares = 0;
    for (const row of rows) {
      const value = row[at] as number;
      sum += value;
      squares += value * value;
    }
    const mean = sum / rows.length;
    const deviation = Math.sqrt(Math.max(squares / rows.length - mean * mean, 1e-12));
    for (const [i, row] of rows.entries()) {
      (result[i] as Float32Array)[at] = ((row[at] as number) - mean) / deviation;
    }
  }
  return result;
}

/** One picture of all heads: a row for each token. */
function pictureOf(attention: readonly Float32Array[][], positions: number): Float32Array[] {
  const picture = attention.map(() => new Float32Array(positions));
  const heads = attention[0]?.length ?? 0;
  for (let head = 0; head < heads; head++) {
    const rows = standingOut(
      attention.map((of) => of[head] as Float32Array),
      positions,
    );
    for (const [i, row] of rows.entries()) {
      const into = picture[i] as Float32Array;
      for (let at = 0; at < positions; at++) into[at] = (into[at] as number) + median(row, at) / heads;
    }
  }
  return picture;
}

const STEP = { both: 0, token: 1, position: 2 } as const;

/** Dynamic time warping: the first position of each row on the way that gathers the most. */
function firstPositions(picture: readonly Float32Array[], positions: number): number[] {
  const rows = picture.length;
  const width = positions + 1;
  const cost = new Float64Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY);
  const from = new Uint8Array((rows + 1) * width);
  cost[0] = 0;
  for (let i = 1; i <= rows; i++) {
    for (let j = 1; j <= positions; j++) {
      const both = cost[(i - 1) * width + j - 1] as number;
      const token = cost[(i - 1) * width + j] as number;
      const position = cost[i * width + j - 1] as number;
      const least = Math.min(both, token, position);
      from[i * width + j] = least === both ? STEP.both : least === token ? STEP.token : STEP.position;
      cost[i * width + j] = least - ((picture[i - 1] as Float32Array)[j - 1] as number);
    }
  }
  const first = new Array<number>(rows).fill(0);
  for (let i = rows, j = positions; i > 0 && j > 0; ) {
    first[i - 1] = j - 1;
    const step = from[i * width + j];
    if (step !== STEP.position) i -= 1;
    if (step !== STEP.token) j -= 1;
  }
  return first;
}

/** Seconds at which each token begins, or undefined where the model does not tell. */
export function beginningsOf(
  attention: readonly (Float32Array[] | undefined)[],
  length_s: number,
): number[] | undefined {
  if (attention.length === 0 || attention.some((of) => !of || of.length === 0)) return undefined;
  const all = attention as Float32Array[][];
  const longest = all[0]?.[0]?.length ?? 0;
  const positions = Math.min(longest, Math.max(1, Math.ceil(length_s * POSITIONS_A_SECOND)));
  return firstPositions(pictureOf(all, positions), positions).map((at) => at / POSITIONS_A_SECOND);
}
