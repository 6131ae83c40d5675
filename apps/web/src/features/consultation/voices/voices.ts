/** Who speaks, as screens need it: what each voice is called, where one ends and the next begins, what a change makes of it. */
import {
  type KnownRelation,
  MOST_VOICES,
  type Voice,
  type VoiceRole,
  type Voices,
  type VoicesChange,
} from '@noteer/contract';
import type { TranscriptPiece } from '../../../consultations/queries.ts';

/** More than this are not told apart by colour, only by their badge and name. */
const TONES = 6;

export const badgeOf = (voice: number): string => String.fromCharCode('A'.charCodeAt(0) + voice);

export const toneOf = (voice: number): string => (voice < TONES ? badgeOf(voice).toLowerCase() : 'more');

type Naming = NonNullable<VoicesChange['voices']>[number];
const namingOf = ({ voice, role, relation }: Voice): Naming => ({ voice, role, relation });

/** There is one clinician: whoever was it before becomes what this voice was. */
export function named(
  voices: readonly Voice[],
  voice: number,
  role: VoiceRole,
  relation: KnownRelation | string | null = null,
): VoicesChange {
  const now = { voice, role, relation };
  const before = voices.find((other) => other.voice === voice);
  const clinician = voices.find((other) => other.role === 'clinician' && other.voice !== voice);
  if (role !== 'clinician' || !clinician) return { voices: [now] };
  const taken = before ? namingOf(before) : { role: null, relation: null };
  return { voices: [now, { ...taken, voice: clinician.voice }] };
}

/** Each gets the other's name. */
export function swapped(a: Voice, b: Voice): VoicesChange {
  return {
    voices: [
      { ...namingOf(b), voice: a.voice },
      { ...namingOf(a), voice: b.voice },
    ],
  };
}

/** What the server will answer, as far as that can be known before it does. */
export function withChange(known: Voices, { voices = [], pieces = [] }: VoicesChange): Voices {
  const piece_voices = [...known.piece_voices];
  const corrected = new Set(known.corrected);
  for (const { seqs, voice } of pieces) {
    for (const seq of seqs) {
      // What was heard is not known here: until the answer comes it stays as it is.
      if (voice === null) corrected.delete(seq);
      else {
        corrected.add(seq);
        piece_voices[seq] = voice;
      }
    }
  }
  const all = new Map(known.voices.map((voice) => [voice.voice, voice]));
  for (const { voice } of pieces) {
    if (voice !== null && !all.has(voice)) all.set(voice, somebodyNew(voice));
  }
  for (const { voice, role, relation } of voices) {
    const before = all.get(voice) ?? somebodyNew(voice);
    const isOther = role === 'other';
    all.set(voice, { ...before, role, relation: isOther ? (relation ?? null) : null, is_recognised: false });
  }
  const next = Math.max(known.new_voice ?? MOST_VOICES, ...[...all.keys()].map((voice) => voice + 1));
  return {
    ...known,
    new_voice: next < MOST_VOICES ? next : null,
    piece_voices,
    corrected: [...corrected].sort((a, b) => a - b),
    voices: [...all.values()].sort((a, b) => a.voice - b.voice),
  };
}

const somebodyNew = (voice: number): Voice => ({
  voice,
  role: null,
  relation: null,
  is_recognised: false,
  spoken_s: 0,
});

/** Null where it is unsure. A piece that came after the voices were asked for has the one that it came with. */
export const voiceOf = ({ piece_voices }: Voices, { seq, voice }: TranscriptPiece): number | null =>
  seq < piece_voices.length ? (piece_voices[seq] ?? null) : voice;

/** The pieces around this one that the same voice said without another in between. */
export function runAround(voices: Voices, pieces: readonly TranscriptPiece[], seq: number): number[] {
  const at = pieces.findIndex((piece) => piece.seq === seq);
  const isSame = (place: number) => {
    const [piece, here] = [pieces[place], pieces[at]];
    return piece && here && voiceOf(voices, piece) === voiceOf(voices, here);
  };
  let [first, last] = [at, at];
  while (isSame(first - 1)) first--;
  while (isSame(last + 1)) last++;
  return pieces.slice(first, last + 1).map((piece) => piece.seq);
}
