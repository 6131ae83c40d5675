/** The tables of how clinicians write as types; schema.ts has them all. */
import type { Language } from '@noteer/contract';
import type { Generated } from 'kysely';
import type { DefaultNow } from './columns.ts';

export type WritingTables = {
  writing_offers: WritingOffersTable;
  writing_examples: WritingExamplesTable;
  writing_rules: WritingRulesTable;
  writing_rules_off: WritingRulesOffTable;
  snippets: SnippetsTable;
};

type WritingOffersTable = {
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

type WritingExamplesTable = {
  offer_id: string;
  recording_id: string;
  body: Buffer;
};

type WritingRulesTable = {
  id: Generated<string>;
  owner_id: string | null;
  language: Language;
  body: Buffer;
  is_on: Generated<boolean>;
  is_proposed: Generated<boolean>;
  made_by: string | null;
  made_at: DefaultNow;
};

type WritingRulesOffTable = {
  rule_id: string;
  user_id: string;
};

type SnippetsTable = {
  id: Generated<string>;
  owner_id: string | null;
  abbreviation: string;
  text: Buffer;
  changed_at: DefaultNow;
};
