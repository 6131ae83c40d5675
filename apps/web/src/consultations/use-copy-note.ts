import { type InstallationConfig, noteCopied } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/api.ts';
import { configQuery } from '../lib/installation.ts';
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

/** A browser that neither takes the text nor refuses it, with a question of its own that nobody sees, holds nothing up. */
const CLIPBOARD_MS = 3_000;
const answered = (writing: Promise<void>): Promise<void> =>
  Promise.race([
    writing,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the clipboard does not answer')), CLIPBOARD_MS);
    }),
  ]);

/** As the institution has it: as plain and as rich text, for whatever it is pasted into. Some browsers have plain text only. */
async function writeNote(text: string, { copy_as, copy_headings: hasHeadings }: CopyRules): Promise<void> {
  const plain = plainNote(text, { hasHeadings });
  if (copy_as === 'plain' || typeof ClipboardItem === 'undefined')
    return navigator.clipboard.writeText(plain);
  const kinds = { 'text/plain': plain, 'text/html': htmlNote(text, { hasHeadings }) };
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(Object.entries(kinds).map(([type, words]) => [type, new Blob([words], { type })])),
    ),
  ]);
}

type CopyRules = Pick<InstallationConfig['institution'], 'copy_as' | 'copy_headings' | 'copy_last_line'>;
/** Until it is known what the institution decided. */
const usualRules: CopyRules = { copy_as: 'plain_and_rich', copy_headings: true, copy_last_line: '' };

const withLastLine = (text: string, { copy_last_line }: CopyRules) =>
  copy_last_line ? `${text.trimEnd()}\n\n${copy_last_line}` : text;

/**
 * Puts the note of a recording, or a part of it, on the clipboard and says how that went; true when it is there. Markdown
 * only for whoever asks for it.
 */
export function useCopyNote(
  id: string,
): (text: string, as?: 'note' | 'part' | 'markdown') => Promise<boolean> {
  const t = useStrings(copyStrings);
  const rules = useQuery(configQuery()).data?.institution ?? usualRules;
  return useCallback(
    async (text, as = 'note') => {
      try {
        if (as === 'markdown') await answered(navigator.clipboard.writeText(text));
        else await answered(writeNote(as === 'note' ? withLastLine(text, rules) : text, rules));
        void tellOfCopy(id);
        toast.success(t.copied);
        return true;
      } catch {
        toast.error(t.copyFailed);
        return false;
      }
    },
    [id, t, rules],
  );
}
