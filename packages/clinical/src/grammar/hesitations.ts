/** The sounds people make while they think, and the shape of the lists of words that say nothing. */
import type { Language } from '../note.ts';

/** Sounds of thinking. `er` is a word in Dutch. */
export const hesitation: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:e+h+m*|u+h+m*|e+u+h+m*|h+m+|m{2,}h*|pf+|mhm)$/u,
  en: /^(?:o+h+|e+h+m*|u+h+m*|u+m+|h+m+|m{2,}h*|e+r+m*|pf+|mhm|a+h+m+)$/u,
};

export type Fillers = {
  /** Left out wherever they stand. */
  anywhere: readonly string[];
  /** Left out where a mark or an end of the sentence is beside them: `, weet je,`. */
  apart: readonly string[];
  /** Left out at the start, as often as they come, when a sentence remains. */
  opening: readonly string[];
  /** Left out at the end. */
  closing: readonly string[];
  /** Not left out after these: `niet gewoon`, `ik hoor`. */
  heldBy: ReadonlyMap<string, readonly string[]>;
  /** Said twice on purpose. */
  meantTwice: ReadonlySet<string>;
};
