/** The tables of keeping and erasing as types; schema.ts has them all. */
import type { IdentifierKind } from '@noteer/clinical/identifiers';
import type { ErasedCounts, RetentionRule } from '@noteer/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Day, DefaultNow, Timestamp } from './columns.ts';

export type HoldsTable = {
  id: Generated<string>;
  recording_id: string | null;
  client_id: string | null;
  reason: Buffer;
  set_by: string;
  set_at: DefaultNow;
  released_by: string | null;
  released_at: Timestamp | null;
};

export type RemovalsTable = {
  id: Generated<string>;
  rule: RetentionRule['name'];
  object_id: string | null;
  count: Generated<number>;
  removed_at: DefaultNow;
};

export type LeftoverFoldersTable = {
  folder: string;
  asked_at: DefaultNow;
};

export type DeclaredCodesTable = {
  id: Generated<string>;
  day: Day;
  clinician_id: string;
  system: 'zpm' | 'ggz_nhn' | 'icd10';
  code: Buffer;
  kept_at: DefaultNow;
};

export type ErasuresTable = {
  id: Generated<string>;
  client_hash: Buffer;
  /** JSON goes in as text and comes out read. */
  counts: ColumnType<ErasedCounts, string, never>;
  hashes: Buffer[];
  erased_by: string;
  erased_at: DefaultNow;
};

export type DeparturesTable = {
  id: string;
  left_at: DefaultNow;
  engine: string;
  recording_id: string | null;
  what: 'text' | 'sound';
  pieces: number;
  /** JSON goes in as text and comes out read. */
  replaced: ColumnType<Partial<Record<IdentifierKind, number>>, string | undefined, string>;
  body: Buffer | null;
};
