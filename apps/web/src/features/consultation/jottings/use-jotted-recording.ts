import { SAMPLE_RATE } from '@noteer/contract';
import { useEffect, useState } from 'react';
import { changedCaptures } from '../../../capture/changed-captures.ts';
import { type RecorderState, takeOf } from '../../../capture/machine.ts';
import { recordingElsewhere } from '../../../capture/recording-elsewhere.ts';

type JottedRecording = { recording_id: string; now: () => number; isSaved: boolean };

/** Of which recording one can jot something down here: the one being made or sent, here or in another tab, or made just now. */
export function useJottedRecording(
  state: RecorderState,
  clinician_id: string,
  appointment_id: string,
  recording_id: string | undefined,
  duration_s = 0,
): JottedRecording | undefined {
  const isElsewhere = 'problem' in state && state.problem === 'busy_elsewhere';
  const elsewhere = useElsewhere(isElsewhere, clinician_id, appointment_id);
  if (recording_id) return { recording_id, now: () => duration_s, isSaved: true };
  const take = takeOf(state);
  if (take) return { recording_id: take.id, now: () => take.samples / SAMPLE_RATE, isSaved: false };
  if (!elsewhere) return undefined;
  const now = () => Math.max(0, (Date.now() - Date.parse(elsewhere.created_at)) / 1000);
  return { recording_id: elsewhere.id, now, isSaved: false };
}

function useElsewhere(isLooking: boolean, clinician_id: string, appointment_id: string) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof recordingElsewhere>>>();
  useEffect(() => {
    if (!isLooking) return;
    let isCurrent = true;
    const look = () =>
      recordingElsewhere(clinician_id, appointment_id)
        .then((row) => isCurrent && setFound(row))
        // Without a database there is no recording either.
        .catch(() => undefined);
    void look();
    const unfollow = changedCaptures.follow(look);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, [isLooking, clinician_id, appointment_id]);
  return isLooking ? found : undefined;
}
