/**
 * What is recorded and not yet with the server, on this device. Sound is kept in pieces of a quarter of a second, each
 * inside one chunk, so that a chunk is read, sent and forgotten as a whole.
 */

import { CHUNK_SAMPLES, type Gap, type Language } from '@noteer/contract';
import { committed, DURABLE, done } from '../lib/indexed-db.ts';
import { type KnownGaps, withGaps } from './known-gaps.ts';

export type Appointment = { id: string; client_name: string };

/**
 * `open`: may be resumed. `stopped`: only sending is left. `importing`: a file is being read; without its end it is
 * worth nothing. `discarded`: the sound is gone, the server must still hear of it.
 */
export type CaptureState = 'open' | 'stopped' | 'importing' | 'discarded';

export type CaptureRow = KnownGaps & {
  id: string;
  clinician_id: string;
  appointment: Appointment;
  language: Language;
  /** '': what is usual for the appointment. */
  template: string;
  /** Rows of before these two were asked for lack them. */
  consent: { text: string; given_at: string; version?: string; how?: 'recording' | 'upload' };
  created_at: string;
  state: CaptureState;
  /** Whether the server knows of it. */
  is_begun: boolean;
  /** How many chunks the server has acknowledged, from the first one on. */
  sent: number;
  /** All there are, once it has stopped. */
  samples: number | null;
  /** Of a file with two channels: which was the louder, a byte per tenth of a second in base64. */
  balance?: string;
};

const BYTES_PER_SAMPLE = 2;

export function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('noteer-captures', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('captures', { keyPath: 'id' });
    // Keys: [capture, chunk, sample within the chunk].
    request.result.createObjectStore('sound');
  };
  return done(request);
}

let shared: Promise<IDBDatabase> | undefined;

/** For the page, which looks now and then at what the worker keeps. */
export function sharedDatabase(): Promise<IDBDatabase> {
  shared ??= openDatabase().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

const chunkRange = (id: string, seq: number) => IDBKeyRange.bound([id, seq], [id, seq + 1], false, true);
const soundRange = (id: string) => IDBKeyRange.bound([id], [id, []]);

export const allCaptures = (database: IDBDatabase): Promise<CaptureRow[]> =>
  done(database.transaction('captures').objectStore('captures').getAll());

export const findCapture = (database: IDBDatabase, id: string): Promise<CaptureRow | undefined> =>
  done(database.transaction('captures').objectStore('captures').get(id));

export async function addCapture(database: IDBDatabase, row: CaptureRow): Promise<void> {
  const transaction = database.transaction('captures', 'readwrite', DURABLE);
  transaction.objectStore('captures').add(row);
  await committed(transaction);
}

export async function changeCapture(
  database: IDBDatabase,
  id: string,
  change: Partial<CaptureRow>,
): Promise<CaptureRow | undefined> {
  const transaction = database.transaction('captures', 'readwrite', DURABLE);
  const captures = transaction.objectStore('captures');
  const row: CaptureRow | undefined = await done(captures.get(id));
  const changed = row && { ...row, ...change };
  if (changed) captures.put(changed);
  await committed(transaction);
  return changed;
}

/** Forgets the sound; the row stays until the server knows. */
export async function forgetSound(database: IDBDatabase, id: string): Promise<void> {
  const transaction = database.transaction('sound', 'readwrite', DURABLE);
  transaction.objectStore('sound').delete(soundRange(id));
  await committed(transaction);
}

export async function removeCapture(database: IDBDatabase, id: string): Promise<void> {
  const transaction = database.transaction(['captures', 'sound'], 'readwrite', DURABLE);
  transaction.objectStore('captures').delete(id);
  transaction.objectStore('sound').delete(soundRange(id));
  await committed(transaction);
}

/** Safe on disk when it resolves, with what is missing in it. A piece that crosses into the next chunk is cut in two. */
export async function keepSound(
  database: IDBDatabase,
  id: string,
  first_sample: number,
  pcm: Int16Array<ArrayBuffer>,
  gaps: readonly Gap[] = [],
): Promise<void> {
  const stores = gaps.length > 0 ? ['sound', 'captures'] : ['sound'];
  const transaction = database.transaction(stores, 'readwrite', DURABLE);
  const sound = transaction.objectStore('sound');
  for (let at = 0; at < pcm.length; ) {
    const sample = first_sample + at;
    const offset = sample % CHUNK_SAMPLES;
    const piece = pcm.slice(at, at + CHUNK_SAMPLES - offset);
    sound.put(piece.buffer, [id, Math.floor(sample / CHUNK_SAMPLES), offset]);
    at += piece.length;
  }
  if (gaps.length > 0) {
    const captures = transaction.objectStore('captures');
    const row: CaptureRow | undefined = await done(captures.get(id));
    if (row) captures.put({ ...row, ...withGaps(row, gaps) } satisfies CaptureRow);
  }
  await committed(transaction);
}

/** How many samples there are, whether sent already or still here. */
export async function keptSamples(database: IDBDatabase, row: CaptureRow): Promise<number> {
  if (row.samples !== null) return row.samples;
  const sound = database.transaction('sound').objectStore('sound');
  const last = await done(sound.openCursor(soundRange(row.id), 'prev'));
  if (!last) return row.sent * CHUNK_SAMPLES;
  const [, seq, offset] = last.key as [string, number, number];
  return seq * CHUNK_SAMPLES + offset + (last.value as ArrayBuffer).byteLength / BYTES_PER_SAMPLE;
}

/** The sound of a chunk, or of as much of it as there is. */
export async function readChunk(
  database: IDBDatabase,
  id: string,
  seq: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const sound = database.transaction('sound').objectStore('sound');
  const pieces: ArrayBuffer[] = await done(sound.getAll(chunkRange(id, seq)));
  const chunk = new Uint8Array(pieces.reduce((total, { byteLength }) => total + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    chunk.set(new Uint8Array(piece), at);
    at += piece.byteLength;
  }
  return chunk;
}

/** The server has this chunk: it may leave the device. Both are one change, so nothing is counted twice or lost. */
export async function acknowledgeChunk(database: IDBDatabase, id: string, seq: number): Promise<void> {
  const transaction = database.transaction(['captures', 'sound'], 'readwrite', DURABLE);
  const captures = transaction.objectStore('captures');
  const row: CaptureRow | undefined = await done(captures.get(id));
  if (row) captures.put({ ...row, sent: Math.max(row.sent, seq + 1) } satisfies CaptureRow);
  transaction.objectStore('sound').delete(chunkRange(id, seq));
  await committed(transaction);
}
