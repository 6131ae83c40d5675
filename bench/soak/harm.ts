/** What is killed, and when: by chance, but the same chance for the same seed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { Traffic } from './traffic.ts';

export type Harm = 'api' | 'worker' | 'database' | 'connections' | 'lines';

/** Each once before any comes again; servers of the app twice, because each holds half of the people. */
const kinds: readonly Harm[] = ['api', 'api', 'database', 'worker', 'lines', 'connections'];
/** Share of the lines between rooms and servers that is cut at once. */
const LINES_CUT = 0.5;

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Planned = { after_s: number; what: Harm; chance: number };

/** Between half and one and a half times so far apart, none in the last seconds. */
export function planOf(seed: number, length_s: number, every_s: number): Planned[] {
  const random = seeded(seed);
  const plan: Planned[] = [];
  let left: Harm[] = [];
  for (
    let after_s = every_s * (0.5 + random());
    after_s < length_s - 5;
    after_s += every_s * (0.5 + random())
  ) {
    if (left.length === 0) left = [...kinds];
    const [what] = left.splice(Math.floor(random() * left.length), 1);
    if (what) plan.push({ after_s, what, chance: random() });
  }
  return plan;
}

/** Carries the plan out, and says what it did. Ends with it. */
export async function doHarm(
  { installation, traffic }: { installation: Installation; traffic: Traffic },
  plan: Planned[],
  began: number,
): Promise<void> {
  const deeds: Record<Harm, (chance: number) => Promise<string>> = {
    api: (chance) => installation.killMember('api', chance),
    worker: (chance) => installation.killMember('worker', chance),
    database: () => installation.killDatabase(),
    connections: () => installation.cutDatabase(),
    async lines(chance) {
      installation.noteCut('lines');
      return `${traffic.cutLines(LINES_CUT, seeded(chance * 2 ** 32))} lines to the servers`;
    },
  };
  for (const { after_s, what, chance } of plan) {
    await sleep(Math.max(0, began + after_s * 1000 - performance.now()));
    const word = await deeds[what](chance);
    console.log(`  ${String(Math.round(after_s)).padStart(4)} s  killed: ${word}`);
  }
}
