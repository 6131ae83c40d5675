/** What one check finds in one sentence of a note; places count from the start of the sentence. */
import type { CheckKind } from './mark.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import type { Slot } from './slots.ts';

export type Found = {
  kind: CheckKind;
  start: number;
  end: number;
  said?: string | null;
  whose?: string | null;
  /** Units of the talk. */
  units?: number[];
  /** No mark where the note has such a value elsewhere. */
  unless?: (slot: Slot) => boolean;
};

export type Check = (noted: Noted, said: Said) => Found[];
