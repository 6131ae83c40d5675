import { useState } from 'react';
import { forgetJottings } from '../../../capture/jottings.ts';
import { useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useHideRecording } from './api.ts';
import { footerStrings } from './strings.ts';
import { theRecorder } from './use-recorder.ts';

/** With an id the server is told, and the screen goes back to the start; without one there is only this device. */
export function useDeletion(appointment_id: string, recording_id: string | undefined, onDeleted: () => void) {
  const t = useStrings(footerStrings);
  const hide = useHideRecording();
  const [isAsking, setAsking] = useState(false);

  function succeed() {
    // It may be recording somebody else meanwhile.
    const { appointment } = theRecorder().shown.get();
    if (!appointment || appointment.id === appointment_id) theRecorder().reset();
    setAsking(false);
    toast.success(t.removed);
    onDeleted();
  }

  async function confirm() {
    try {
      if (recording_id) {
        await hide.mutateAsync(recording_id);
        await forgetJottings(recording_id);
      } else await theRecorder().discard();
      succeed();
    } catch {
      toast.error(t.removeFailed);
    }
  }

  return {
    ask: () => setAsking(true),
    dialog: {
      isOpen: isAsking,
      isPending: hide.isPending,
      error: hide.error ? t.removeFailed : undefined,
      onConfirm: () => void confirm(),
      onCancel: () => {
        hide.reset();
        setAsking(false);
      },
    },
  };
}
