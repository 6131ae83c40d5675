/** The tables of appointments from elsewhere as types; schema.ts has them all. */
import type { AgendaFeed, FeedProblem, IncomingCounts } from '@noteer/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

type AgendaFeedsTable = {
  id: Generated<string>;
  clinician_id: string;
  address: Buffer;
  takes: AgendaFeed['takes'];
  created_by: string | null;
  created_at: DefaultNow;
  read_at: Timestamp | null;
  tried_at: Timestamp | null;
  next_at: DefaultNow;
  reading_since: Timestamp | null;
  problem: FeedProblem | null;
  counts: JSONColumnType<IncomingCounts> | null;
};

type ConnectorKeysTable = {
  id: Generated<string>;
  name: string;
  key_hash: Buffer;
  ends_with: string;
  created_by: string | null;
  created_at: DefaultNow;
  used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  minute_began: DefaultNow;
  minute_calls: Generated<number>;
};

type IncomingAppointmentsTable = {
  /** 'file', 'connector', or the id of the feed. */
  source: string;
  external_mac: Buffer;
  appointment_id: string;
  content_mac: Buffer;
  cancelled_at: Timestamp | null;
};

export type IncomingTables = {
  agenda_feeds: AgendaFeedsTable;
  connector_keys: ConnectorKeysTable;
  incoming_appointments: IncomingAppointmentsTable;
};
