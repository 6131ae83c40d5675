import { cosignNote, type NoteComment, returnNote } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { useKeepRecording } from '../../consultations/step-queries.ts';
import { call } from '../../lib/api.ts';

export type Comment = Pick<NoteComment, 'sentence' | 'text'>;

export function useCosign(id: string) {
  const keep = useKeepRecording();
  return useMutation({
    mutationFn: async (asked: string) => (await call(cosignNote, { params: { id }, body: { asked } })).data,
    onSuccess: keep,
  });
}

export function useReturn(id: string) {
  const keep = useKeepRecording();
  return useMutation({
    mutationFn: async (body: { asked: string; comments: Comment[] }) =>
      (await call(returnNote, { params: { id }, body })).data,
    onSuccess: keep,
  });
}
