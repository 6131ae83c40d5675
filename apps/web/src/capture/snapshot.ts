import { idle, type RecorderState } from './machine.ts';
import type { MicrophoneChoice } from './microphone.ts';
import type { Plan } from './plan.ts';

/** What a page shows of the recorder; a new object whenever something in it changed. */
export type Snapshot = {
  state: RecorderState;
  microphone: MicrophoneChoice | null;
  /** Which appointment the state is about. */
  appointment: Plan['appointment'] | null;
};

export const nothingShown: Snapshot = { state: idle, microphone: null, appointment: null };
