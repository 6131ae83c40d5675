import { useCallback } from 'react';
import { useStrings } from '../lib/strings.ts';
import { toast } from '../ui/toaster.tsx';
import { copyStrings } from './strings.ts';

/** Puts a note on the clipboard and says how that went; true when it is there. */
export function useCopyNote(): (text: string) => Promise<boolean> {
  const t = useStrings(copyStrings);
  return useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.success(t.copied);
        return true;
      } catch {
        toast.error(t.copyFailed);
        return false;
      }
    },
    [t],
  );
}
