import type { Recording } from '@noteer/contract';
import { useMemo, useState } from 'react';
import { useCopyNote } from '../../../consultations/use-copy-note.ts';
import { useStrings } from '../../../lib/strings.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { CopyMenu } from './copy-menu.tsx';
import type { NoteCommands } from './note-area.tsx';
import { NoteToolbar } from './note-toolbar.tsx';
import { SavingLine } from './saving-line.tsx';
import { toolbarStrings } from './strings.ts';
import { TemplateMenu } from './template-menu.tsx';
import type { Note } from './use-note.ts';

type NoteHeadProps = {
  recording: Recording;
  note: Note;
  area: { current: NoteCommands | null };
  isEditing: boolean;
  isReadOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  isDictating: boolean;
  onDictate(): void;
};

/** What stays in reach above a note of twenty pages: its tools, whether it is saved, and its template. */
export function NoteHead({ recording, note, area, ...tools }: NoteHeadProps) {
  const copy = useCopyNote(recording.id);
  const [isClearing, setClearing] = useState(false);
  const settled = useSettled(note.text);
  const copyMenu = useMemo(() => <CopyMenu text={settled} copy={copy} />, [settled, copy]);
  const commands = useCommands(note, area, copy, setClearing);
  return (
    <div className="note-head" data-keeps-editing>
      <NoteToolbar {...tools} {...commands} copyMenu={copyMenu} canSave={note.saving !== 'saved'} />
      <SavingLine saving={note.saving} isKept={note.isKept} save={note.save} />
      <TemplateMenu recording={recording} />
      <ClearDialog isOpen={isClearing} onClose={() => setClearing(false)} note={note} copy={copy} />
    </div>
  );
}

type Copy = ReturnType<typeof useCopyNote>;

function useCommands(
  { current, save }: Note,
  area: { current: NoteCommands | null },
  copy: Copy,
  setClearing: (on: boolean) => void,
) {
  return useMemo(
    () => ({
      onUndo: () => area.current?.undo(),
      onRedo: () => area.current?.redo(),
      onCopy: () => void copy(current()),
      onCopyAndClear: () => setClearing(true),
      onEdit: (on: boolean) => area.current?.edit(on),
      onSave: () => void save(),
    }),
    [area, copy, current, save, setClearing],
  );
}

type ClearDialogProps = { isOpen: boolean; onClose(): void; note: Note; copy: Copy };

/** Only what is on the clipboard may go. */
function ClearDialog({ isOpen, onClose, note: { current, replaceText }, copy }: ClearDialogProps) {
  const t = useStrings(toolbarStrings);
  async function clear() {
    onClose();
    if (!(await copy(current()))) return;
    replaceText('');
    toast.success(t.cleared);
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.copyAndClear}
      body={t.copyAndClearQuestion}
      confirmLabel={t.copyAndClear}
      cancelLabel={t.cancel}
      isDanger
      onConfirm={() => void clear()}
      onCancel={onClose}
    />
  );
}
