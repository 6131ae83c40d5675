/** How likely somebody else goes on, between two sentences. */
import type { Looks } from './features.ts';
import type { Cut } from './split.ts';
import { sigmoid, turnOdds } from './words-for.ts';

const logit = (chance: number) => Math.log(chance / (1 - chance));
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * How often people take turns, inside a piece and between two. Recognisers differ: with some every piece is a turn, with others
 * a turn is ten pieces, or a piece holds three turns. So it is learned from the talk itself.
 */
export class Turns {
  readonly #odds: Float64Array;
  readonly #isSame: Uint8Array;
  #base: number[];
  readonly #rate: number;

  constructor(cuts: readonly Cut[], looks: readonly Looks[], rate: number) {
    this.#rate = rate;
    this.#base = [logit(rate), logit(0.04)];
    this.#odds = new Float64Array(cuts.length);
    this.#isSame = new Uint8Array(cuts.length);
    for (let at = 1; at < cuts.length; at++) {
      const before = looks[at - 1];
      const now = looks[at];
      this.#isSame[at] = cuts[at]?.piece === cuts[at - 1]?.piece ? 1 : 0;
      if (before && now) this.#odds[at] = turnOdds(before, now, this.#isSame[at] === 1);
    }
  }

  chances(): Float64Array {
    return this.#odds.map((odds, at) => sigmoid((this.#base[this.#isSame[at] ?? 0] ?? 0) + odds));
  }

  learn(changed: Float64Array): void {
    const model = this.chances();
    for (const kind of [0, 1]) {
      // As if that many sentences had been seen before, at the rate that we began with.
      let seen = kind === 0 ? 6 : 40;
      let found = seen * (kind === 0 ? this.#rate : 0.04);
      let expected = found;
      for (let at = 1; at < changed.length; at++) {
        if (this.#isSame[at] !== kind) continue;
        seen++;
        found += changed[at] ?? 0;
        expected += model[at] ?? 0;
      }
      const rate = (value: number) => logit(within(value / seen, 0.005, 0.985));
      const more = (this.#base[kind] ?? 0) + rate(found) - rate(expected);
      this.#base[kind] = within(more, logit(0.01), logit(0.97));
    }
  }
}
