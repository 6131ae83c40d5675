/** Finds the next window of speech: the detector's findings, and then the rules of next-window.ts. */
import type { Cut } from '../port.ts';
import type { SpeechDetector } from './detector.ts';
import { isWorthALook, nextWindow } from './next-window.ts';
import type { Span } from './span.ts';

/** 20 ms; the weakest five of them in a row are where a cut does least harm. */
const FRAME = 320;
const FRAMES = 5;

export function quietestIn(audio: Int16Array, { from, to }: Span): number {
  let weakest = Number.POSITIVE_INFINITY;
  let place = to;
  for (let start = from; start + FRAME * FRAMES <= Math.min(to, audio.length); start += FRAME) {
    let energy = 0;
    for (let i = start; i < start + FRAME * FRAMES; i++) energy += (audio[i] as number) ** 2;
    if (energy <= weakest) {
      weakest = energy;
      place = start + (FRAME * FRAMES) / 2;
    }
  }
  return place;
}

export async function cutNext(
  detector: SpeechDetector,
  audio: Int16Array,
  isEnd: boolean,
  signal: AbortSignal,
): Promise<Cut> {
  if (!isEnd && !isWorthALook(audio.length)) return { parts: [], speech: [], done: 0 };
  const speech = await detector.speechIn(audio, signal);
  const next = nextWindow({
    speech,
    length: audio.length,
    isEnd,
    quietestIn: (span) => quietestIn(audio, span),
  });
  return { ...next, speech: within(next.parts, speech) };
}

/** A word that was cut in two is in both windows, each with its half. */
function within(parts: Span[], speech: Span[]): Span[] {
  return parts.flatMap((part) =>
    speech
      .filter(({ from, to }) => to > part.from && from < part.to)
      .map(({ from, to }) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to) })),
  );
}
