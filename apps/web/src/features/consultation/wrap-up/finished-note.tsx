import type { Recording } from '@noteer/contract';
import { CircleCheck, Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import type { Walkthrough } from '../../../lib/walkthrough.ts';
import { Button } from '../../../ui/button.tsx';
import type { Highlight } from '../../../ui/highlight.ts';
import { MarkdownView } from '../../../ui/markdown-view.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { CosignNotice } from '../note/cosign-notice.tsx';
import { ReviewedNotice } from '../note/reviewed-notice.tsx';
import { useNote } from '../note/use-note.ts';
import { useNoteLook } from '../note/use-note-look.ts';
import { saysNothing } from '../says-nothing.ts';
import { OfferReading } from '../second-reading/offer-reading.tsx';
import { useDismissals } from '../use-dismissals.ts';
import { CodeStep } from './code-step.tsx';
import { FollowUps } from './follow-ups.tsx';
import { OpenMarks } from './open-marks.tsx';
import { wrapUpStrings } from './strings.ts';
import { useCodeChoice } from './use-code-choice.ts';
import { useFinish } from './use-finish.ts';
import { useReadyWords } from './use-ready-words.ts';
import { WrapUpFooter } from './wrap-up-footer.tsx';

type FinishedNoteProps = { recording: Recording; walkthrough: Walkthrough };

export function FinishedNote({ recording, walkthrough }: FinishedNoteProps) {
  const t = useStrings(wrapUpStrings);
  const note = useNote(recording);
  const { style } = useNoteLook();
  const choice = useCodeChoice(recording.id);
  const { isFinishing, finish, copy } = useFinish(recording.id, note, choice.confirm);
  const marks = useOpenMarks(recording, note.ai_model_name, note.text);
  const highlights = useMemo(
    () => marks.map(({ start, end }): Highlight => ({ start, end, look: 'mark', title: t.markTitle })),
    [marks, t.markTitle],
  );
  const { is_reviewed, is_cosign_asked } = recording;
  const readyWords = useReadyWords();
  const isEmpty = saysNothing(note.text);
  return (
    <div className="flex flex-col gap-6">
      {is_reviewed && <ReviewedNotice recording={recording} />}
      {is_cosign_asked && <CosignNotice recording={recording} />}
      {note.conflict && !is_reviewed && <Notice tone="warning">{t.twoVersions}</Notice>}
      <div className="wrap-up">
        <section aria-label={t.heading} className="note-sheet note-paper" style={style}>
          <article aria-label={t.heading} className="note-text" data-readonly>
            {note.text.trim() === '' ? (
              <p className="text-muted">{t.none}</p>
            ) : (
              <MarkdownView text={note.text} highlights={highlights} />
            )}
          </article>
        </section>
        <aside className="flex min-w-0 flex-col gap-6">
          {!is_reviewed && !is_cosign_asked && (
            <>
              <OfferReading {...{ recording, note, walkthrough }} />
              <OpenMarks marks={marks} walkthrough={walkthrough} />
            </>
          )}
          <FollowUps recording={recording} ai_model_name={note.ai_model_name} />
          <CodeStep recording={recording} choice={choice} />
        </aside>
      </div>
      <WrapUpFooter walkthrough={walkthrough}>
        {is_reviewed || is_cosign_asked ? (
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()} className="foot-first">
            {t.copy}
          </Button>
        ) : (
          <>
            <p className="step-foot-words">{isEmpty ? t.nothingToSign : readyWords}</p>
            <Button
              icon={<CircleCheck aria-hidden="true" />}
              isPending={isFinishing}
              disabled={note.isOpening || isEmpty}
              onClick={() => void finish()}
              className="foot-first"
            >
              {t.ready}
            </Button>
          </>
        )}
      </WrapUpFooter>
    </div>
  );
}

/** What stands nowhere in the conversation, and nobody has said to be right. */
function useOpenMarks(recording: Recording, ai_model_name: string, text: string) {
  const { marks } = useChecks(recording, ai_model_name, text);
  const dismissals = useDismissals(recording.id);
  return useMemo(
    () => marks.filter((mark) => dismissals.isLoaded && !mark.is_own && !dismissals.has(mark)),
    [marks, dismissals],
  );
}
