/** Numbers by chance that are the same in every run: a clinician is known by the seed. */
export type Random = {
  next(): number;
  one<T>(of: readonly T[]): T;
  some<T>(of: readonly T[], count: number): T[];
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <T>(of: readonly T[]): T => {
    const chosen = of[Math.floor(next() * of.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  const some = <T>(of: readonly T[], count: number): T[] => {
    const left = [...of];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(Math.floor(next() * left.length), 1));
    return taken;
  };
  return { next, one, some };
}
