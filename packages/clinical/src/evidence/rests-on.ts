/** The pieces of the talk that a text of a note rests on. */
import type { Places } from './places.ts';
import type { Terms } from './terms.ts';

/** How much of a text the talk must share before it is said to come from there. */
const LEAST_SHARE = 0.16;
/** A piece counts when it brings this much of what the best place shares. */
const BRINGS = 0.1;
const MOST_PIECES = 4;
/** Another part of the talk that shares almost as much counts too: people come back to a matter. */
const ALMOST = 0.88;
const APART_PIECES = 4;
/** What the first place does not have may come from a second: a summary, a list. */
const SECOND_SHARE = 0.3;

function bestOf(scores: Float64Array, isMeant: (at: number) => boolean = () => true): number {
  let best = -1;
  for (let at = 0; at < scores.length; at++)
    if (isMeant(at) && (best < 0 || (scores[at] ?? 0) > (scores[best] ?? 0))) best = at;
  return best;
}

/** Places of pieces, the one that brings most first. */
function piecesAround(places: Places, terms: Terms, place: number): number[] {
  const byPiece = new Map<number, number>();
  let total = 0;
  for (const [unit, worth] of places.contributions(terms, place)) {
    const piece = places.units[unit]?.piece ?? 0;
    byPiece.set(piece, (byPiece.get(piece) ?? 0) + worth);
    total += worth;
  }
  return [...byPiece]
    .filter(([, worth]) => worth >= BRINGS * total)
    .sort((a, b) => b[1] - a[1])
    .map(([piece]) => piece);
}

/** Places of the pieces among all pieces, in their order. */
export function piecesOf(terms: Terms, places: Places): number[] {
  if (terms.size === 0 || places.units.length === 0) return [];
  const { scores, whole } = places.shared(terms);
  const best = bestOf(scores);
  if ((scores[best] ?? 0) < LEAST_SHARE * whole) return [];
  const found = piecesAround(places, terms, best).slice(0, MOST_PIECES);
  const isApart = (at: number) =>
    Math.abs((places.units[at]?.piece ?? 0) - (places.units[best]?.piece ?? 0)) >= APART_PIECES;
  const again = bestOf(scores, isApart);
  if (again >= 0 && (scores[again] ?? 0) >= ALMOST * (scores[best] ?? 0))
    found.push(...piecesAround(places, terms, again).slice(0, 2));
  const rest = new Map(
    [...terms].filter(
      ([term]) => !places.withTerm(term).some(({ unit }) => found.includes(places.units[unit]?.piece ?? -1)),
    ),
  );
  const second = places.shared(rest);
  const other = bestOf(second.scores);
  if ((second.scores[other] ?? 0) >= SECOND_SHARE * whole)
    found.push(...piecesAround(places, rest, other).slice(0, 2));
  return [...new Set(found)].sort((a, b) => a - b);
}

export const restsOn = (terms: Terms, places: Places, pieces: readonly { seq: number }[]): number[] =>
  piecesOf(terms, places).flatMap((piece) => pieces[piece]?.seq ?? []);
