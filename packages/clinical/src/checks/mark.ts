/** What the checks say of a note. */
export type CheckKind = 'number' | 'dose' | 'medicine' | 'date' | 'name' | 'negation' | 'symptom';

/** A place in the note's markdown text, UTF-16 units, end not included, that the transcript does not carry. */
export type Mark = { kind: CheckKind; start: number; end: number; text: string };

export type OmissionKind = 'medicine' | 'risk' | 'agreement';

/** What the transcript has and the note leaves out. `seq` is the transcript piece. */
export type Omission = { kind: OmissionKind; text: string; seq: number };

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
