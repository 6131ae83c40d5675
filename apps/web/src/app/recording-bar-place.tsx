import { useSyncExternalStore } from 'react';
import { whileRecording } from '../lib/while-recording.ts';

export function RecordingBarPlace() {
  const Bar = useSyncExternalStore(whileRecording.subscribe, whileRecording.get);
  return Bar && <Bar />;
}
