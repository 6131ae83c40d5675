import type { Recording } from '@noteer/contract';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopyNote } from '../../../consultations/use-copy-note.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { ApiError } from '../../../lib/exchange.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useMarkReviewed } from '../note/use-mark-reviewed.ts';
import type { Note } from '../note/use-note.ts';
import { wrapUpStrings } from './strings.ts';

const nothingMore = () => Promise.resolve(true);

/**
 * Copies the note, sees to it that the server has all of it, and declares it ready. The same from letter to letter.
 * `andThen` comes after that, and says whether the page is done with.
 */
export function useFinish(id: string, { current, flush, conflict }: Note, andThen = nothingMore) {
  const t = useStrings(wrapUpStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const copyText = useCopyNote(id);
  const { mutateAsync } = useMarkReviewed(id);
  const [isFinishing, setFinishing] = useState(false);
  const hasConflict = conflict !== null;

  const markReady = useCallback(async () => {
    try {
      await flush();
    } catch {
      return void toast.error(hasConflict ? t.twoVersions : t.notYet);
    }
    let recording: Recording;
    try {
      recording = await mutateAsync(true);
    } catch (error) {
      const isTold = error instanceof ApiError && error.code === 'needs_supervisor';
      return void toast.error(isTold ? failureSentence(error, language) : t.failed);
    }
    toast.success(recording.is_cosign_asked ? t.asked(recording.cosigner_name ?? '') : t.done);
    if (await andThen()) void navigate('/home');
  }, [flush, hasConflict, mutateAsync, andThen, navigate, language, t]);

  const copy = useCallback(() => copyText(current()), [copyText, current]);

  const finish = useCallback(async () => {
    setFinishing(true);
    // At once: browsers give the clipboard only to a fresh click. That it failed is told, and is no reason to stop.
    await copy();
    await markReady();
    setFinishing(false);
  }, [copy, markReady]);

  return { isFinishing, finish, copy };
}
