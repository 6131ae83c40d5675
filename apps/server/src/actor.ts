import type { Profile } from '@noteer/contract';
import type { KeptName, NamedUser } from './kept-names.ts';

/** Where a call comes from, before we know who makes it. */
export type Visitor = { address: string; request_id: string; user_agent?: string };

/** Who makes a call. Made only by http/gate.ts: a function that takes an Actor is behind the gate. */
export type Actor = Visitor &
  Omit<Profile, 'is_privileged' | 'is_superuser'> &
  Pick<NamedUser, 'kept_name'> & {
    session_id: string;
    /** Those whom they cover for today; left out: nobody. */
    covers?: readonly string[];
  };

/** A record elsewhere that sends its appointments. Made only by http/gate.ts, of the key that the call carries. */
export type Connector = Visitor & { connector_id: string; kept_name: KeptName };

/** Work that nobody asked for over HTTP: first start, scheduled jobs. */
export const system: Visitor = { address: '', request_id: 'system' };
