/** What is kept of a consultation's codes, sealed with the recording's key: facts, suggestions, what was confirmed. */
import type { CodedContact, CodeSuggestion, CodeSystem, ContactFacts } from '@noteer/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Sealing } from '../../sealing.ts';
import { openText, sealText } from '../sealed-text.ts';

export type SuggestedRow = Selectable<Tables['code_suggestions']>;

/** What was suggested, and of what contact. */
export type Made = {
  contact: CodedContact;
  /** Those that count, planned or real; null where that is not known. */
  minutes: number | null;
  /** Of the price: from so many minutes. */
  step: number | null;
  suggestions: CodeSuggestion[];
  /** How often who speaks had been corrected: diagnoses are the clinician's own words. */
  speakers_revision: number;
};

/** One line of what is billed. The same performance several times is one of these with `times`. */
export type Performance = {
  system: Exclude<CodeSystem, 'icd10'>;
  code: string;
  meaning: string | null;
  is_surcharge: boolean;
  times: number;
  tariff_cents: number | null;
};

/** What was confirmed, as it was on that day: totals and exports are made of it. */
export type Outcome = {
  performances: Performance[];
  minutes: number | null;
  /** What was counted with it, to be taken back when other codes are confirmed. */
  counted: { rules: { rule: string; was_right: boolean }[]; day: string; chosen: Chosen | null };
};
export type Chosen = { case_name: string; code: string };

export const noFacts: ContactFacts = {
  kind: null,
  setting: null,
  group_size: 1,
  interpreter: 'none',
  real_minutes: null,
  travel_minutes: null,
};

const owners = {
  facts: (id: string) => `contact_facts/${id}/body`,
  made: (id: string) => `code_suggestions/${id}/body`,
  outcome: (id: string) => `code_suggestions/${id}/outcome`,
};
type Kept = { facts: ContactFacts; made: Made; outcome: Outcome };

/** `sealing` is the recording's own. */
export const sealKept = <K extends keyof Kept>(
  sealing: Sealing,
  what: K,
  id: string,
  value: Kept[K],
): Buffer => sealText(sealing, owners[what](id), JSON.stringify(value));

export const openKept = <K extends keyof Kept>(
  sealing: Sealing,
  what: K,
  id: string,
  sealed: Buffer | null | undefined,
): Kept[K] | undefined => (sealed ? JSON.parse(openText(sealing, owners[what](id), sealed)) : undefined);
