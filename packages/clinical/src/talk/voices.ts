/** Which voice is whose: learned over the whole talk from what each voice says. */
import type { TranscriptPiece } from '../note.ts';
import { ROLES } from './chain.ts';
import type { Cut } from './split.ts';

/** A voice that speaks less than this is a mistake of the sound rather than a person. */
const LEAST_SHARE = 0.03;
/** Also a sure voice may be wrong, and its piece may hold two speakers. */
const MOST_SURE = 0.97;
const SURE_UNTOLD = 0.9;

export class Voices {
  /** Per sentence: the voice, or -1. */
  readonly #voice: Int32Array;
  readonly #sure: Float64Array;
  /** Per voice and role: how likely it is that the voice is of that role. */
  #belongs = new Map<number, number[]>();
  readonly count: number;

  constructor(pieces: readonly TranscriptPiece[], cuts: readonly Cut[]) {
    this.#voice = new Int32Array(cuts.length).fill(-1);
    this.#sure = new Float64Array(cuts.length);
    const heard = new Map<number, number>();
    cuts.forEach(({ piece: number, words }, at) => {
      const piece = pieces[number];
      if (typeof piece?.voice !== 'number') return;
      this.#voice[at] = piece.voice;
      this.#sure[at] = Math.max(0, Math.min(MOST_SURE, piece.voice_sure ?? SURE_UNTOLD));
      heard.set(piece.voice, (heard.get(piece.voice) ?? 0) + words.length);
    });
    const all = [...heard.values()].reduce((sum, value) => sum + value, 0);
    this.count = [...heard.values()].filter((value) => value >= LEAST_SHARE * all).length;
  }

  /** The likelihoods of the words, with those of the voices. */
  weighed(byWords: Float64Array): Float64Array {
    if (this.#belongs.size === 0) return byWords;
    return byWords.map((likelihood, place) => {
      const at = Math.floor(place / ROLES);
      const belongs = this.#belongs.get(this.#voice[at] ?? -1);
      if (!belongs) return likelihood;
      const sure = this.#sure[at] ?? 0;
      return likelihood * (sure * (belongs[place % ROLES] ?? 0) + (1 - sure) / ROLES);
    });
  }

  /** A voice is one person, so what it mostly is counts for more, once the words had their say. */
  learn(roles: Float64Array, round: number): void {
    const power = round < 2 ? 1 : 3;
    const sums = new Map<number, number[]>();
    for (let at = 0; at < this.#voice.length; at++) {
      const voice = this.#voice[at] ?? -1;
      if (voice < 0) continue;
      const sum = sums.get(voice) ?? [0.5, 0.5, 0.5];
      for (let role = 0; role < ROLES; role++) sum[role] = (sum[role] ?? 0) + (roles[at * ROLES + role] ?? 0);
      sums.set(voice, sum);
    }
    this.#belongs = new Map(
      [...sums].map(([voice, sum]) => {
        const all = sum.reduce((total, value) => total + value ** power, 0);
        return [voice, sum.map((value) => value ** power / all)];
      }),
    );
  }
}
