import { changeRecording } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { useKeepRecording } from '../../../consultations/step-queries.ts';
import { call } from '../../../lib/api.ts';

/** Declares the note of a recording ready for the record, or takes that back. */
export function useMarkReviewed(id: string) {
  const keep = useKeepRecording();
  return useMutation({
    mutationFn: async (is_reviewed: boolean) =>
      (await call(changeRecording, { params: { id }, body: { is_reviewed } })).data,
    onSuccess: keep,
  });
}
