/** An appointment from elsewhere with what would become of it. */
import {
  type AgendaProblem,
  type IncomingCounts,
  type IncomingVerdict,
  incomingVerdicts,
} from '@noteer/contract';
import type { Identity } from '../../consultations/clients.ts';
import type { ReadAppointment } from '../../engines/agendas/port.ts';
import type { FoundClient } from './client-lookup.ts';
import type { Clinician } from './people.ts';
import type { Kept } from './queries.ts';

export type Incoming = {
  /** 'file', 'connector', or the id of a feed. */
  source: string;
  appointments: readonly ReadAppointment[];
  /** Whose it is where nothing is said. */
  usual_clinician: string | undefined;
  /** Of a calendar: whether somebody who is not known here is made a client. */
  takes: 'known' | 'everyone';
};

export type Planned = {
  read: ReadAppointment;
  verdict: IncomingVerdict;
  problems: AgendaProblem[];
  clinician: Clinician | undefined;
  identity: Identity;
  client: FoundClient | undefined;
  /** The one that is here. */
  kept: Kept | undefined;
  /** Whether it is known by its id already, and says what it said then. */
  is_settled: boolean;
  /** Undefined where nobody elsewhere knows it by an id. */
  external_mac: Buffer | undefined;
  content_mac: Buffer;
};

/** By which an appointment without an id is the same as another. */
export const slotOf = (clinician_id: string, time: string | Date, client: string): string =>
  `${clinician_id}/${typeof time === 'string' ? time : time.toISOString()}/${client}`;

export function countsOf(all: readonly Planned[], left_out = 0): IncomingCounts {
  const counts = Object.fromEntries(incomingVerdicts.map((verdict) => [verdict, 0])) as IncomingCounts;
  for (const { verdict } of all) counts[verdict] += 1;
  counts.left_out += left_out;
  return counts;
}
