/** The tables of what the institution decides and counts as types; schema.ts has them all. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Day, DefaultNow } from './columns.ts';

type NoteFiguresTable = {
  week: Day;
  user_id: string;
  team: string;
  consultations: number;
  signed_within: number[];
  draft_words: string;
  kept_words: string;
  marks: number;
  marks_taken: number;
  omissions: number;
  omissions_taken: number;
};

type CountedNotesTable = {
  recording_id: string;
};

type InstitutionLogosTable = {
  /** SHA-256 of the picture. */
  name: string;
  png: Buffer;
  added_at: DefaultNow;
};

type InstitutionSettingsTable = {
  id: Generated<string>;
  settings: JSONColumnType<Record<string, unknown>>;
  set_by: string | null;
  set_at: DefaultNow;
};

export type InstitutionTables = {
  note_figures: NoteFiguresTable;
  counted_notes: CountedNotesTable;
  institution_logos: InstitutionLogosTable;
  institution_settings: InstitutionSettingsTable;
};
