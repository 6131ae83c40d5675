/** The tables of codes as types; schema.ts has them all. */
import type { CodeDoubt } from '@noteer/contract';
import type { Generated } from 'kysely';
import type { Day, DefaultNow, Timestamp } from './columns.ts';

type ContactFactsTable = {
  recording_id: string;
  body: Buffer;
  revision: number;
  said_by: string;
  said_at: DefaultNow;
};

type CodeSuggestionsTable = {
  recording_id: string;
  clinician_id: string;
  appointment_time: Timestamp;
  is_signed: boolean;
  is_confirmed: Generated<boolean>;
  doubt: CodeDoubt | null;
  made_on: string | null;
  body: Buffer | null;
  revision: Generated<number>;
  differs: boolean | null;
  outcome: Buffer | null;
  confirmed_by: string | null;
  confirmed_at: Timestamp | null;
};

type CodeOutcomesTable = {
  rule: string;
  was_right: boolean;
  day: Day;
  count: number;
};

type CodeCasesTable = {
  case_name: string;
  code: string;
  count: number;
};

export type CodeTables = {
  code_cases: CodeCasesTable;
  code_outcomes: CodeOutcomesTable;
  code_suggestions: CodeSuggestionsTable;
  contact_facts: ContactFactsTable;
};
