/** The tables of notes that models write as types; schema.ts has them all. */
import type { ModelProblem, NoteReading, NoteWriting } from '@noteer/contract';
import type { Generated } from 'kysely';
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

export type ModelTables = {
  note_writings: NoteWritingsTable;
  note_readings: NoteReadingsTable;
  doubt_answers: DoubtAnswersTable;
  model_speeds: ModelSpeedsTable;
};
