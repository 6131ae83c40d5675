import type { AudioErrorCode } from '@noteer/audio';

export type Question = { piece: Uint8Array } | { end: true };

export type Answer =
  /** `balance` comes with the last samples of a file with two channels. */
  | { samples: Int16Array<ArrayBuffer>[]; balance?: Int8Array<ArrayBuffer> }
  /** An AudioError: its class does not survive the way between threads. */
  | { refused: { code: AudioErrorCode; message: string } }
  | { failed: string };
