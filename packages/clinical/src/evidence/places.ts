/** Where in the talk a sentence comes from: all places are weighed by what they share with it, and their neighbours help. */
import type { Terms } from './terms.ts';

/** A part of the talk, in its order. `piece` is the place of its piece among the pieces. */
export type Unit = { piece: number; terms: Terms };

const PIECES_AROUND = 3;
const UNITS_AROUND = 14;
/** How much a word that was said so many pieces away still counts. */
const AT_PIECES = [1, 0.72, 0.45, 0.25];
const PER_UNIT = 0.05;
const LEAST_WITHIN_PIECE = 0.8;

function nearness(from: Unit, to: Unit, apart: number): number {
  const pieces = Math.abs(from.piece - to.piece);
  if (pieces === 0) return Math.max(LEAST_WITHIN_PIECE, 1 - PER_UNIT * apart);
  return AT_PIECES[pieces] ?? 0;
}

/** The least that counts as a conversation keeps short ones steady. */
const SHORTEST_TALK = 40;

/** How much each place of the talk shares with a text, neighbours included, and of which terms. */
type Shared = { scores: Float64Array; whole: number };

/** The places that a term is said at or near, with its best nearness. */
type Spread = { units: number[]; near: number[] };

export class Places {
  readonly units: readonly Unit[];
  readonly #index = new Map<string, { unit: number; worth: number }[]>();
  readonly #stamp: Float64Array;
  /** By term and worth: the sentences of a note use the same words over and over. */
  readonly #spreads = new Map<string, Map<number, Spread>>();
  /** One check after another asks about the same sentence. */
  #last: { terms: Terms; shared: Shared } | undefined;

  constructor(units: readonly Unit[]) {
    this.units = units;
    for (const [unit, { terms }] of units.entries())
      for (const [term, worth] of terms) {
        const row = this.#index.get(term);
        if (row) row.push({ unit, worth });
        else this.#index.set(term, [{ unit, worth }]);
      }
    this.#stamp = new Float64Array(units.length);
  }

  /** A term that few places have tells most. */
  weight(term: string): number {
    const total = Math.max(SHORTEST_TALK, this.units.length);
    return Math.log(1 + total / (2 + (this.#index.get(term)?.length ?? 0)));
  }

  isSaid(term: string): boolean {
    return this.#index.has(term);
  }

  /** Places that have the term itself. */
  withTerm(term: string): readonly { unit: number; worth: number }[] {
    return this.#index.get(term) ?? [];
  }

  shared(terms: Terms): Shared {
    if (this.#last?.terms !== terms) this.#last = { terms, shared: this.#share(terms) };
    return this.#last.shared;
  }

  #share(terms: Terms): Shared {
    const scores = new Float64Array(this.units.length);
    let whole = 0;
    for (const [term, worth] of terms) {
      const rarity = this.weight(term);
      whole += rarity * worth;
      const { units, near } = this.#spreadOf(term, worth);
      for (let at = 0; at < units.length; at++) {
        const unit = units[at] ?? 0;
        scores[unit] = (scores[unit] ?? 0) + rarity * (near[at] ?? 0);
      }
    }
    return { scores, whole };
  }

  #spreadOf(term: string, most: number): Spread {
    const known = this.#spreads.get(term) ?? new Map<number, Spread>();
    const before = known.get(most);
    if (before) return before;
    const spread = this.#spread(term, most);
    known.set(most, spread);
    this.#spreads.set(term, known);
    return spread;
  }

  #spread(term: string, most: number): Spread {
    const postings = this.#index.get(term) ?? [];
    const best = this.#stamp;
    const met: number[] = [];
    for (const { unit, worth } of postings) {
      const from = this.units[unit];
      if (!from) continue;
      const last = Math.min(this.units.length - 1, unit + UNITS_AROUND);
      for (let at = Math.max(0, unit - UNITS_AROUND); at <= last; at++) {
        const to = this.units[at];
        if (!to || Math.abs(to.piece - from.piece) > PIECES_AROUND) continue;
        const near = nearness(from, to, Math.abs(at - unit)) * Math.min(most, worth);
        const before = best[at] ?? 0;
        if (near <= before) continue;
        if (before === 0) met.push(at);
        best[at] = near;
      }
    }
    const near = met.map((at) => best[at] ?? 0);
    for (const at of met) best[at] = 0;
    return { units: met, near };
  }

  /** What each unit around a place brings to a text. */
  contributions(terms: Terms, place: number): Map<number, number> {
    const brought = new Map<number, number>();
    const centre = this.units[place];
    if (!centre) return brought;
    for (const [term, worth] of terms) {
      let best: { unit: number; near: number } | undefined;
      for (const { unit, worth: own } of this.#index.get(term) ?? []) {
        const from = this.units[unit];
        if (!from || Math.abs(unit - place) > UNITS_AROUND) continue;
        if (Math.abs(from.piece - centre.piece) > PIECES_AROUND) continue;
        const near = nearness(from, centre, Math.abs(unit - place)) * Math.min(worth, own);
        if (!best || near > best.near) best = { unit, near };
      }
      if (best) brought.set(best.unit, (brought.get(best.unit) ?? 0) + best.near * this.weight(term));
    }
    return brought;
  }
}
