import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopyNote } from '../../../consultations/use-copy-note.ts';
import { useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useMarkReviewed } from '../note/use-mark-reviewed.ts';
import type { Note } from '../note/use-note.ts';
import { wrapUpStrings } from './strings.ts';

/** Copies the note, sees to it that the server has all of it, and declares it ready. */
export function useFinish(id: string, note: Note) {
  const t = useStrings(wrapUpStrings);
  const navigate = useNavigate();
  const copy = useCopyNote(id);
  const { mutateAsync } = useMarkReviewed(id);
  const [isFinishing, setFinishing] = useState(false);

  async function markReady() {
    try {
      await note.flush();
    } catch {
      return void toast.error(note.conflict ? t.twoVersions : t.notYet);
    }
    try {
      await mutateAsync(true);
    } catch {
      return void toast.error(t.failed);
    }
    toast.success(t.done);
    void navigate('/home');
  }

  async function finish() {
    setFinishing(true);
    // At once: browsers give the clipboard only to a fresh click. That it failed is told, and is no reason to stop.
    await copy(note.text);
    await markReady();
    setFinishing(false);
  }

  return { isFinishing, finish, copy: () => copy(note.text) };
}
