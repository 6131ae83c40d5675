/** Chance that can be had again: one seed makes the same choices every time. */

const first = Number(process.env.FUZZ_SEED ?? 1);
/** `FUZZ_SEED=7 FUZZ_ROUNDS=10`: ten seeds from 7 on; without, what every run tries: little, and always the same. */
export const rounds = Number(process.env.FUZZ_ROUNDS ?? 1);
export const seeds: readonly number[] = Array.from({ length: rounds }, (_, round) => first + round);

export type Chance = {
  /** From 0 up to, and without, `below`. */
  number(below: number): number;
  /** True so often of one. */
  is(likelihood: number): boolean;
  pick<T>(items: readonly T[]): T;
};

/** `name` keeps what one test tries from depending on what another one drew. */
export function chanceOf(name: string, seed: number): Chance {
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 2_654_435_761) >>> 0;
  /** Mulberry32: 32 bits of state, good enough to choose by. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    is: (likelihood) => next() < likelihood,
    pick: <T>(items: readonly T[]) => items[number(items.length)] as T,
  };
}

/** Told by the runs that were asked for by name. */
export function tell(what: string): void {
  if (process.env.FUZZ_SEED) console.log(`seeds ${first} to ${first + rounds - 1}: ${what}`);
}
