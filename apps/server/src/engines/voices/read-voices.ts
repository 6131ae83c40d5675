/** From sound to stretches of one voice each, with a print where there is enough to tell. Runs in a process of its own. */
import type { Span } from '../vad/span.ts';
import { FEATURES } from './mfcc.ts';
import { cutPieces, placesToCut } from './pieces.ts';
import type { Stretch } from './port.ts';
import { type SpeechFrames, speechFrames } from './speech-frames.ts';
import type { Part, XvectorModel } from './xvector-model.ts';

/** With fewer frames (a third of a second) a print says more of the sound that was spoken than of who spoke it. */
const FEWEST = 30;
/** Ten seconds. Longer speech without a pause is taken in several goes: memory grows with it. */
const LONGEST = 1_000;

const partsOf = (frames: number): Part[] => {
  const count = Math.max(1, Math.ceil(frames / LONGEST));
  return Array.from({ length: count }, (_, i) => ({
    first: Math.round((frames * i) / count),
    end: Math.round((frames * (i + 1)) / count),
  }));
};

/** Pieces of one part, as frames counted from its first, with their prints. */
async function piecesIn(model: XvectorModel, features: Float32Array) {
  const frames = features.length / FEATURES;
  const places = placesToCut(frames);
  const printsOf = await model.judge(features);
  const sides = await printsOf(places.flatMap(({ before, after }) => [before, after]));
  const pieces = cutPieces(
    frames,
    places.map(({ place }, i) => ({
      place,
      before: sides[2 * i] as Float32Array,
      after: sides[2 * i + 1] as Float32Array,
    })),
  );
  const prints = await printsOf(pieces);
  return pieces.map((piece, i) => ({ ...piece, voiceprint: prints[i] }));
}

async function stretchesIn(
  model: XvectorModel,
  span: Span,
  { features, places }: SpeechFrames,
): Promise<Stretch[]> {
  if (places.length < FEWEST) return [{ ...span, voiceprint: undefined }];
  const stretches: Stretch[] = [];
  for (const part of partsOf(places.length)) {
    const pieces = await piecesIn(model, features.subarray(part.first * FEATURES, part.end * FEATURES));
    for (const { first, voiceprint } of pieces) {
      const from = first + part.first === 0 ? span.from : (places[first + part.first] as number);
      const last = stretches.at(-1);
      if (last) last.to = from;
      stretches.push({ from, to: span.to, voiceprint });
    }
  }
  return stretches;
}

export async function readVoices(model: XvectorModel, audio: Int16Array, speech: Span[]): Promise<Stretch[]> {
  const heard = speechFrames(audio, speech);
  const stretches: Stretch[] = [];
  for (const [i, span] of speech.entries()) {
    stretches.push(...(await stretchesIn(model, span, heard[i] as SpeechFrames)));
  }
  return stretches;
}
