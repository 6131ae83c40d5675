/** Whether a model goes round in circles: the end of its answer is the same words over and over. */

const LONGEST_ROUND = 400;
const ROUNDS = 6;
/** Short words repeat by themselves: `}, {` is no loop. */
const SHORTEST_RUN = 240;

export function isLooping(text: string): boolean {
  const end = text.slice(-LONGEST_ROUND * ROUNDS);
  const last = end.length - 1;
  for (let round = 1; round <= LONGEST_ROUND; round++) {
    const run = Math.max(round * (ROUNDS - 1), SHORTEST_RUN);
    if (run > last - round) return false;
    let same = 0;
    while (same < run && end[last - same] === end[last - same - round]) same++;
    if (same >= run) return true;
  }
  return false;
}
