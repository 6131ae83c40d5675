import { type ConsultationSummary, getRecording } from '@noteer/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: ['recordings', id],
    queryFn: async () => (await call(getRecording, { params: { id } })).data,
  });

/** Llama's where there is one, else the first there is. */
export const noteToShow = (notes: ConsultationSummary[]): ConsultationSummary | undefined =>
  notes.find(({ ai_model_name }) => ai_model_name === 'llama3') ?? notes[0];
