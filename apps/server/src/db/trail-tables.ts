/** The tables of the access log as types; schema.ts has them all. */
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

export type AuditLogTable = {
  id: GeneratedAlways<string>;
  event_id: Generated<string>;
  event_type_code: string;
  event_action_code: 'C' | 'R' | 'U' | 'D' | 'E';
  event_date_time: DefaultNow;
  event_outcome_indicator: 0 | 4 | 8;
  user_id: string | null;
  alternate_user_id: string | null;
  /** In the open, of before names were sealed; the first start since then has emptied it. */
  user_name: string | null;
  user_is_requestor: Generated<boolean>;
  role_id_code: string;
  purpose_of_use: string | null;
  network_access_point_type_code: Generated<number>;
  network_access_point_id: string | null;
  participant_object_type_code: Generated<number>;
  participant_object_type_code_role: string | null;
  participant_object_data_life_cycle: string | null;
  participant_object_id_type_code: string | null;
  participant_object_permission_policy_set: string | null;
  participant_object_sensitivity: string | null;
  participant_object_id: string | null;
  participant_object_name: string | null;
  participant_object_detail: JSONColumnType<object> | null;
  participant_object_description: string | null;
  autorisatie_protocol: string | null;
  behandelrelatie_protocol: string | null;
  toestemmings_profiel: string | null;
  controles: string | null;
  audit_enterprise_site_id: string | null;
  audit_source_id: Generated<string>;
  audit_source_type_code: Generated<number>;
  previous_hash: Buffer | null;
  hash: Buffer | null;
  client_id: string | null;
  user_name_mac: Buffer | null;
};

export type AuditNamesTable = {
  mac: Buffer;
  name: Buffer;
};

export type AuditSealsTable = {
  number: string;
  line_id: string;
  key_name: string;
  mac: Buffer;
  sealed_at: DefaultNow;
};

export type AuditUnsealedTable = {
  line_id: string;
};

export type UnusualReadsTable = {
  id: GeneratedAlways<string>;
  kind: 'many_clients' | 'no_treatment';
  user_id: string;
  hour: Timestamp;
  client_id: string | null;
  clients: number;
  found_at: DefaultNow;
};

export type UnusualReadsUntilTable = {
  only_row: Generated<boolean>;
  hour: Timestamp;
};
