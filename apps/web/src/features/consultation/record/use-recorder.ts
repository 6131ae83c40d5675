import { useSyncExternalStore } from 'react';
import { Recorder, type Snapshot } from '../../../capture/recorder.ts';

let made: Recorder | undefined;

/** The recorder of this tab, made when it is first needed. */
export function theRecorder(): Recorder {
  made ??= new Recorder();
  return made;
}

export function useRecorder(): Snapshot {
  return useSyncExternalStore(theRecorder().shown.subscribe, theRecorder().shown.get);
}
