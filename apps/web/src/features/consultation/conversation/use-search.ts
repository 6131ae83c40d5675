import { useDeferredValue, useMemo, useState } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';

/** Without capitals and accents, character for character: places in it are places in the text. */
const folded = (text: string): string =>
  [...text]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === character.length ? plain : character;
    })
    .join('');

/** Where a folded needle stands in a text. */
export function placesOf(text: string, needle: string): number[] {
  const places: number[] = [];
  const hay = folded(text);
  for (let at = hay.indexOf(needle); needle && at >= 0; at = hay.indexOf(needle, at + needle.length))
    places.push(at);
  return places;
}

/** Searches the conversation; typing does not wait for it. */
export function useEvidenceSearch(pieces: readonly TranscriptPiece[]) {
  const [query, setQuery] = useState('');
  const [turn, setTurn] = useState(0);
  const needle = folded(useDeferredValue(query).trim());
  const found = useMemo(
    () => (needle ? pieces.filter(({ text }) => folded(text).includes(needle)).map(({ seq }) => seq) : []),
    [pieces, needle],
  );
  const at = found.length > 0 ? ((turn % found.length) + found.length) % found.length : 0;
  const seqs = useMemo(() => new Set(found), [found]);
  return {
    query,
    needle,
    seqs,
    at,
    count: found.length,
    /** The piece that the search stands at. */
    current: found[at],
    search(next: string) {
      setQuery(next);
      setTurn(0);
    },
    move: (by: 1 | -1) => setTurn(at + by),
  };
}
