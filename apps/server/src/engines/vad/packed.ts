/** Parts of a sound, one behind the other, and the way back to where they came from. */
import { SPEECH_RATE } from '@noteer/audio';
import type { Span } from './span.ts';

type Packed = {
  audio: Int16Array;
  /** Spans of the sound where they lie in the packed one; those outside all parts are left out. */
  inside(spans: Span[]): Span[];
  /** When in the sound something of the packed one begins or ends, in seconds. */
  beginning(at_s: number): number;
  ending(at_s: number): number;
};

type Placed = Span & { at: number };

export function packed(samples: Int16Array, parts: Span[]): Packed {
  let length = 0;
  const placed = parts.map(({ from, to }): Placed => {
    const at = length;
    length += to - from;
    return { from, to, at };
  });
  const audio = new Int16Array(length);
  for (const { from, to, at } of placed) audio.set(samples.subarray(from, to), at);

  /** On the border between two parts a beginning belongs to the later one, an ending to the earlier. */
  const back = (at_s: number, isAfter: (at: number, part: Placed) => boolean) => {
    const at = Math.round(at_s * SPEECH_RATE);
    const part = placed.findLast((candidate) => isAfter(at, candidate)) ?? placed[0];
    if (!part) return at_s;
    return (part.from + Math.min(Math.max(0, at - part.at), part.to - part.from)) / SPEECH_RATE;
  };
  return {
    audio,
    inside: (spans) =>
      placed.flatMap((part) =>
        spans
          .filter(({ from, to }) => to > part.from && from < part.to)
          .map(({ from, to }) => ({
            from: Math.max(from, part.from) - part.from + part.at,
            to: Math.min(to, part.to) - part.from + part.at,
          })),
      ),
    beginning: (at_s) => back(at_s, (at, part) => at >= part.at),
    ending: (at_s) => back(at_s, (at, part) => at > part.at),
  };
}
