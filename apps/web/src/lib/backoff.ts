/** Half a second at first, then twice as long each time: a short gap is bridged at once, a long one costs little. */
const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** With jitter, so that a hundred rooms do not come back at the same moment. */
export function backoff(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return ceiling / 2 + (ceiling / 2) * random();
}
