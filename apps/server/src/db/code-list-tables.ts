/** The tables of lists of codes and of what was decided about codes, as types; schema.ts has them all. */
import type {
  CodeLine,
  CodeListOrigin,
  CodeProblem,
  CodeSettings,
  CodeSystem,
  CodeVerdict,
  InstitutionSettings,
} from '@noteer/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Day, DefaultNow, Timestamp } from './columns.ts';

export type CodeImportsTable = {
  id: Generated<string>;
  number: Generated<string>;
  system: CodeSystem;
  origin: CodeListOrigin;
  file_name: string;
  lines: number;
  imported_by: string | null;
  imported_at: DefaultNow;
  taken_back_by: string | null;
  taken_back_at: Timestamp | null;
};

export type CodeLinesTable = {
  import_id: string;
  position: number;
  code: string;
  description: string;
  found_by: string;
  valid_from: Day;
  valid_until: Day | null;
  type: CodeLine['type'];
  setting: CodeLine['setting'];
  profession: CodeLine['profession'];
  kind: CodeLine['kind'];
  minutes: number | null;
  group_size: number | null;
  tariff_cents: number | null;
};

export type CodePreviewsTable = {
  id: Generated<string>;
  made_by: string;
  system: CodeSystem;
  file_name: string;
  seen_on: string;
  made_at: DefaultNow;
};

export type CodePreviewLinesTable = {
  preview_id: string;
  verdict: CodeVerdict;
  position: number;
  code: string;
  description: string;
  found_by: string;
  valid_from: Day | null;
  valid_until: Day | null;
  type: CodeLine['type'];
  setting: CodeLine['setting'];
  profession: CodeLine['profession'];
  kind: CodeLine['kind'];
  minutes: number | null;
  group_size: number | null;
  tariff_cents: number | null;
  was: JSONColumnType<Partial<CodeLine>> | null;
  problems: JSONColumnType<CodeProblem[]> | null;
};

export type CodeSettingsTable = {
  id: Generated<string>;
  time_rule: CodeSettings['time_rule'];
  confirmed_by: InstitutionSettings['confirmed_by'];
  icd10_reason: string | null;
  template_kinds: JSONColumnType<CodeSettings['template_kinds']>;
  set_by: string | null;
  set_at: DefaultNow;
};
