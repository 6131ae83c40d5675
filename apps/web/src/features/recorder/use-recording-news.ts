import { useQueryClient } from '@tanstack/react-query';
import { useChanges } from '../../lib/use-changes.ts';
import { recordingQuery, transcriptQuery } from './api.ts';

/** What happens to a recording at the server is shown as it happens. */
export function useRecordingNews(id: string | undefined): void {
  const queryClient = useQueryClient();
  useChanges((change) => {
    if (!id || change.id !== id) return;
    void queryClient.invalidateQueries(recordingQuery(id));
    if (change.kind === 'transcript') void queryClient.invalidateQueries(transcriptQuery(id));
  });
}
