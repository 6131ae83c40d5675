/** The tables of what the institution decided as types; schema.ts has them all. */
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultNow } from './columns.ts';

export type InstitutionLogosTable = {
  /** SHA-256 of the picture. */
  name: string;
  png: Buffer;
  added_at: DefaultNow;
};

export type InstitutionSettingsTable = {
  id: Generated<string>;
  settings: JSONColumnType<Record<string, unknown>>;
  set_by: string | null;
  set_at: DefaultNow;
};
