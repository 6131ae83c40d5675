/** What the checks say of a note. */
import type { FactKind } from '../facts/kind.ts';

export type CheckKind =
  | 'number'
  | 'dose'
  | 'frequency'
  | 'medicine'
  | 'date'
  | 'name'
  | 'negation'
  | 'symptom'
  | 'person'
  | 'plan'
  | 'time'
  | 'side'
  | 'severity'
  | 'certainty';

/** A place in the note's markdown text, UTF-16 units, end not included, that the transcript does not carry. */
export type Mark = {
  kind: CheckKind;
  start: number;
  end: number;
  text: string;
  /** What was said instead, ready to take the place of `text`. */
  said: string | null;
  /** The relation, when it is somebody else's. */
  whose: string | null;
  /** Pieces of the transcript to show with it. */
  sources: number[];
};

export type OmissionKind =
  | 'medicine'
  | 'measurement'
  | 'risk'
  | 'agreement'
  | 'appointment'
  | 'complaint'
  | 'denial'
  | 'history'
  | 'other';

/** What the transcript has and the note leaves out. `seq` is the transcript piece; `sentence` is ready for the note. */
export type Omission = {
  kind: OmissionKind;
  text: string;
  seq: number;
  sentence: string;
  fact_kind: FactKind;
};

/**
 * A sentence of a note that asks for something to be done. `due` is a YYYY-MM-DD date when the sentence names one,
 * else null.
 */
export type FollowUp = {
  kind: 'appointment' | 'send' | 'agreement';
  text: string;
  start: number;
  end: number;
  due: string | null;
};
