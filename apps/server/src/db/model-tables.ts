/** The tables of notes that models write as types; schema.ts has them all. */
import type { ModelProblem, ModelTrial, NoteReading, NoteWriting } from '@noteer/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

type NoteWritingsTable = {
  recording_id: string;
  phase: Generated<NoteWriting['phase']>;
  part: Generated<number>;
  parts: Generated<number>;
  body: Buffer | null;
  started_at: DefaultNow;
  ends_at: Timestamp | null;
  problem: ModelProblem | null;
  attempts: Generated<number>;
  next_try_at: Timestamp | null;
  is_stop_asked: Generated<boolean>;
};

type NoteReadingsTable = {
  recording_id: string;
  ai_model_name: string;
  number: number;
  state: Generated<NoteReading['state']>;
  /** Its clinician asked for it: what is found are remarks. */
  is_own: boolean;
  is_applied: Generated<boolean>;
  body: Buffer | null;
  problem: ModelProblem | null;
  asked_at: DefaultNow;
};

type DoubtAnswersTable = {
  recording_id: string;
  mac: Buffer;
  body: Buffer;
};

type ModelSpeedsTable = {
  model: string;
  read_tokens_a_s: number;
  written_tokens_a_s: number;
  measured_at: DefaultNow;
};

type ModelChoicesTable = {
  id: Generated<string>;
  choice: JSONColumnType<Record<string, unknown>>;
  set_by: string | null;
  set_at: DefaultNow;
};

type ModelKeysTable = {
  id: string;
  key: Buffer;
  added_at: DefaultNow;
};

type ModelTrialsTable = {
  id: string;
  asked_by: string;
  asked: JSONColumnType<Record<string, unknown>>;
  key: Buffer | null;
  state: Generated<ModelTrial['state']>;
  problem: ModelProblem | null;
  body: JSONColumnType<Record<string, unknown>> | null;
  asked_at: DefaultNow;
  seen_at: DefaultNow;
};

export type ModelTables = {
  model_choices: ModelChoicesTable;
  model_keys: ModelKeysTable;
  model_trials: ModelTrialsTable;
  note_writings: NoteWritingsTable;
  note_readings: NoteReadingsTable;
  doubt_answers: DoubtAnswersTable;
  model_speeds: ModelSpeedsTable;
};
