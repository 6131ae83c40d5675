/** Prints of people who do not exist, scattered as those of real people are. */
import type { Voiceprint } from '../src/engines/voices/port.ts';
import type { ToldStretch } from '../src/engines/voices/tell-apart.ts';

const RATE = 16_000;
const SIZE = 128;

export function chance(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const unit = (values: Float32Array): Voiceprint => {
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
};

const anyDirection = (random: () => number): Voiceprint =>
  unit(Float32Array.from({ length: SIZE }, () => random() + random() + random() + random() - 2));

/** People who are as alike as `alike` (0.5 is much, for people) and have nothing else in common. */
export function people(count: number, random: () => number, alike = 0.4): Voiceprint[] {
  const shared = anyDirection(random);
  return Array.from({ length: count }, () => {
    const own = anyDirection(random);
    return unit(
      own.map((value, i) => Math.sqrt(1 - alike) * value + Math.sqrt(alike) * (shared[i] as number)),
    );
  });
}

/** A second of somebody: two of them are alike by `within`, as measured on real speech (0.2 to 0.4). */
export function printOf(person: Voiceprint, random: () => number, within = 0.3): Voiceprint {
  const noise = anyDirection(random);
  return unit(
    person.map((value, i) => Math.sqrt(within) * value + Math.sqrt(1 - within) * (noise[i] as number)),
  );
}

export type Said = ToldStretch & { person: number };

/** Turns of so many stretches of about a second, in turn by everybody, with a pause after each turn. */
export function conversation(
  persons: Voiceprint[],
  turns: number,
  random: () => number,
  within = 0.3,
): Said[] {
  const said: Said[] = [];
  let at = 0;
  for (let turn = 0; turn < turns; turn++) {
    const person = turn % persons.length;
    const length = 2 + Math.floor(random() * 6);
    for (let i = 0; i < length; i++) {
      const to = at + Math.round((0.7 + random()) * RATE);
      const voiceprint = printOf(persons[person] as Voiceprint, random, within);
      said.push({ from: at, to, voiceprint, voice: null, person });
      at = to;
    }
    at += Math.round(random() * RATE);
  }
  return said;
}
