import type { KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

/** The arrows go from row to row, as in a table of a desktop program; Tab goes on as everywhere. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const rows = rowsIn(event.currentTarget);
  const at = rows.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  rows[step(at, rows.length - 1)]?.focus();
}

/** Before the row at hand leaves the list: the focus goes to its neighbour, and to the list when it was the last. */
export function leaveRow(list: HTMLElement, row: HTMLElement) {
  const rows = rowsIn(list);
  const at = rows.indexOf(row);
  if (at < 0) return;
  (rows[at + 1] ?? rows[at - 1] ?? list).focus();
}
