import { useMemo, useState } from 'react';

export type Dismissals = {
  count: number;
  has(point: Point): boolean;
  dismiss(point: Point): void;
  clear(): void;
};

type Point = { kind: string; text: string };

/** Words of a note are not written down outside of it: a number stands for them (FNV-1a, 32 bits). */
function numberOf({ kind, text }: Point): number {
  let hash = 0x811c9dc5;
  for (const character of `${kind} ${text.toLowerCase()}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

function read(key: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []);
  } catch {
    return new Set();
  }
}

/** What somebody looked at and found good, for as long as this tab is open. */
export function useDismissals(recordingId: string): Dismissals {
  const key = `marks:${recordingId}`;
  const [kept, setKept] = useState(() => read(key));
  return useMemo(() => {
    function keep(next: ReadonlySet<number>) {
      setKept(next);
      try {
        sessionStorage.setItem(key, JSON.stringify([...next]));
      } catch {
        // Storage is full or switched off: it holds until the page is left.
      }
    }
    return {
      count: kept.size,
      has: (point) => kept.has(numberOf(point)),
      dismiss: (point) => keep(new Set([...kept, numberOf(point)])),
      clear: () => keep(new Set()),
    };
  }, [key, kept]);
}
