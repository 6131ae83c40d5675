import type { Stretch, Voiceprint } from './port.ts';

/** A stand-in until the real one is merged. */
const dot = (a: Voiceprint, b: Voiceprint) => a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);

export function centroidOf(prints: readonly Voiceprint[]): Voiceprint {
  const sum = new Float32Array(prints[0]?.length ?? 0);
  for (const print of prints)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (print[i] as number);
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

export const isSameVoice = (a: Voiceprint, b: Voiceprint): boolean => dot(a, b) > 0.6;

export function tellApart(
  stretches: readonly (Stretch & { voice: number | null; balance?: number })[],
  _options: { known?: Voiceprint } = {},
): { voice: number | null; voice_sure: number }[] {
  const voices: Voiceprint[] = [];
  return stretches.map(({ voiceprint }) => {
    if (!voiceprint) return { voice: null, voice_sure: 0 };
    const found = voices.findIndex((voice) => isSameVoice(voice, voiceprint));
    if (found >= 0) return { voice: found, voice_sure: 1 };
    return { voice: voices.push(voiceprint) - 1, voice_sure: 1 };
  });
}
