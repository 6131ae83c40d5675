/** Cells of a line that stand apart by spaces, and the columns that they stand under. */

export type Place = { start: number; end: number; text: string };

/** Words with one space between them are one cell. */
export const placesIn = (line: string, from = 0): Place[] =>
  [...line.slice(from).matchAll(/[^\s]+(?: [^\s]+)*/gu)].map(({ 0: text, index }) => ({
    start: from + index,
    end: from + index + text.length,
    text,
  }));

const overlap = (a: Place, b: Place): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** As far as a cell may begin from where its title does. */
const ALIGNED_characters = 1;

/** The column of a cell: one that begins where it does, else the one that it is most under, else the nearest. */
function columnOf(place: Place, columns: readonly Place[]): number {
  const aligned = columns.findIndex(({ start }) => Math.abs(start - place.start) <= ALIGNED_characters);
  if (aligned >= 0) return aligned;
  const shared = columns.map((column) => overlap(place, column));
  return shared.indexOf(Math.max(...shared));
}

/** A piece of a cell that ran into the next column: `magnesium (mmol/l) 0,58`. */
const isBegin = /^(?:[<>≤≥]?\d|[-–—](?:\s|$))/u;
const NEAR_characters = 3;

/** Where a cell goes over into a column that has no cell of its own. */
function cutIn(place: Place, column: Place): number | undefined {
  const spaces = [...place.text.matchAll(/ /g)]
    .map(({ index }) => index + 1)
    .filter((at) => {
      const begin = place.start + at;
      const isUnder = begin >= column.start - NEAR_characters && begin < column.end;
      return begin === column.start || (isUnder && isBegin.test(place.text.slice(at)));
    });
  return spaces.toSorted(
    (a, b) => Math.abs(place.start + a - column.start) - Math.abs(place.start + b - column.start),
  )[0];
}

/** The cells of a line, those that ran into another column cut in two. */
function cut(places: readonly Place[], columns: readonly Place[]): Place[] {
  const taken = new Set(places.map((place) => columnOf(place, columns)));
  return places.flatMap((place): Place[] => {
    const own = columnOf(place, columns);
    const into = columns.findIndex((column, at) => at > own && !taken.has(at) && overlap(place, column) > 0);
    const column = columns[into];
    const at = column && cutIn(place, column);
    if (at === undefined) return [place];
    const { start, end, text } = place;
    return [
      { start, end: start + at - 1, text: text.slice(0, at - 1) },
      { start: start + at, end, text: text.slice(at) },
    ];
  });
}

export type Cell = Place & { column: number };

/** The cells of a line under columns, from left to right; undefined where they do not stand under them. */
export function cellsUnder(places: readonly Place[], columns: readonly Place[]): Cell[] | undefined {
  const cells = cut(places, columns).map((place) => ({ ...place, column: columnOf(place, columns) }));
  const isInOrder = cells.every(({ column }, at) => at === 0 || column >= (cells[at - 1]?.column ?? 0));
  return isInOrder ? cells : undefined;
}
