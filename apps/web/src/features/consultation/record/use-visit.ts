import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStrings } from '../../../lib/strings.ts';
import { type Walkthrough, walkthroughPath } from '../../../lib/walkthrough.ts';
import { toast } from '../../../ui/toaster.tsx';
import { savingStrings } from './strings.ts';
import { theRecorder, useRecorderOf } from './use-recorder.ts';

/** Brings the recorder to this appointment, and the id of what was saved into the address and the history, where a reload finds it. */
export function useVisit(clinician_id: string, walkthrough: Walkthrough) {
  const t = useStrings(savingStrings);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { apt, recordingId } = walkthrough;
  const { id, client_name } = apt;
  const state = useRecorderOf(id);
  const savedId = state.at === 'saved' ? state.id : undefined;

  useEffect(() => {
    // What was saved already is not recorded again; a new recording starts from the agenda.
    if (!recordingId) void theRecorder().visit(clinician_id, { id, client_name });
  }, [clinician_id, id, client_name, recordingId]);

  useEffect(() => {
    // Whoever chose a recording stays with it, whatever was saved last for the same appointment.
    if (!savedId || recordingId) return;
    toast.success(t.savedToast);
    const saved: Walkthrough = { apt, recordingId: savedId };
    void navigate(walkthroughPath('record', saved), { replace: true, state: saved });
    void queryClient.invalidateQueries({ queryKey: ['appointments'] });
  }, [savedId, recordingId, apt, navigate, queryClient, t.savedToast]);

  return {
    recordingId: recordingId ?? savedId,
    forgetRecording: () => {
      const begun: Walkthrough = { apt };
      void navigate(walkthroughPath('record', begun), { replace: true, state: begun });
    },
  };
}
