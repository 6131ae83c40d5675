import { noteCopied } from '@noteer/contract';
import { useCallback } from 'react';
import { call } from '../lib/api.ts';
import { htmlNote, plainNote } from '../lib/note-formats.ts';
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

/** As plain and as rich text, for whatever it is pasted into. Some browsers have plain text only. */
async function writeNote(text: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plainNote(text));
  const kinds = { 'text/plain': plainNote(text), 'text/html': htmlNote(text) };
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(Object.entries(kinds).map(([type, words]) => [type, new Blob([words], { type })])),
    ),
  ]);
}

/**
 * Puts the note of a recording, or a part of it, on the clipboard and says how that went; true when it is there. Markdown
 * only for whoever asks for it.
 */
export function useCopyNote(id: string): (text: string, as?: 'note' | 'markdown') => Promise<boolean> {
  const t = useStrings(copyStrings);
  return useCallback(
    async (text, as = 'note') => {
      try {
        await (as === 'note' ? writeNote(text) : navigator.clipboard.writeText(text));
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
