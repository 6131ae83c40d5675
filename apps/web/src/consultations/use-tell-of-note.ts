import { recordingIn } from '@noteer/contract';
import { useCallback } from 'react';
import { isTold, notify, playReady } from '../lib/notifying.ts';
import { useStrings } from '../lib/strings.ts';
import { addUnseenNote } from '../lib/unseen-notes.ts';
import { toast } from '../ui/toaster.tsx';
import { newsStrings } from './strings.ts';

/** Says that a note is ready, never whose: in the page, in the title, and as this device was asked to. */
export function useTellOfNote(): (recording_id: string) => void {
  const t = useStrings(newsStrings);
  return useCallback(
    (recording_id) => {
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden) addUnseenNote();
      if (isTold('sound')) playReady();
      if (isHidden && isTold('notification')) notify(t.noteReady);
      // Its own page shows it.
      if (recordingIn(location.pathname) !== recording_id) toast.info(t.noteReady);
    },
    [t],
  );
}
