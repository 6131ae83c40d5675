/** The lines that are jotted down, as several places know them: this tab, the device, the server. */
import { MAX_JOTTED } from '@noteer/contract';

export type Line = { id: string; at_s: number; text: string; edited_at: string };
export type Lines = ReadonlyMap<string, Line>;

/** Of each line the version that was edited last. The same map where nothing is new. */
export function joined(known: Lines, found: readonly Line[]): Lines {
  const newer = found.filter(({ id, edited_at }) => edited_at > (known.get(id)?.edited_at ?? ''));
  if (newer.length === 0) return known;
  return new Map([...known, ...newer.map((line) => [line.id, line] as const)]);
}

/** In the order in which they were begun; what was taken away is not shown, unless somebody is in it. */
export const shownLines = (lines: Lines, focused: string | null): Line[] =>
  [...lines.values()]
    .filter(({ id, text }) => text.trim() !== '' || id === focused)
    .toSorted((a, b) => a.at_s - b.at_s);

export const charactersLeft = (lines: Lines): number =>
  Math.max(0, MAX_JOTTED - [...lines.values()].reduce((sum, { text }) => sum + text.length, 0));

/** Later than the version before it, however quick the hand and however coarse the clock. */
export function editedAfter(before: Line | undefined): string {
  const now = new Date().toISOString();
  if (!before || now > before.edited_at) return now;
  return new Date(Date.parse(before.edited_at) + 1).toISOString();
}
