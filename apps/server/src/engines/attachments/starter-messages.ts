import type { RunAs } from '../native/surroundings.ts';
import type { Language, ReadEvent, ReadFailure } from './port.ts';

export type OpenRequest = {
  bytes: Uint8Array;
  from_page: number;
  language: Language;
  run_as: RunAs | undefined;
};

/** `document` numbers what is being read. Each `next` is answered once; which process reads is told as soon as there is one. */
export type ToStarter = { document: number } & ({ open: OpenRequest } | { next: true } | { stop: true });

export type FromStarter = { document: number } & (
  | { reader_pid: number }
  | { event: ReadEvent }
  | { isOver: true }
  | { failure: ReadFailure }
  | { failed: string; isTooSlow: boolean }
);
