/** What goes to a model elsewhere: what identifies somebody does not, and is put back in what it answers. */
import type { TranscriptPiece } from '@noteer/clinical';
import {
  countByKind,
  type IdentifierKind,
  type IdentifierMap,
  type KnownIdentifiers,
  putBack,
  replaceIdentifiers,
} from '@noteer/clinical/identifiers';
import type { Language } from '@noteer/contract';

/** What left, as it left. */
export type Departure = {
  text: string;
  pieces: number;
  replaced: Partial<Record<IdentifierKind, number>>;
};

/** For models elsewhere; one in the house has no need of it. */
export type Away = {
  known: KnownIdentifiers;
  /** Called before anything goes, so that nothing goes unseen. */
  leaves: (departure: Departure) => Promise<void>;
};

/** Only words that people said or wrote pass through it: our own headings, ids and instructions never do. */
export type Disguise = {
  hide(texts: readonly string[]): string[];
  /** In JSON as it comes, whole or not. */
  show(answer: string): string;
  leaves(text: string, pieces: number): Promise<void>;
};

/** A quotation mark in a name does not end the sentence of the answer. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const usedIn = (text: string, map: IdentifierMap): IdentifierMap =>
  new Map([...map].filter(([standIn]) => text.includes(`[${standIn}]`)));

export const noDisguise: Disguise = {
  hide: (texts) => [...texts],
  show: (answer) => answer,
  leaves: async () => {},
};

export function disguiseFor(pieces: readonly TranscriptPiece[], away: Away, language: Language): Disguise {
  const known = { ...away.known, language };
  // Of the whole talk first: whoever is named in its last part may be meant in its first.
  let { map } = replaceIdentifiers(
    pieces.map(({ text }) => text),
    known,
  );
  return {
    hide(texts) {
      const replaced = replaceIdentifiers([...texts], known, map);
      map = replaced.map;
      return replaced.texts;
    },
    show: (answer) => putBack(answer, map, inJson),
    leaves: (text, count) => away.leaves({ text, pieces: count, replaced: countByKind(usedIn(text, map)) }),
  };
}
