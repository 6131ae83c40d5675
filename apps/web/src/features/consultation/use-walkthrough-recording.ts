import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordingQuery } from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { useWalkthrough } from '../../lib/walkthrough.ts';
import { toast } from '../../ui/toaster.tsx';
import { reviewStrings } from './strings.ts';

/** The recording that the walkthrough is about. A failure to fetch it is told once; what is there already stays. */
export function useWalkthroughRecording() {
  const { fetchFailed } = useStrings(reviewStrings);
  const walkthrough = useWalkthrough();
  const id = walkthrough?.recordingId ?? '';
  const {
    data: recording,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...recordingQuery(id), enabled: id !== '' });
  const hasFailed = error !== null && !recording;
  useEffect(() => {
    if (hasFailed) toast.error(fetchFailed);
  }, [hasFailed, fetchFailed]);
  return { walkthrough, id, recording, hasFailed, isFetching, retry: () => void refetch() };
}
