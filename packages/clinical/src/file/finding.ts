/** What the papers about a client say: one finding is what one written sentence says of one thing. */
import type { Language } from '../note.ts';
import type { Moment } from '../reading/slot.ts';

/** A signed note, or a document that came from outside. `date` is the day of the consultation or of the letter. */
export type FileSource = {
  id: string;
  kind: 'note' | 'attachment';
  date: string;
  author: string;
  text: string;
  template?: string;
  language: Language;
};

/** How exactly the day is known: `mei 2024` is the first of May, known by its month. */
type Precision = 'day' | 'month' | 'year';
export type FileDay = { date: string; precision: Precision };

/** `from` and `to` are the place of the sentence in the text of its source. */
type Said = FileDay & { source: string; from: number; to: number };

export type Often = {
  times?: number;
  high?: number;
  per?: string;
  every?: number;
  moment?: Moment;
  as_needed: boolean;
};

/** What is taken besides, at another part of the day. */
export type FurtherDose = { dose: number; unit?: string; moment?: Moment };

export type MedicineChange = 'started' | 'stopped' | 'raised' | 'lowered' | 'continued';

/** What is planned or advised has not happened; what was used before is not used because of it. */
export type Standing = 'now' | 'before' | 'planned' | 'advised';

export type MedicineFinding = Said & {
  kind: 'medicine';
  name: string;
  change: MedicineChange;
  standing: Standing;
  /** The sentence names the day of the change; otherwise `date` is only the day on which it was written. */
  is_dated: boolean;
  /** It says that no medicines are used: then `name` is the word for all of them. */
  is_denied: boolean;
  dose?: number;
  /** The upper end: `0,5-1 mg`. */
  dose_high?: number;
  unit?: string;
  /** How many of that dose at a time: 2 of `3dd2`. */
  pieces?: number;
  dose_before?: number;
  frequency?: Often;
  /** Where the amounts differ by the part of the day: `dose` is the first of them. */
  further?: FurtherDose[];
  since?: FileDay;
  /** Who changed it, where the sentence says so. */
  by?: string;
};

/** A measurement has a unit, a score a scale. */
export type ValueFinding = Said & {
  kind: 'measurement' | 'score';
  name: string;
  value: number;
  /** The lower of a blood pressure. */
  over?: number;
  /** The most that a score can be, where the sentence says so. */
  of?: number;
  unit?: string;
  /** `eGFR >60`. */
  limit?: '<' | '>';
  /** Of before the paper, on a day that it does not name: `date` is only the day on which it was written. */
  is_earlier?: true;
};

export type RiskMatter = 'suicidality' | 'suicide plan' | 'suicide attempt' | 'self-harm' | 'aggression';
export type RiskFinding = Said & {
  kind: 'risk';
  what: RiskMatter;
  is_denied: boolean;
  /** It was so, and the sentence does not say that it still is. */
  is_past: boolean;
};

/** `is_denied`: no allergies are known; then `name` is the word for all of them. */
export type AllergyFinding = Said & {
  kind: 'allergy';
  name: string;
  reaction?: string;
  is_denied: boolean;
};
export type AlertFinding = Said & { kind: 'alert'; text: string; until?: string };
export type DiagnosisFinding = Said & {
  kind: 'diagnosis';
  name: string;
  code?: string;
  is_certain: boolean;
  is_past: boolean;
};
export type AgreementFinding = Said & {
  kind: 'agreement';
  text: string;
  task: 'appointment' | 'send' | 'agreement';
  due?: string;
};
export type ReferralFinding = Said & { kind: 'referral_reason' | 'referral_question'; text: string };
export type PersonFinding = Said & { kind: 'person'; name: string; relation: string };

export type Finding =
  | MedicineFinding
  | ValueFinding
  | RiskFinding
  | AllergyFinding
  | AlertFinding
  | DiagnosisFinding
  | AgreementFinding
  | ReferralFinding
  | PersonFinding;
