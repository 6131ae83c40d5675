/** Hears of every change there is, once per process, and passes each on to those who listen for that clinician. */
import pg from 'pg';
import type { Logger } from 'pino';
import { CHANNEL, type Change, type InstitutionChange, type SessionEnd } from './events.ts';

type Listener = { session_id: string; onChange(change: Change): void; onEnd(): void };

export type Changes = {
  /** Returns what ends it. */
  follow(clinician_id: string, listener: Listener): () => void;
  /** How many listen for this clinician in this process. */
  listening(clinician_id: string): number;
  /** Called when the institution decided something, and when that may have been missed. */
  followInstitution(listener: () => Promise<void>): void;
  /** Tells everyone who listens that it is over: a server that stops waits for nobody's page. */
  letGo(): void;
  close(): Promise<void>;
};

/** After a broken connection; pages poll meanwhile. */
const RECONNECT_MS = 1_000;

/** Anybody in the database can announce: what is none of ours must not end the process that hears it. */
function announced(payload = ''): Change | SessionEnd | InstitutionChange | undefined {
  try {
    const said: unknown = JSON.parse(payload);
    return typeof said === 'object' && said !== null ? (said as Change) : undefined;
  } catch {
    return undefined;
  }
}

export function listenForChanges(connectionString: string, log: Logger): Changes {
  const listeners = new Map<string, Set<Listener>>();
  const ofInstitution: (() => Promise<void>)[] = [];
  let client: pg.Client | undefined;
  let isClosed = false;

  const readInstitution = () => {
    for (const read of ofInstitution)
      read().catch((error) => log.warn({ err: error }, 'cannot read what the institution decided'));
  };

  async function connect(): Promise<void> {
    if (isClosed) return;
    const next = new pg.Client({ connectionString, application_name: 'noteer changes', keepAlive: true });
    client = next;
    const again = () => {
      if (client === next && !isClosed) setTimeout(connect, RECONNECT_MS);
      client = undefined;
    };
    next.on('error', (error) => log.warn({ err: error }, 'the listener for changes lost its connection'));
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      const change = announced(payload);
      if (!change) return;
      if (change.kind === 'institution_changed') return readInstitution();
      for (const { session_id, onChange, onEnd } of [...(listeners.get(change.clinician_id) ?? [])]) {
        if (change.kind !== 'session_ended') onChange(change);
        else if (change.id === session_id) onEnd();
      }
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      readInstitution(); // It may have changed while nobody listened.
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for changes yet');
      next.end().catch(() => again()); // Ending is what tries again.
    }
  }
  void connect();

  return {
    follow(clinician_id, listener) {
      const all = listeners.get(clinician_id) ?? new Set();
      listeners.set(clinician_id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(clinician_id);
      };
    },
    listening: (clinician_id) => listeners.get(clinician_id)?.size ?? 0,
    followInstitution(listener) {
      ofInstitution.push(listener);
    },
    letGo() {
      for (const { onEnd } of [...listeners.values()].flatMap((all) => [...all])) onEnd();
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
