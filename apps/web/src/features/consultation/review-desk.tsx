import type { Recording } from '@noteer/contract';
import { memo, useCallback, useState } from 'react';
import type { Walkthrough } from '../../lib/walkthrough.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import type { Highlight } from './note/note-area.tsx';
import { NotePart } from './note/note-part.tsx';
import { useNote } from './note/use-note.ts';
import { useSaveKey } from './note/use-save-key.ts';
import { useStayWarning } from './note/use-stay-warning.ts';
import { ReviewFooter } from './review-footer.tsx';
import { type Part, ReviewParts } from './review-parts.tsx';
import { usePanelView } from './use-panel-view.ts';

/** Typing does not wait for it. */
const Panel = memo(EvidencePanel);

type ReviewDeskProps = { recording: Recording; walkthrough: Walkthrough };

/** The note to work on, and beside it what it rests on. */
export function ReviewDesk({ recording, walkthrough }: ReviewDeskProps) {
  const note = useNote(recording);
  const { text, place, onPlace } = usePanelView(note.text);
  const [highlights, setHighlights] = useState<Highlight[]>([]);
  const [revealAt, setRevealAt] = useState<{ offset: number; nonce: number }>();
  const [shown, setShown] = useState<Part>('note');
  useSaveKey(note.save);
  useStayWarning(note.saving !== 'saved' && !note.isKept);

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
            text={text}
            place={place}
            onHighlights={setHighlights}
            onReveal={reveal}
            onReplaceText={note.replaceText}
          />
        }
      />
      <ReviewFooter walkthrough={walkthrough} flush={note.flush} hasConflict={note.conflict !== null} />
    </div>
  );
}
