import { useEffect } from 'react';
import { usePerson } from '../../../lib/session.ts';
import { useWalkthrough } from '../../../lib/walkthrough.ts';
import { whileRecording } from '../../../lib/while-recording.ts';
import { RecordStep } from './record-step.tsx';
import { RecordingBar } from './recording-bar.tsx';

export function RecordPage() {
  const walkthrough = useWalkthrough();
  const clinician_id = usePerson()?.id;
  useEffect(() => whileRecording.set(RecordingBar), []);
  if (!walkthrough || !clinician_id) return null;
  // Another client is another recording: nothing of the last one may stay on the screen.
  return <RecordStep key={walkthrough.apt.id} clinician_id={clinician_id} walkthrough={walkthrough} />;
}
