import type { Recording } from '@noteer/contract';
import { useRef, useState } from 'react';
import { useSnippetFor } from '../../../consultations/snippets.ts';
import { useStrings } from '../../../lib/strings.ts';
import { DictationBar } from '../dictation/dictation-bar.tsx';
import { useDictation } from '../dictation/use-dictation.ts';
import { SecondReading } from '../second-reading/second-reading.tsx';
import { useReadMarks } from '../second-reading/use-read-marks.ts';
import { reviewStrings } from '../strings.ts';
import { useWriting } from '../writing/api.ts';
import { WritingHead } from '../writing/writing-head.tsx';
import { hasBegun, useComing, WritingStream } from '../writing/writing-stream.tsx';
import { type Highlight, NoteArea, type NoteCommands } from './note-area.tsx';
import { NoteHead } from './note-head.tsx';
import { NoteNotices } from './note-notices.tsx';
import type { Note } from './use-note.ts';
import { useNoteLook } from './use-note-look.ts';

type NotePartProps = {
  recording: Recording;
  note: Note;
  highlights: Highlight[];
  onPlace(offset: number, by: 'click' | 'caret'): void;
  /** Lights what something that is no sentence of the text rests on. */
  onCite(pieces: readonly number[]): void;
  /** The same, where the conversation stands behind the note: it comes before it. */
  onLook(pieces: readonly number[]): void;
  revealAt: { offset: number; nonce: number } | undefined;
};

/** The note with its toolbar, and what there is to say about it; while a model writes, the note as it comes. */
export function NotePart(props: NotePartProps) {
  const { recording, note, highlights, onPlace, onCite, revealAt } = props;
  const t = useStrings(reviewStrings);
  const { style } = useNoteLook();
  const area = useRef<NoteCommands>(null);
  const marked = useReadMarks(recording, note, highlights);
  const [isEditing, setEditing] = useState(false);
  const [history, setHistory] = useState({ canUndo: false, canRedo: false });
  const { writing, isComing, sections, isStream } = useComingNote(recording, note, isEditing);
  const { is_reviewed, is_cosign_asked } = recording;
  const isReadOnly = note.isOpening || is_reviewed || is_cosign_asked || isComing;
  const { conflict } = note;
  const { dictation, state, toggle } = useDictation({
    recording_id: recording.id,
    onStart: () => area.current?.holdPlace(),
    onText: (words) => area.current?.insert(words),
    isOff: isReadOnly,
  });
  return (
    <section aria-label={t.heading} className="@container flex min-w-0 flex-col gap-3">
      {isComing ? (
        <WritingHead recording={recording} writing={writing} isAnew={note.text.trim() !== ''} />
      ) : (
        <NoteNotices
          recording={recording}
          conflict={conflict}
          mine={conflict ? note.text : ''}
          flush={note.flush}
        />
      )}
      <NoteHead
        {...{ recording, note, area, isEditing, isReadOnly, ...history }}
        isDictating={state.at === 'listening'}
        onDictate={toggle}
      />
      {!isComing && <SecondReading {...{ recording, note, isReadOnly }} onCite={props.onLook} />}
      <DictationBar dictation={dictation} state={state} />
      <div className="note-sheet" style={style}>
        {isStream && <WritingStream sections={sections} onCite={onCite} />}
        {/* It keeps what can be undone. */}
        <div hidden={isStream}>
          <NoteArea
            ref={area}
            text={note.text}
            onChange={note.setText}
            isEditing={isEditing}
            onEditing={setEditing}
            highlights={marked}
            onPlace={onPlace}
            isReadOnly={isReadOnly}
            label={t.heading}
            snippetFor={useSnippetFor()}
            {...(revealAt && { revealAt })}
            onHistory={setHistory}
          />
        </div>
      </div>
    </section>
  );
}

/** Nobody who is typing has the text taken away: then the model's note waits among the versions. */
function useComingNote(recording: Recording, note: Note, isEditing: boolean) {
  const { writing, isBusy } = useWriting(recording);
  const isAtWork = isEditing || note.saving !== 'saved';
  const isComing = recording.processing.stage === 'writing' || (isBusy && !isAtWork);
  const sections = useComing(writing, isComing);
  const isStream = isComing && (hasBegun(sections) || note.text.trim() === '');
  return { writing, isComing, sections, isStream };
}
