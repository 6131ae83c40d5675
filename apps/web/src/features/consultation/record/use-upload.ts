import { useState } from 'react';
import { checkFile } from '../../../capture/file-import.ts';
import type { Plan } from '../../../capture/plan.ts';
import { StorageFailure } from '../../../capture/storage-failure.ts';
import { useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { failedWith, uploadStrings } from './strings.ts';
import { theRecorder } from './use-recorder.ts';

/** A file that was recorded elsewhere: chosen and looked at, asked consent for, and sent. */
export function useUpload() {
  const t = useStrings(uploadStrings);
  const [file, setFile] = useState<File | null>(null);
  const [isChecking, setChecking] = useState(false);

  function tellFailed(error: unknown) {
    const reason = error instanceof StorageFailure ? error.reason : 'unreadable';
    const words = reason === 'too_long' ? t.tooLong : reason === 'storage' ? t.storage : null;
    toast.error(failedWith(words ?? t.unreadable));
  }

  /** What cannot be used is said at once, before anybody is asked for consent. With a plan nobody is asked, and it goes. */
  async function choose(chosen: File, plan?: Plan) {
    setChecking(true);
    try {
      await checkFile(chosen);
      if (plan) await theRecorder().upload(plan, chosen);
      else setFile(chosen);
    } catch (error) {
      tellFailed(error);
    } finally {
      setChecking(false);
    }
  }

  async function send(plan: Plan) {
    setFile(null);
    if (!file) return;
    try {
      await theRecorder().upload(plan, file);
    } catch (error) {
      tellFailed(error);
    }
  }

  return { isChecking, isAsking: file !== null, choose, send, cancel: () => setFile(null) };
}
