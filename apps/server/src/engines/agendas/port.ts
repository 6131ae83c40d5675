/** What reading appointments from a file or a feed gives, and how it may fail. */
import type { AgendaField, AgendaProblemKind } from '@noteer/contract';
import type { TableFailure } from '../tables/port.ts';

export type AgendaFailure = TableFailure | 'unreadable_agenda';

/** The file cannot be read, and trying again does not help. Nothing of the file is in it. */
export class AgendaUnreadable extends Error {
  override name = 'AgendaUnreadable';
  readonly failure: AgendaFailure;

  constructor(failure: AgendaFailure) {
    super(`the agenda cannot be read: ${failure}`);
    this.failure = failure;
  }
}

export const limits = {
  appointments: 5_000,
  /** Steps of all rules for what recurs: one that goes on every day since 1990 takes 13,000. */
  steps: 1_000_000,
  /** Events of a calendar, most of them long over. */
  events: 100_000,
  text_characters: 2_000,
  memory_mb: 400,
  read_ms: 20_000,
};

export type ReadProblem = { field: AgendaField; problem: AgendaProblemKind };

/** One appointment as it stands there. Times are what the clock on the wall shows, with a literal Z. */
export type ReadAppointment = {
  /** Of a table its line; of a calendar the how manieth event it is. */
  line: number;
  external_id: string | null;
  /** A name or an e-mail address; null where the file is of one clinician. */
  clinician: string | null;
  start_time: string | null;
  end_time: string | null;
  client_code: string | null;
  client_name: string | null;
  date_of_birth: string | null;
  gender: 'male' | 'female' | null;
  description: string | null;
  /** Of a calendar: what says whom it is with. */
  title: string | null;
  is_cancelled: boolean;
  problems: ReadProblem[];
};

export type AgendaQuestion = {
  /** Of whoever uses Noteer: what the clock on the wall there shows. */
  time_zone: string;
  /** Of a calendar, what begins between these two. */
  from: string;
  until: string;
  /** Where only a calendar can be meant. */
  isCalendar?: boolean;
};

export type ReadAgenda = {
  kind: 'table' | 'calendar';
  appointments: ReadAppointment[];
  /** Events of a calendar that are no appointment: of whole days, or without a time that can be read. */
  left_out: number;
};

/** Reads beside the thread that answers; `signal` ends it. */
export type AgendaReader = (
  bytes: Uint8Array<ArrayBuffer>,
  question: AgendaQuestion,
  signal: AbortSignal,
) => Promise<ReadAgenda>;
