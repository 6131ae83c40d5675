/** Logits as chances. */

/** What is so far below the likeliest adds less than a ten-thousandth, however many there are. */
const NEGLIGIBLE = 20;

/** The logarithm of the sum of all chances before they are made to add up to one. */
export function logSum(logits: Float32Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < logits.length; i++) if ((logits[i] as number) > highest) highest = logits[i] as number;
  let sum = 0;
  for (let i = 0; i < logits.length; i++) {
    const below = highest - (logits[i] as number);
    if (below < NEGLIGIBLE) sum += Math.exp(-below);
  }
  return highest + Math.log(sum);
}

export type Choice = { token: number; log_chance: number };

export function likeliest(logits: Float32Array): Choice {
  let token = 0;
  for (let i = 1; i < logits.length; i++) {
    if ((logits[i] as number) > (logits[token] as number)) token = i;
  }
  return { token, log_chance: (logits[token] as number) - logSum(logits) };
}

/** One by chance; the higher the temperature, the more often an unlikely one. `random` answers 0 to 1. */
export function drawn(logits: Float32Array, temperature: number, random: () => number): Choice {
  const warmed = logits.map((value) => value / temperature);
  const all = logSum(warmed);
  let left = random();
  let token = -1;
  for (let i = 0; i < warmed.length; i++) {
    const chance = Math.exp((warmed[i] as number) - all);
    if (chance === 0) continue;
    token = i;
    left -= chance;
    if (left <= 0) break;
  }
  return { token, log_chance: (logits[token] as number) - logSum(logits) };
}

/** The same numbers every time: the same window is heard alike whenever it is heard. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
