/** The tables of signing, covering and reminding as types; schema.ts has them all. */
import type { NoteStep } from '@noteer/contract';
import type { Generated } from 'kysely';
import type { Day, DefaultNow, Timestamp } from './columns.ts';

type NoteStepsTable = {
  id: Generated<string>;
  recording_id: string;
  kind: NoteStep['kind'];
  done_by: string;
  on_behalf_of: string | null;
  asked_of: string | null;
  reason: Buffer | null;
  created_at: DefaultNow;
};

type NoteCommentsTable = {
  id: Generated<string>;
  step_id: string;
  recording_id: string;
  place: number;
  sentence: Buffer;
  text: Buffer;
};

type CoversTable = {
  id: Generated<string>;
  absent_id: string;
  covering_id: string;
  starts_on: Day;
  ends_on: Day;
  set_by: string | null;
  created_at: DefaultNow;
  ended_at: Timestamp | null;
};

type RemindersTable = {
  user_id: string;
  period: Day;
  claimed_at: DefaultNow;
};

export type StepTables = {
  note_steps: NoteStepsTable;
  note_comments: NoteCommentsTable;
  covers: CoversTable;
  reminders: RemindersTable;
};
