/**
 * What was jotted down during a recording, on this device: kept with every letter, and as long as the server has not all of
 * it. A database of its own: a tab with an older version of the app must not stand in the way of it.
 */
import { committed, DURABLE, done, oneStore } from '../lib/indexed-db.ts';

export type JottingRow = {
  recording_id: string;
  id: string;
  clinician_id: string;
  /** Where the recording was when it was begun. */
  at_s: number;
  /** Empty: taken away. */
  text: string;
  edited_at: string;
  /** Whether the server has it as it is here, or will not have it. */
  state: 'unsent' | 'sent' | 'refused';
};

const STORE = 'jottings';

const database = oneStore('noteer-jottings', STORE, ['recording_id', 'id'] satisfies (keyof JottingRow)[]);

const ofRecording = (recording_id: string) => IDBKeyRange.bound([recording_id], [recording_id, []]);

async function change(task: (jottings: IDBObjectStore) => Promise<void> | void): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite', DURABLE);
  await task(transaction.objectStore(STORE));
  await committed(transaction);
}

export async function jottingsHere(recording_id: string): Promise<JottingRow[]> {
  const jottings = (await database()).transaction(STORE).objectStore(STORE);
  return done(jottings.getAll(ofRecording(recording_id)));
}

export const unsentJottings = async (recording_id: string): Promise<JottingRow[]> =>
  (await jottingsHere(recording_id)).filter(({ state }) => state === 'unsent');

/** The recordings of this clinician that have some which the server has not. */
export async function recordingsWithUnsent(clinician_id: string): Promise<string[]> {
  const jottings = (await database()).transaction(STORE).objectStore(STORE);
  const rows: JottingRow[] = await done(jottings.getAll());
  const left = rows.filter((row) => row.clinician_id === clinician_id && row.state === 'unsent');
  return [...new Set(left.map(({ recording_id }) => recording_id))];
}

/** On disk when it resolves. What another tab wrote later stays. */
export const keepJottings = (...rows: Omit<JottingRow, 'state'>[]): Promise<void> =>
  change(async (jottings) => {
    for (const row of rows) {
      const known: JottingRow | undefined = await done(jottings.get([row.recording_id, row.id]));
      if (known && known.edited_at > row.edited_at) continue;
      jottings.put({ ...row, state: 'unsent' } satisfies JottingRow);
    }
  });

/** What was written on since it was sent stays to be sent. */
export const settleJottings = (rows: readonly JottingRow[], state: 'sent' | 'refused'): Promise<void> =>
  change(async (jottings) => {
    for (const { recording_id, id, edited_at } of rows) {
      const known: JottingRow | undefined = await done(jottings.get([recording_id, id]));
      if (known?.edited_at === edited_at) jottings.put({ ...known, state } satisfies JottingRow);
    }
  });

/** The server has the recording as a whole: what it has of these need not lie here any longer. */
export const forgetSentJottings = (recording_id: string): Promise<void> =>
  change(async (jottings) => {
    const rows: JottingRow[] = await done(jottings.getAll(ofRecording(recording_id)));
    for (const { id, state } of rows) if (state === 'sent') jottings.delete([recording_id, id]);
  });

export const forgetJottings = (recording_id: string): Promise<void> =>
  change((jottings) => void jottings.delete(ofRecording(recording_id)));

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('noteer-jottings');

/** All tabs hear of which recording something was jotted down, sent or forgotten. */
export const changedJottings = {
  announce(recording_id: string): void {
    channel?.postMessage(recording_id);
  },
  follow(recording_id: string, listener: () => void): () => void {
    const hear = ({ data }: MessageEvent<string>) => data === recording_id && listener();
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  },
};
