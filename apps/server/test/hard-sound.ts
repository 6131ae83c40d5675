/** Sound that speech engines do not understand, and must not pretend to. 16 kHz mono, like all sound here. */
import { SPEECH_RATE } from '@noteer/audio';
import { joined, noise, silence, speak } from './spoken.ts';

/** Four chords of three tones with their overtones, two seconds each, over and over. */
export function chords(seconds: number): Int16Array {
  const roots = [261.6, 220, 174.6, 196];
  return silence(seconds).map((_, i) => {
    const at_s = i / SPEECH_RATE;
    const root = roots[Math.floor(at_s / 2) % roots.length] as number;
    const fading = Math.exp(-(at_s % 2) * 1.2);
    let sum = 0;
    for (const interval of [1, 1.26, 1.498])
      for (const overtone of [1, 2, 3])
        sum += Math.sin(2 * Math.PI * root * interval * overtone * at_s) / overtone;
    return 2_500 * fading * sum;
  });
}

/** A low beat every half a second, and a hiss between two beats. */
export function drums(seconds: number): Int16Array {
  return noise(seconds, 6_000).map((hiss, i) => {
    const at_s = (i / SPEECH_RATE) % 0.5;
    const beat = Math.sin(2 * Math.PI * 70 * at_s) * Math.exp(-at_s * 25);
    const snare = at_s < 0.25 ? 0 : Math.exp(-(at_s - 0.25) * 30);
    return 12_000 * beat + hiss * snare;
  });
}

/** Both at the same time, as loud as the longer of them. */
export function mixed(one: Int16Array, other: Int16Array): Int16Array {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.map((sample, i) => Math.max(-32_768, Math.min(32_767, sample + (shorter[i] ?? 0))));
}

/** One voice that says this again and again. */
export async function repeated(text: string, voice: string, seconds: number): Promise<Int16Array> {
  const once = joined([await speak(text, voice), silence(0.3)]);
  const times = Math.ceil((seconds * SPEECH_RATE) / once.length);
  return joined(Array.from({ length: times }, () => once)).subarray(0, seconds * SPEECH_RATE);
}
