import type { Recording } from '@noteer/contract';
import { memo, startTransition, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useCopyNote } from '../../consultations/use-copy-note.ts';
import { type Note, useNote } from '../../consultations/use-note.ts';
import { useNoteLook } from '../../consultations/use-note-look.ts';
import { useStrings } from '../../lib/strings.ts';
import type { Walkthrough } from '../../lib/walkthrough.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import { type Highlight, NoteArea, type NoteCommands } from './note-area.tsx';
import { NoteNotices } from './note-notices.tsx';
import { NoteToolbar } from './note-toolbar.tsx';
import { ReviewFooter } from './review-footer.tsx';
import { type Part, ReviewParts } from './review-parts.tsx';
import { SavingLine } from './saving-line.tsx';
import { reviewStrings } from './strings.ts';
import { useSaveKey } from './use-save-key.ts';
import { useStayWarning } from './use-stay-warning.ts';

/** Typing must not wait for it. */
const Panel = memo(EvidencePanel);

type ReviewDeskProps = { recording: Recording; walkthrough: Walkthrough };

/** The note to work on, and beside it what it rests on. */
export function ReviewDesk({ recording, walkthrough }: ReviewDeskProps) {
  const note = useNote(recording);
  const [highlights, setHighlights] = useState<Highlight[]>([]);
  const [place, setPlace] = useState<{ offset: number; by: 'click' | 'caret'; nonce: number } | null>(null);
  const [revealAt, setRevealAt] = useState<{ offset: number; nonce: number }>();
  const [shown, setShown] = useState<Part>('note');
  const shownText = useDeferredValue(note.text);
  useSaveKey(note.save);
  useStayWarning(note.saving !== 'saved' && !note.isKept);

  const onPlace = useCallback((offset: number, by: 'click' | 'caret') => {
    startTransition(() => setPlace((last) => ({ offset, by, nonce: (last?.nonce ?? 0) + 1 })));
  }, []);
  const reveal = useCallback((offset: number) => {
    setShown('note');
    setRevealAt((last) => ({ offset, nonce: (last?.nonce ?? 0) + 1 }));
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <ReviewParts
        shown={shown}
        onShow={setShown}
        note={
          <NotePart
            recording={recording}
            note={note}
            highlights={highlights}
            onPlace={onPlace}
            revealAt={revealAt}
          />
        }
        panel={
          <Panel
            recording={recording}
            ai_model_name={note.ai_model_name}
            text={shownText}
            place={place}
            onHighlights={setHighlights}
            onReveal={reveal}
            onReplaceText={note.replaceText}
          />
        }
      />
      <ReviewFooter note={note} walkthrough={walkthrough} />
    </div>
  );
}

type NotePartProps = {
  recording: Recording;
  note: Note;
  highlights: Highlight[];
  onPlace(offset: number, by: 'click' | 'caret'): void;
  revealAt: { offset: number; nonce: number } | undefined;
};

function NotePart({ recording, note, highlights, onPlace, revealAt }: NotePartProps) {
  const t = useStrings(reviewStrings);
  const { style } = useNoteLook();
  const copy = useCopyNote();
  const area = useRef<NoteCommands>(null);
  const [isEditing, setEditing] = useState(false);
  const [history, setHistory] = useState({ canUndo: false, canRedo: false });
  const isReadOnly = note.isOpening || recording.is_reviewed || recording.processing.stage === 'writing';

  async function copyAndClear() {
    // Only what is on the clipboard may go.
    if (await copy(note.text)) note.replaceText('');
  }

  return (
    <section aria-label={t.heading} className="flex min-w-0 flex-col gap-3">
      <NoteNotices recording={recording} note={note} />
      <div className="note-head" data-keeps-editing>
        <NoteToolbar
          {...history}
          isEditing={isEditing}
          isReadOnly={isReadOnly}
          canSave={note.saving !== 'saved'}
          onUndo={() => area.current?.undo()}
          onRedo={() => area.current?.redo()}
          onCopy={() => void copy(note.text)}
          onCopyAndClear={() => void copyAndClear()}
          onEdit={(on) => area.current?.edit(on)}
          onSave={() => void note.save()}
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
          onHistory={setHistory}
        />
      </div>
    </section>
  );
}
