import { type ConsultationSummary, changeRecording, type Recording } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordingQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';

export type Codes = { ggz: string; zpm: string };

export const withoutQuotes = (text: string): string => text.replaceAll(/["'“”„‘’]/g, '');

/** A note has them as ZPM, GGZ-NHN. */
export function codesOf({ code }: Pick<ConsultationSummary, 'code'>): Codes {
  const [zpm = '', ggz = ''] = withoutQuotes(code).split(',', 2);
  return { ggz: ggz.trim(), zpm: zpm.trim() };
}

/** A save has them the other way round. */
const codesText = ({ ggz, zpm }: Codes): string => `${ggz.trim()},${zpm.trim()}`;

export type CodedNote = { ai_model_name: string; summary_text: string; based_on: number; codes: Codes };

export const useSaveCodes = (id: string) => {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: async ({ codes, ...note }: CodedNote) =>
      (
        await call(changeRecording, {
          params: { id },
          body: {
            consultation_summaries: [{ ...note, codes: codesText(codes) }],
            is_admin_reviewed: true,
          },
        })
      ).data,
    onSuccess: keep,
  });
};

/** The answer is the recording as it is now; the lists that hold it are out of date. */
function useKeepAnswer() {
  const queryClient = useQueryClient();
  return (recording: Recording) => {
    queryClient.setQueryData(recordingQuery(recording.id).queryKey, recording);
    void queryClient.invalidateQueries({ queryKey: ['recordings', 'list'] });
    void queryClient.invalidateQueries({ queryKey: ['appointments'] });
  };
}
