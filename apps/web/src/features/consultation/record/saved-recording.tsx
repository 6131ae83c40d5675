import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { recordingQuery } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { Processing } from '../processing.tsx';
import { LiveTranscript } from './live-transcript.tsx';
import { Playback } from './playback.tsx';
import { SavedGaps } from './saved-gaps.tsx';
import { savingStrings } from './strings.ts';

/** A recording that the server has: to be heard, while its note is made. */
export function SavedRecording({ id }: { id: string }) {
  const t = useStrings(savingStrings);
  const { data: recording, error, refetch } = useQuery(recordingQuery(id));

  const renew = useCallback(async () => {
    const { data } = await refetch();
    if (data) setAddress(data.recording_file_url);
  }, [refetch]);

  useEffect(() => {
    if (error) toast.error(t.fetchFailed);
  }, [error, t.fetchFailed]);

  // Each look at a recording brings a new address for its sound; a new one in the middle would stop the playback.
  const [address, setAddress] = useState<string | null>(null);
  const newest = recording?.recording_file_url ?? null;
  if (newest && !address) setAddress(newest);

  if (!recording) return <Skeleton className="h-40" />;
  return (
    <>
      <section className="flex flex-col gap-6 rounded-card border border-line bg-card p-5 md:p-6">
        <Processing recording={recording} />
        <SavedGaps recording={recording} />
        {address && <Playback src={address} duration_s={recording.recording_duration} onBroken={renew} />}
      </section>
      <LiveTranscript id={id} isEnabled isGrowing={false} />
    </>
  );
}
