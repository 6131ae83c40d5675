/** What the recorder may be doing, as one value. recorder.ts feeds it from the browser. */
import { type ErrorCode, SAMPLE_RATE } from '@noteer/contract';
import type { Trouble } from './messages.ts';
import { StorageFailure } from './storage-failure.ts';

/** A capture on its way: how much was recorded, is on this device's disk, is with the server. All in samples. */
export type Take = {
  id: string;
  samples: number;
  kept: number;
  safe: number;
  /** Where the browser got no sound: how often, and samples in all. */
  gap_count: number;
  gap_samples: number;
  isSilent: boolean;
  trouble: Trouble | null;
  /** The page died under it; it was found again. */
  wasInterrupted: boolean;
};

type GapTotals = Pick<Take, 'gap_count' | 'gap_samples'>;

export type Problem = 'no_microphone' | 'busy_elsewhere' | 'storage';

export type RecorderState =
  | { at: 'idle'; problem: Problem | null }
  | { at: 'asking'; take: Take | null }
  | { at: 'recording'; take: Take }
  /** The microphone is gone: waiting for another one. */
  | { at: 'waiting'; take: Take }
  | { at: 'paused'; take: Take; problem: Problem | null }
  /** A file is being read. */
  | { at: 'importing' }
  /** Stopped: the rest is on its way to the server. */
  | { at: 'saving'; take: Take }
  | { at: 'saved'; id: string }
  /** The server will not have it. It stays on this device. */
  | { at: 'refused'; take: Take; code: ErrorCode };

export type RecorderEvent =
  | { type: 'start' | 'resume' | 'pause' | 'stop' | 'reset' | 'import' | 'retry' }
  | { type: 'failed'; problem: Problem }
  | { type: 'began'; id: string; samples: number }
  | { type: 'found'; id: string; samples: number; safe: number; isStopped: boolean; gaps: GapTotals }
  | { type: 'heard'; samples: number; isSilent: boolean }
  | { type: 'microphone_lost' | 'microphone_found' }
  | { type: 'imported'; id: string }
  | { type: 'kept' | 'safe'; id: string; samples: number }
  | ({ type: 'gaps'; id: string } & GapTotals)
  | { type: 'trouble'; id: string; trouble: Trouble | null }
  | { type: 'saved' | 'gone'; id: string }
  | { type: 'refused'; id: string; code: ErrorCode };

export const problemOf = (error: unknown): Problem => {
  if (!(error instanceof StorageFailure)) return 'no_microphone';
  return error.reason === 'busy_elsewhere' ? 'busy_elsewhere' : 'storage';
};

export const idle: RecorderState = { at: 'idle', problem: null };

const newTake = (id: string, samples: number): Take => ({
  id,
  samples,
  kept: samples,
  safe: 0,
  gap_count: 0,
  gap_samples: 0,
  isSilent: false,
  trouble: null,
  wasInterrupted: false,
});

export const takeOf = (state: RecorderState): Take | null => ('take' in state ? state.take : null);

/** Sound is coming in, or is about to go on: the page must not be left or locked. */
export const isUnderway = ({ at }: RecorderState): boolean =>
  at === 'recording' || at === 'waiting' || at === 'paused';

const seconds = (samples: number) => Math.floor(samples / SAMPLE_RATE);

/** The same state with another take; news about a capture that is not this one changes nothing. */
function withTake(state: RecorderState, id: string, change: Partial<Take>): RecorderState {
  const take = takeOf(state);
  if (!take || take.id !== id) return state;
  return { ...state, take: { ...take, ...change } } as RecorderState;
}

/** What the storage worker tells. It counts in every state: sending goes on while people talk, pause and wait. */
function stepNews(state: RecorderState, event: RecorderEvent): RecorderState | null {
  const isMine = 'id' in event && takeOf(state)?.id === event.id;
  switch (event.type) {
    case 'kept':
      // It comes four times a second; once a second is what people can read.
      if (isMine && seconds(event.samples) === seconds(takeOf(state)?.kept ?? 0)) return state;
      return withTake(state, event.id, { kept: event.samples });
    case 'safe':
      return withTake(state, event.id, { safe: event.samples, trouble: null });
    case 'gaps': {
      const { gap_count, gap_samples } = event;
      return withTake(state, event.id, { gap_count, gap_samples });
    }
    case 'trouble':
      return withTake(state, event.id, { trouble: event.trouble });
    case 'saved':
      return isMine ? { at: 'saved', id: event.id } : state;
    case 'refused':
      // Whatever the server thinks: people are talking, and the sound is kept here.
      if (state.at !== 'saving') return withTake(state, event.id, { trouble: 'refused' });
      return isMine ? { ...state, at: 'refused', code: event.code } : state;
    case 'gone':
      return isMine ? idle : state;
    case 'reset':
      return idle;
    default:
      return null;
  }
}

function stepIdle(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'start':
      return { at: 'asking', take: null };
    case 'import':
      return { at: 'importing' };
    case 'failed':
      return { at: 'idle', problem: event.problem };
    case 'found': {
      const known = { safe: event.safe, ...event.gaps, wasInterrupted: true };
      const take = { ...newTake(event.id, event.samples), ...known };
      return event.isStopped ? { at: 'saving', take } : { at: 'paused', take, problem: null };
    }
    default:
      return state;
  }
}

function stepAsking(state: RecorderState & { at: 'asking' }, event: RecorderEvent): RecorderState {
  if (event.type === 'failed') {
    return state.take
      ? { at: 'paused', take: state.take, problem: event.problem }
      : { at: 'idle', problem: event.problem };
  }
  if (event.type !== 'began') return state;
  const known = state.take ?? newTake(event.id, event.samples);
  return { at: 'recording', take: { ...known, samples: event.samples, wasInterrupted: false } };
}

function stepUnderway(
  state: RecorderState & { at: 'recording' | 'waiting' | 'paused' },
  event: RecorderEvent,
): RecorderState {
  const { take } = state;
  switch (event.type) {
    case 'heard':
      if (state.at !== 'recording') return state;
      return { at: 'recording', take: { ...take, samples: event.samples, isSilent: event.isSilent } };
    case 'pause':
      return { at: 'paused', take: { ...take, isSilent: false }, problem: null };
    case 'resume':
      if (state.at !== 'paused') return state;
      // A capture that was found again has no microphone yet.
      return take.wasInterrupted ? { at: 'asking', take } : { at: 'recording', take };
    case 'microphone_lost':
      return state.at === 'recording' ? { at: 'waiting', take } : state;
    case 'microphone_found':
      return state.at === 'waiting' ? { at: 'recording', take } : state;
    case 'stop':
      return { at: 'saving', take: { ...take, isSilent: false } };
    default:
      return state;
  }
}

export function step(state: RecorderState, event: RecorderEvent): RecorderState {
  const next = stepNews(state, event);
  if (next) return next;
  switch (state.at) {
    case 'idle':
      return stepIdle(state, event);
    case 'asking':
      return stepAsking(state, event);
    case 'recording':
    case 'waiting':
    case 'paused':
      return stepUnderway(state, event);
    case 'importing':
      if (event.type === 'imported') return { at: 'saving', take: newTake(event.id, 0) };
      return event.type === 'failed' ? { at: 'idle', problem: event.problem } : state;
    case 'refused':
      return event.type === 'retry' ? { at: 'saving', take: { ...state.take, trouble: null } } : state;
    case 'saving':
    case 'saved':
      return state;
  }
}
