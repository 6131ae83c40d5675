/** Chance that is the same every time. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}

/** Everything in another order each round. */
export function* shuffled(length: number, rounds: number, random = repeatable(1)): Generator<number> {
  const order = Uint32Array.from({ length }, (_, at) => at);
  for (let round = 0; round < rounds; round++) {
    for (let at = length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const kept = order[at] as number;
      order[at] = order[other] as number;
      order[other] = kept;
    }
    yield* order;
  }
}

export const chance = (said: number): number => 1 / (1 + Math.exp(-said));
