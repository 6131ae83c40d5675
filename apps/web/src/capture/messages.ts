/** What the page, the worklet and the storage worker say to each other. */
import type { ErrorCode, Gap } from '@noteer/contract';
import type { CaptureRow } from './database.ts';
import type { KnownGaps } from './known-gaps.ts';
import type { StorageFailureReason } from './storage-failure.ts';

/** Page to worklet. Sound goes to the port that it is given, never through the page. */
export type ToWorklet =
  | { port: MessagePort }
  | { isPaused: boolean }
  | { end: Ending }
  /** The machine's clock was set: so much later, in milliseconds. */
  | { clock_moved_ms: number }
  /** The track says that so many seconds of sound never came. */
  | { dropped_s: number };

/** `stop`: the recording is done. `leave`: it stays open, to be resumed later. */
export type Ending = 'stop' | 'leave';

/**
 * Worklet to page, twenty times a second. `samples` counts what was recorded since it began, `gap_samples` what was found
 * missing since the last one.
 */
export type Level = { rms: number; peak: number; samples: number; gap_samples: number };

/** Worklet to storage worker. Gaps count from where this tab began. */
export type Sound = { pcm: ArrayBuffer; gaps?: Gap[]; end?: Ending };

export type NewCapture = Omit<CaptureRow, 'state' | 'is_begun' | 'sent' | 'samples' | keyof KnownGaps>;

/** Page to storage worker: each is answered. */
export type Command =
  | { type: 'begin'; capture: NewCapture; port: MessagePort }
  | { type: 'go_on'; id: string; port: MessagePort }
  | { type: 'stop'; id: string }
  | { type: 'leave'; id: string }
  | { type: 'discard'; id: string }
  | { type: 'import'; capture: NewCapture; file: Blob }
  | { type: 'begin_import'; capture: NewCapture }
  | { type: 'import_sound'; id: string; pcm: ArrayBuffer }
  | { type: 'end_import'; id: string; balance?: Int8Array }
  | { type: 'send_jottings'; id: string }
  | { type: 'send_leftovers'; clinician_id: string };

export type Answers = {
  begin: { samples: number };
  go_on: { samples: number };
  stop: null;
  leave: null;
  discard: null;
  import: null;
  begin_import: null;
  import_sound: null;
  end_import: null;
  send_jottings: null;
  send_leftovers: null;
};

export type ToStorage =
  | { type: 'command'; number: number; command: Command }
  /** `null`: nobody is signed in who may send this. `undefined`: no answer now, try later. */
  | { type: 'token'; number: number; access: string | null | undefined }
  /** The network is back, or somebody has signed in. */
  | { type: 'wake' };

/** What keeps sound from getting to the server just now. */
export type Trouble = 'offline' | 'signed_out' | 'storage' | 'over_quota' | 'refused';

export type News =
  | { type: 'kept'; id: string; samples: number }
  | { type: 'safe'; id: string; samples: number }
  /** How much is missing by now. */
  | { type: 'gaps'; id: string; gap_count: number; gap_samples: number }
  | { type: 'trouble'; id: string; trouble: Trouble | null }
  | { type: 'saved'; id: string }
  /** Deleted here and there, as was asked. */
  | { type: 'gone'; id: string }
  | { type: 'refused'; id: string; code: ErrorCode };

export type FromStorage =
  | { type: 'answer'; number: number; result: unknown }
  | { type: 'failed'; number: number; reason: StorageFailureReason }
  | { type: 'token_wanted'; number: number; clinician_id: string; expired: string | undefined }
  | { type: 'news'; news: News };
