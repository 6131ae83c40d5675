/** Whose a piece of the transcript is: the voice with the most speech under it. */
import { SAMPLE_RATE } from '@noteer/contract';

type Piece = { seq: number; start_s: number; end_s: number };
export type HeardStretch = {
  from_sample: number;
  to_sample: number;
  heard_as: number | null;
  voice_sure: number;
};
export type PieceVoice = {
  seq: number;
  /** Null: unsure. */
  heard_as: number | null;
  /** Null: there is no speech under it that anybody listened to. */
  voice_sure: number | null;
};

/** With less of the speech than this, two people share the piece, and it is nobody's. */
const ENOUGH = 0.65;

const inHundredths = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

type Under = { overlap: number; stretch: HeardStretch };

function voiceOver(seq: number, under: Under[]): PieceVoice {
  const all = under.reduce((sum, { overlap }) => sum + overlap, 0);
  if (all === 0) return { seq, heard_as: null, voice_sure: null };
  const shares = new Map<number, number>();
  for (const { overlap, stretch } of under) {
    if (stretch.heard_as === null) continue;
    shares.set(stretch.heard_as, (shares.get(stretch.heard_as) ?? 0) + overlap / all);
  }
  const [most] = [...shares].sort(([, a], [, b]) => b - a);
  if (!most || most[1] < ENOUGH) return { seq, heard_as: null, voice_sure: inHundredths(most?.[1] ?? 0) };
  const [heard_as] = most;
  const sure = under
    .filter(({ stretch }) => stretch.heard_as === heard_as)
    .reduce((sum, { overlap, stretch }) => sum + (overlap * stretch.voice_sure) / all, 0);
  return { seq, heard_as, voice_sure: inHundredths(sure) };
}

/** Both in the order of time. */
export function voicesOfPieces(pieces: readonly Piece[], stretches: readonly HeardStretch[]): PieceVoice[] {
  let first = 0;
  return pieces.map(({ seq, start_s, end_s }) => {
    const from = start_s * SAMPLE_RATE;
    const to = end_s * SAMPLE_RATE;
    while (first < stretches.length && (stretches[first] as HeardStretch).to_sample <= from) first++;
    const under: Under[] = [];
    for (let at = first; at < stretches.length; at++) {
      const stretch = stretches[at] as HeardStretch;
      if (stretch.from_sample >= to) break;
      const overlap = Math.min(to, stretch.to_sample) - Math.max(from, stretch.from_sample);
      if (overlap > 0) under.push({ overlap, stretch });
    }
    return voiceOver(seq, under);
  });
}
