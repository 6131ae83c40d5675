/** The tables of how clinicians write as types; schema.ts has them all. */
import type { Language } from '@noteer/contract';
import type { Generated } from 'kysely';
import type { DefaultNow } from './columns.ts';

export type WritingOffersTable = {
  id: Generated<string>;
  clinician_id: string;
  language: Language;
  body: Buffer;
  times: number;
  occasions: number;
  notes: number;
  state: Generated<'open' | 'accepted' | 'refused'>;
  is_new: Generated<boolean>;
  counted_at: DefaultNow;
};

export type WritingExamplesTable = {
  offer_id: string;
  recording_id: string;
  body: Buffer;
};

export type WritingRulesTable = {
  id: Generated<string>;
  owner_id: string | null;
  language: Language;
  body: Buffer;
  is_on: Generated<boolean>;
  is_proposed: Generated<boolean>;
  made_by: string | null;
  made_at: DefaultNow;
};

export type WritingRulesOffTable = {
  rule_id: string;
  user_id: string;
};

export type SnippetsTable = {
  id: Generated<string>;
  owner_id: string | null;
  abbreviation: string;
  text: Buffer;
  changed_at: DefaultNow;
};
