/**
 * Who speaks in each stretch of a talk, by number: the first who speaks is 0. Called anew whenever the talk has grown;
 * whoever had a number keeps it.
 */
import { byBalance } from './balance.ts';
import type { Stretch, Voiceprint } from './port.ts';
import type { Voice } from './voice-group.ts';
import { voicesIn } from './voice-groups.ts';
import { pathThrough, TRUST } from './voice-path.ts';

export { centroidOf, isSameVoice, likeness, SAME_VOICE_NEEDS_S } from './likeness.ts';

export type ToldStretch = Stretch & {
  /** The number that it was given before, if any. */
  voice: number | null;
  /** Where two channels had it: from −1, left, to 1, right. */
  balance?: number | undefined;
};

/** `voice` is null where it is unsure who speaks. `voice_sure` goes from 0 to 1. */
export type Told = { voice: number | null; voice_sure: number };

type TellApartOptions = {
  /** The remembered voice of somebody who is likely to take part. */
  known?: Voiceprint | undefined;
};

/** Less likely than this is unsure. */
const SURE = 0.6;
/** What nobody could hear a voice in, is at best as sure as this: it leans on its neighbours. */
const SURE_BY_NEIGHBOURS = 0.7;
/** A remembered voice weighs as much as this much of speech. */
const KNOWN_SAMPLES = 5 * 16_000;

type Group = { voices: Int32Array; sure: Float64Array };

function byVoice(stretches: readonly ToldStretch[], known: Voiceprint | undefined): Group {
  const heard = stretches.filter(
    (stretch): stretch is ToldStretch & Voice => stretch.voiceprint !== undefined,
  );
  if (heard.length === 0) {
    return { voices: new Int32Array(stretches.length), sure: new Float64Array(stretches.length) };
  }
  // Well before the talk, so that nobody seems to go on from it.
  const remembered = known ? [{ from: -2 * KNOWN_SAMPLES, to: -KNOWN_SAMPLES, voiceprint: known }] : [];
  const { voices, sure } = pathThrough(stretches, voicesIn([...remembered, ...heard]), TRUST.known);
  for (const [i, { voiceprint }] of stretches.entries()) {
    if (!voiceprint) sure[i] = Math.min(sure[i] as number, SURE_BY_NEIGHBOURS);
  }
  return { voices, sure };
}

/** Groups get the numbers that most of their speech had before; new ones the next free number, in order of speaking. */
function numbersFor(stretches: readonly ToldStretch[], { voices, sure }: Group): Map<number, number> {
  const shared = new Map<string, { group: number; voice: number; length: number }>();
  for (const [i, { from, to, voice }] of stretches.entries()) {
    if (voice === null) continue;
    const group = voices[i] as number;
    const entry = shared.get(`${group} ${voice}`) ?? { group, voice, length: 0 };
    entry.length += (to - from) * (sure[i] as number);
    shared.set(`${group} ${voice}`, entry);
  }
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  for (const { group, voice } of [...shared.values()].sort((a, b) => b.length - a.length)) {
    if (numbers.has(group) || taken.has(voice)) continue;
    numbers.set(group, voice);
    taken.add(voice);
  }
  // A number that somebody had is not given to another, even when its bearer is gone.
  for (const { voice } of stretches) if (voice !== null) taken.add(voice);
  for (const group of voices) {
    if (numbers.has(group)) continue;
    let next = 0;
    while (taken.has(next)) next += 1;
    numbers.set(group, next);
    taken.add(next);
  }
  return numbers;
}

/** Stretches in the order in which they were spoken. */
export function tellApart(stretches: readonly ToldStretch[], { known }: TellApartOptions = {}): Told[] {
  if (stretches.length === 0) return [];
  const group = byBalance(stretches) ?? byVoice(stretches, known);
  const numbers = numbersFor(stretches, group);
  return stretches.map((_, i) => {
    const voice_sure = group.sure[i] as number;
    return { voice: voice_sure < SURE ? null : (numbers.get(group.voices[i] as number) ?? null), voice_sure };
  });
}
