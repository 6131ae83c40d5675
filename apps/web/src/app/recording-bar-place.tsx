import { lazy, Suspense, useSyncExternalStore } from 'react';
import { recorderNow } from '../capture/recorder-now.ts';

/** Loaded when there is a recorder: most pages never have one. */
const RecordingBar = lazy(async () => ({
  default: (await import('../features/consultation/record/recording-bar.tsx')).RecordingBar,
}));

export function RecordingBarPlace() {
  const recorder = useSyncExternalStore(recorderNow.subscribe, recorderNow.get);
  if (!recorder) return null;
  return (
    <Suspense>
      <RecordingBar />
    </Suspense>
  );
}
