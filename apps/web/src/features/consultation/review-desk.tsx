import type { Recording } from '@noteer/contract';
import { memo, useCallback, useMemo, useState } from 'react';
import { ConsentLine } from '../../consultations/consent-line.tsx';
import type { Walkthrough } from '../../lib/walkthrough.ts';
import { CoveredLine } from './covered-line.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import type { Highlight } from './note/note-area.tsx';
import { NotePart } from './note/note-part.tsx';
import { type Note, useNote } from './note/use-note.ts';
import { useSaveKey } from './note/use-save-key.ts';
import { useStayWarning } from './note/use-stay-warning.ts';
import { type Finishing, ReviewFooter } from './review-footer.tsx';
import { type Part, ReviewParts } from './review-parts.tsx';
import { saysNothing } from './says-nothing.ts';
import { usePanelView } from './use-panel-view.ts';
import type { Looked } from './use-points.ts';
import { useFinish } from './wrap-up/use-finish.ts';

/** Typing does not wait for it. */
const Panel = memo(EvidencePanel);

type ReviewDeskProps = {
  recording: Recording;
  walkthrough: Walkthrough;
  /** Where only one of both has room: it outlives the coming of a note. */
  shown: Part;
  onShow: (part: Part) => void;
};

/** In the place of the name of who wrote the note, while there is none. */
const COMING = 'coming';

/** The note to work on, or as it comes; and beside it what it rests on. */
export function ReviewDesk({ recording, walkthrough, shown, onShow }: ReviewDeskProps) {
  const note = useNote(recording);
  const { text, place, onPlace } = usePanelView(note.text);
  const [litPieces, setLitPieces] = useState<readonly number[]>();
  const [highlights, setHighlights] = useState<Highlight[]>([]);
  const [revealAt, setRevealAt] = useState<{ offset: number; nonce: number }>();
  const [looked, setLooked] = useState<Looked | null>(null);
  const finishing = useFinishing(recording, note, looked);
  useSaveKey(note.save);
  useStayWarning(note.saving !== 'saved' && !note.isKept);

  const reveal = useCallback(
    (offset: number) => {
      onShow('note');
      setRevealAt((last) => ({ offset, nonce: (last?.nonce ?? 0) + 1 }));
    },
    [onShow],
  );

  const cite = useCallback((pieces: readonly number[]) => setLitPieces([...pieces]), []);
  const look = useCallback(
    (pieces: readonly number[]) => {
      onShow('panel');
      cite(pieces);
    },
    [onShow, cite],
  );

  return (
    <div className="flex flex-col gap-6">
      {recording.covered_for && <CoveredLine name={recording.covered_for} />}
      <ConsentLine recording_id={recording.id} />
      <ReviewParts
        shown={shown}
        onShow={onShow}
        note={
          <NotePart
            recording={recording}
            note={note}
            highlights={highlights}
            onPlace={onPlace}
            onCite={cite}
            onLook={look}
            revealAt={revealAt}
          />
        }
        panel={
          <Panel
            recording={recording}
            ai_model_name={note.ai_model_name || COMING}
            litPieces={litPieces}
            text={text}
            place={place}
            onHighlights={setHighlights}
            onReveal={reveal}
            onReplaceText={note.replaceText}
            onLooked={setLooked}
          />
        }
      />
      <ReviewFooter
        walkthrough={walkthrough}
        {...(note.ai_model_name !== '' && { flush: note.flush })}
        hasConflict={note.conflict !== null}
        openPoints={recording.is_reviewed || recording.is_cosign_asked ? 0 : looked?.open}
        finishing={finishing}
      />
    </div>
  );
}

/** Only a text that was looked at whole, with nothing left to look at, can be declared ready without another step. */
function useFinishing(recording: Recording, note: Note, looked: Looked | null): Finishing | undefined {
  const { isFinishing, finish } = useFinish(recording.id, note);
  const isClear =
    looked?.open === 0 &&
    looked.text === note.text &&
    !saysNothing(note.text) &&
    !note.isOpening &&
    note.conflict === null &&
    !recording.is_reviewed &&
    !recording.is_cosign_asked &&
    recording.processing.stage !== 'writing';
  return useMemo(
    () => (isClear || isFinishing ? { isFinishing, finish: () => void finish() } : undefined),
    [isClear, isFinishing, finish],
  );
}
