import { noteCopied } from '@noteer/contract';
import { useCallback } from 'react';
import { call } from '../lib/api.ts';
import { useStrings } from '../lib/strings.ts';
import { toast } from '../ui/toaster.tsx';
import { copyStrings } from './strings.ts';

/** The clipboard is a way out of the record: the access log is told, as often as it takes to reach the server. */
async function tellOfCopy(id: string): Promise<void> {
  for (const wait_ms of [1_000, 10_000, 60_000]) {
    try {
      return void (await call(noteCopied, { params: { id } }));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait_ms));
    }
  }
}

/** Puts the note of a recording on the clipboard and says how that went; true when it is there. */
export function useCopyNote(id: string): (text: string) => Promise<boolean> {
  const t = useStrings(copyStrings);
  return useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        void tellOfCopy(id);
        toast.success(t.copied);
        return true;
      } catch {
        toast.error(t.copyFailed);
        return false;
      }
    },
    [id, t],
  );
}
