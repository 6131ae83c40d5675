/** What the checks say of a note. */
import type { FactKind } from '../facts/fact.ts';

export type CheckKind =
  | 'number'
  | 'dose'
  | 'frequency'
  | 'medicine'
  | 'date'
  | 'time'
  | 'name'
  | 'person'
  | 'negation'
  | 'symptom'
  | 'side'
  | 'certainty'
  | 'plan';

/** A place in the note's markdown text, UTF-16 units, end not included, that the transcript does not carry. */
export type Mark = {
  kind: CheckKind;
  start: number;
  end: number;
  text: string;
  /** What was said instead, as it would stand in the note in the place of `text`; null where nothing was. */
  said: string | null;
  /** Of somebody else's fact: whose it is (`moeder`). */
  whose: string | null;
  /** Pieces of the transcript that tell it. */
  sources: number[];
};

export type OmissionKind = 'medicine' | 'risk' | 'agreement';

/** What the transcript has and the note leaves out. `seq` is the transcript piece. */
export type Omission = {
  kind: OmissionKind;
  text: string;
  seq: number;
  /** As it would stand in the note. */
  sentence: string;
  /** Says which section it belongs in. */
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
