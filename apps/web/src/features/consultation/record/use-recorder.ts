import { useSyncExternalStore } from 'react';
import { idle, type RecorderState } from '../../../capture/machine.ts';
import { Recorder } from '../../../capture/recorder.ts';
import type { Snapshot } from '../../../capture/snapshot.ts';

let made: Recorder | undefined;

/** The recorder of this tab, made when it is first needed. */
export function theRecorder(): Recorder {
  made ??= new Recorder();
  return made;
}

export function useRecorder(): Snapshot {
  return useSyncExternalStore(theRecorder().shown.subscribe, theRecorder().shown.get);
}

/** What the recorder does for this appointment: nothing, while it records another. */
export function useRecorderOf(appointment_id: string): RecorderState {
  const { state, appointment } = useRecorder();
  return appointment === null || appointment.id === appointment_id ? state : idle;
}
