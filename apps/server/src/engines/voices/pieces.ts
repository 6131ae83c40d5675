/**
 * Cuts speech between two pauses into pieces of about a second, where the voice before is least like the voice after. A
 * second is enough to know a voice that was heard before, too little to be sure that two are different: so the cuts
 * are many, and which pieces belong together is told by all of the talk (tell-apart.ts).
 */
import { likeness } from './likeness.ts';
import type { Voiceprint } from './port.ts';
import type { Part } from './xvector-model.ts';

/** In frames, of which a second of speech has at most a hundred. */
export const CUT = {
  /** Pieces have at least and at most so many. */
  shortest: 60,
  longest: 200,
  /** How much is compared on either side of a place. */
  side: 100,
  /** From one place to the next. */
  step: 10,
} as const;

/** A cut is worth it where the voices on its sides are less alike than this, */
const ALIKE = 0.25;
/** or by so much less than they usually are in this speech: some voices are like everybody's. */
const LESS_ALIKE = 0.08;

/** Where a cut may be, and what has to be compared for it. */
export function placesToCut(frames: number): { place: number; before: Part; after: Part }[] {
  const places: { place: number; before: Part; after: Part }[] = [];
  for (let place = CUT.shortest; place <= frames - CUT.shortest; place += CUT.step) {
    places.push({
      place,
      before: { first: Math.max(0, place - CUT.side), end: place },
      after: { first: place, end: Math.min(frames, place + CUT.side) },
    });
  }
  return places;
}

export type Place = { place: number; before: Voiceprint; after: Voiceprint };

/** The cheapest way through all places: a cut gains by how much the voices on its sides differ. */
export function cutPieces(frames: number, places: Place[]): Part[] {
  const alike = places.map(({ before, after }) => likeness(before, after));
  const usual = alike.toSorted((a, b) => a - b)[Math.floor(alike.length / 2)] ?? 0;
  const limit = Math.max(ALIKE, usual - LESS_ALIKE);
  const nodes = [
    { place: 0, cost: 0 },
    ...places.map(({ place }, i) => ({ place, cost: (alike[i] as number) - limit })),
    { place: frames, cost: 0 },
  ];
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to < nodes.length; to++) {
    const node = nodes[to] as (typeof nodes)[number];
    let choice = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = to - 1; from >= 0; from--) {
      const length = node.place - (nodes[from] as (typeof nodes)[number]).place;
      if (length > CUT.longest + CUT.step) break;
      if (from > 0 && length < CUT.shortest) continue;
      const cost = (best[from] as { cost: number }).cost + node.cost;
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const pieces: Part[] = [];
  for (let to = nodes.length - 1; to > 0; ) {
    const { from } = best[to] as { from: number };
    pieces.unshift({
      first: (nodes[from] as (typeof nodes)[number]).place,
      end: (nodes[to] as (typeof nodes)[number]).place,
    });
    to = from;
  }
  return pieces;
}
