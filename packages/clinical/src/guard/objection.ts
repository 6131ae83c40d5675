/** What speaks against a sentence that a model wrote. */
import type { CheckKind } from '../checks/mark.ts';

/**
 * - what the checks mark;
 * - `unsupported`: the pieces that it names say something else;
 * - `instruction`: it rests on somebody telling the writer what to write.
 */
export type ObjectionKind = CheckKind | 'unsupported' | 'instruction';

export type Objection = {
  kind: ObjectionKind;
  /** The words of the sentence that do not hold; '' when it is the whole of it. */
  text: string;
  /** What was said instead, where that is known. */
  said: string | null;
  /** Of somebody else's fact: whose it is. */
  whose: string | null;
};

export const objection = (kind: ObjectionKind, text = '', whose: string | null = null): Objection => ({
  kind,
  text,
  said: null,
  whose,
});
