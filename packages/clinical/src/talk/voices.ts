/** Which voice is whose: learned over the whole talk from what each voice says. */
import type { TranscriptPiece } from '../note.ts';
import { CLIENT, OTHER, ROLES } from './chain.ts';
import type { Cut } from './split.ts';

/** A voice that speaks less than this is a mistake of the sound rather than a person. */
const LEAST_SHARE = 0.03;
/** Also a sure voice may be wrong, and its piece may hold two speakers. */
const MOST_SURE = 0.97;
const SURE_UNTOLD = 0.9;

/** From here on the voice says who speaks. */
const LEAST_TOLD = 0.85;

/** How much better, per sentence, the words must fit one way of giving roles than the next. */
const LEAST_CLEAR = 0.03;
const LEAST_LIKELY = 1e-6;
/** Of nineteen talks with somebody else words alone mixed the two up in six. It is learned on talks of some length. */
const OF_TALK = 12;
const WHOLE_TALK = 100;

/** All ways to give so many voices different roles. */
function waysToGive(voices: number, roles: number): number[][] {
  let ways: number[][] = [[]];
  for (let voice = 0; voice < voices; voice++)
    ways = ways.flatMap((way) =>
      Array.from({ length: roles }, (_, role) => role)
        .filter((role) => !way.includes(role))
        .map((role) => [...way, role]),
    );
  return ways;
}

export class Voices {
  /** Per sentence: the voice, or -1. */
  readonly #voice: Int32Array;
  readonly #sure: Float64Array;
  /** Per voice and role: how likely it is that the voice is of that role. */
  #belongs = new Map<number, number[]>();
  readonly count: number;
  readonly #heard: ReadonlyMap<number, number>;
  /** The voices that speak most, each with another role, where the words are clear about it. */
  #assigned = new Map<number, number>();
  readonly #main: number[];

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
    this.#heard = heard;
    const all = [...heard.values()].reduce((sum, value) => sum + value, 0);
    this.#main = [...heard]
      .filter(([, value]) => value >= LEAST_SHARE * all)
      .sort(([, one], [, other]) => other - one)
      .map(([voice]) => voice);
    this.count = this.#main.length;
  }

  /** Whoever came along says less than the one who came, unless they speak for them. */
  #moreOfClient(client: number | undefined, other: number | undefined): number {
    const [one, two] = [this.#heard.get(client ?? -1), this.#heard.get(other ?? -1)];
    if (!one || !two) return 0;
    const more = Math.max(-1, Math.min(1, Math.log2(one / two)));
    return OF_TALK * more * Math.min(1, this.#voice.length / WHOLE_TALK);
  }

  /** Two people are not one: of all ways to give the main voices different roles, the one that fits their words best. */
  assign(byWords: Float64Array, roles: number, isAboutClient = false): void {
    const main = this.#main.slice(0, roles);
    if (main.length < 2) return;
    const fits = new Map(main.map((voice) => [voice, [0, 0, 0]]));
    let sentences = 0;
    for (let at = 0; at < this.#voice.length; at++) {
      const fit = fits.get(this.#voice[at] ?? -1);
      if (!fit) continue;
      sentences++;
      for (let role = 0; role < roles; role++)
        fit[role] = (fit[role] ?? 0) + Math.log(Math.max(LEAST_LIKELY, byWords[at * ROLES + role] ?? 0));
    }
    const ways = waysToGive(main.length, roles)
      .map((way) => ({
        way,
        fit:
          way.reduce((sum, role, at) => sum + (fits.get(main[at] ?? -1)?.[role] ?? 0), 0) +
          (isAboutClient ? this.#moreOfClient(main[way.indexOf(CLIENT)], main[way.indexOf(OTHER)]) : 0),
      }))
      .sort((one, other) => other.fit - one.fit);
    const [best, second] = ways;
    if (!best || !second || best.fit - second.fit < LEAST_CLEAR * sentences) return;
    this.#assigned = new Map(main.map((voice, at) => [voice, best.way[at] ?? 0]));
    this.#belongs = new Map(
      main.map((voice) => [voice, [0, 1, 2].map((role) => (this.#assigned.get(voice) === role ? 0.8 : 0.1))]),
    );
  }

  /** Whether the sound says whose sentence it is: a clear voice, of somebody whose role the words made clear. */
  isTold(at: number): boolean {
    return this.#assigned.has(this.#voice[at] ?? -1) && (this.#sure[at] ?? 0) >= LEAST_TOLD;
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
        const assigned = this.#assigned.get(voice);
        const learned = sum.map((value) => value ** power / all);
        return [
          voice,
          assigned === undefined
            ? learned
            : learned.map((value, role) => (value + (role === assigned ? 1 : 0)) / 2),
        ];
      }),
    );
  }
}
