import type { Recording } from '@noteer/contract';
import { useMemo, useRef, useState } from 'react';
import { useCopyNote } from '../../../consultations/use-copy-note.ts';
import { useStrings } from '../../../lib/strings.ts';
import { reviewStrings } from '../strings.ts';
import { type Highlight, NoteArea, type NoteCommands } from './note-area.tsx';
import { NoteNotices } from './note-notices.tsx';
import { NoteToolbar } from './note-toolbar.tsx';
import { SavingLine } from './saving-line.tsx';
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
  const tools = useTools(recording.id, note, area);
  const isReadOnly = note.isOpening || recording.is_reviewed || recording.processing.stage === 'writing';
  const { conflict } = note;
  return (
    <section aria-label={t.heading} className="flex min-w-0 flex-col gap-3">
      <NoteNotices
        recording={recording}
        conflict={conflict}
        mine={conflict ? note.text : ''}
        flush={note.flush}
      />
      <div className="note-head" data-keeps-editing>
        <NoteToolbar
          {...tools}
          canUndo={canUndo}
          canRedo={canRedo}
          isEditing={isEditing}
          isReadOnly={isReadOnly}
          canSave={note.saving !== 'saved'}
        />
        <SavingLine saving={note.saving} isKept={note.isKept} save={note.save} />
      </div>
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

function useTools(id: string, { current, replaceText, save }: Note, area: { current: NoteCommands | null }) {
  const copy = useCopyNote(id);
  return useMemo(
    () => ({
      onUndo: () => area.current?.undo(),
      onRedo: () => area.current?.redo(),
      onCopy: () => void copy(current()),
      // Only what is on the clipboard may go.
      onCopyAndClear: async () => void ((await copy(current())) && replaceText('')),
      onEdit: (on: boolean) => area.current?.edit(on),
      onSave: () => void save(),
    }),
    [area, copy, current, replaceText, save],
  );
}
