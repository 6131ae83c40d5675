import type { Recording } from '@noteer/contract';
import { useMemo, useRef, useState } from 'react';
import { useCopyNote } from '../../../consultations/use-copy-note.ts';
import { useSnippetFor } from '../../../consultations/writing-queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { DictationBar } from '../dictation/dictation-bar.tsx';
import { useDictation } from '../dictation/use-dictation.ts';
import { reviewStrings } from '../strings.ts';
import { ByRules } from './by-rules.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { type Highlight, NoteArea, type NoteCommands } from './note-area.tsx';
import { NoteNotices } from './note-notices.tsx';
import { NoteToolbar } from './note-toolbar.tsx';
import { SavingLine } from './saving-line.tsx';
import { toolbarStrings } from './strings.ts';
import { TemplateMenu } from './template-menu.tsx';
import type { Note } from './use-note.ts';
import { useNoteLook } from './use-note-look.ts';

type NotePartProps = {
  recording: Recording;
  note: Note;
  highlights: Highlight[];
  onPlace(offset: number, by: 'click' | 'caret'): void;
  revealAt: { offset: number; nonce: number } | undefined;
};

/** The note with its toolbar, and what there is to say about it. */
export function NotePart({ recording, note, highlights, onPlace, revealAt }: NotePartProps) {
  const t = useStrings(reviewStrings);
  const { style } = useNoteLook();
  const area = useRef<NoteCommands>(null);
  const [isEditing, setEditing] = useState(false);
  const [canUndo, setUndo] = useState(false);
  const [canRedo, setRedo] = useState(false);
  const copy = useCopyNote(recording.id);
  const [isClearing, setClearing] = useState(false);
  const settled = useSettled(note.text);
  const copyMenu = useMemo(() => <CopyMenu text={settled} copy={copy} />, [settled, copy]);
  const tools = useTools(note, area, copy, setClearing);
  const { is_reviewed, is_cosign_asked, processing } = recording;
  const isReadOnly = note.isOpening || is_reviewed || is_cosign_asked || processing.stage === 'writing';
  const { conflict } = note;
  const { dictation, state, toggle } = useDictation({
    recording_id: recording.id,
    onStart: () => area.current?.holdPlace(),
    onText: (words) => area.current?.insert(words),
    isOff: isReadOnly,
  });
  return (
    <section aria-label={t.heading} className="@container flex min-w-0 flex-col gap-3">
      <NoteNotices
        recording={recording}
        conflict={conflict}
        mine={conflict ? note.text : ''}
        flush={note.flush}
      />
      <div className="note-head" data-keeps-editing>
        <NoteToolbar
          {...tools}
          copyMenu={copyMenu}
          isDictating={state.at === 'listening'}
          onDictate={toggle}
          canUndo={canUndo}
          canRedo={canRedo}
          isEditing={isEditing}
          isReadOnly={isReadOnly}
          canSave={note.saving !== 'saved'}
        />
        <SavingLine saving={note.saving} isKept={note.isKept} save={note.save} />
        <TemplateMenu recording={recording} />
      </div>
      <ByRules recording={recording} note={note} isReadOnly={isReadOnly} />
      <DictationBar dictation={dictation} state={state} />
      <ClearDialog isOpen={isClearing} onClose={() => setClearing(false)} note={note} copy={copy} />
      <div className="note-sheet" style={style}>
        <NoteArea
          ref={area}
          text={note.text}
          onChange={note.setText}
          isEditing={isEditing}
          onEditing={setEditing}
          highlights={highlights}
          onPlace={onPlace}
          isReadOnly={isReadOnly}
          label={t.heading}
          snippetFor={useSnippetFor()}
          {...(revealAt && { revealAt })}
          onHistory={(depths) => {
            setUndo(depths.canUndo);
            setRedo(depths.canRedo);
          }}
        />
      </div>
    </section>
  );
}

type Copy = ReturnType<typeof useCopyNote>;

function useTools(
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
