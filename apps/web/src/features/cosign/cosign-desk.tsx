import { type Evidence, evidenceAt } from '@noteer/clinical';
import { type Recording, shownSummary } from '@noteer/contract';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useWide } from '../../lib/use-wide.ts';
import { Button } from '../../ui/button.tsx';
import type { Highlight } from '../../ui/highlight.ts';
import { offsetAtPoint } from '../../ui/markdown-place.ts';
import { MarkdownView } from '../../ui/markdown-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { type Comment, useCosign, useReturn } from './api.ts';
import { CommentList } from './comment-list.tsx';
import { Conversation } from './conversation.tsx';
import { SentencePanel } from './sentence-panel.tsx';
import { cosignStrings } from './strings.ts';
import { useSentences } from './use-sentences.ts';

/** A comment with the place of its sentence; the note does not change while it waits. */
export type Placed = Comment & { start: number; end: number };

type CosignDeskProps = { recording: Recording; asked: string };

/** The note to read sentence by sentence, what each rests on, and what is to be said of it. */
export function CosignDesk({ recording, asked }: CosignDeskProps) {
  const t = useStrings(cosignStrings);
  const note = shownSummary(recording.consultation_summary);
  const text = note?.summary_text ?? '';
  const { sentences, pieces, namesOf } = useSentences(recording, note?.ai_model_name ?? '', text);
  const [chosen, setChosen] = useState<number | null>(null);
  const [comments, setComments] = useState<Placed[]>([]);
  const [draft, setDraft] = useState('');
  const sentence = chosen === null ? undefined : sentences[chosen];
  const highlights = useHighlights(comments, sentence);
  const isWide = useWide();
  const panel = useRef<HTMLElement>(null);

  function choose(event: MouseEvent<HTMLElement>) {
    if (getSelection()?.isCollapsed === false) return;
    const target = event.target instanceof Element ? event.target : event.currentTarget;
    const offset = offsetAtPoint(event.currentTarget, target, event.clientX, event.clientY, text.length);
    const found = evidenceAt(sentences, offset);
    if (!found) return;
    setChosen(sentences.indexOf(found));
    // Where it stands below the note, it would be changed out of sight.
    if (!isWide) panel.current?.scrollIntoView?.({ block: 'start' });
  }

  function add() {
    if (!sentence || draft.trim() === '') return;
    const { start, end } = sentence;
    const added = { start, end, sentence: text.slice(start, end), text: draft.trim() };
    setComments((all) => [...all, added].toSorted((a, b) => a.start - b.start));
    setDraft('');
  }

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-label={t.note} className="note-sheet note-paper">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons beside it walk the sentences by keys */}
          <article aria-label={t.note} className="note-text break-words" data-readonly onClick={choose}>
            <MarkdownView text={text} highlights={highlights} />
          </article>
        </section>
        <aside ref={panel} className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
          <SentencePanel
            text={text}
            sentences={sentences}
            chosen={chosen}
            onChoose={setChosen}
            pieces={pieces}
            namesOf={namesOf}
            draft={draft}
            onDraft={setDraft}
            onAdd={add}
          />
          <CommentList
            comments={comments}
            onRemove={(gone) => setComments((all) => all.filter((each) => each !== gone))}
          />
          <Conversation pieces={pieces} namesOf={namesOf} lit={sentence?.sources ?? []} />
        </aside>
      </div>
      <Answer recording_id={recording.id} asked={asked} comments={comments} isTyping={draft.trim() !== ''} />
    </>
  );
}

function useHighlights(comments: readonly Placed[], sentence: Evidence | undefined): Highlight[] {
  return useMemo(
    () => [
      ...comments.map(({ start, end, text }): Highlight => ({ start, end, look: 'comment', title: text })),
      ...(sentence ? [{ start: sentence.start, end: sentence.end, look: 'lit' } as const] : []),
    ],
    [comments, sentence],
  );
}

type AnswerProps = { recording_id: string; asked: string; comments: Placed[]; isTyping: boolean };

/** Either: a note with comments is not signed as it is. */
function Answer({ recording_id, asked, comments, isTyping }: AnswerProps) {
  const t = useStrings(cosignStrings);
  const language = useLanguage();
  const cosign = useCosign(recording_id);
  const giveBack = useReturn(recording_id);
  const error = cosign.error ?? giveBack.error;

  function answer() {
    if (isTyping) return void toast.error(t.unfinished);
    if (comments.length === 0) return cosign.mutate(asked, { onSuccess: () => toast.success(t.agreed) });
    const said = comments.map(({ sentence, text }) => ({ sentence, text }));
    giveBack.mutate({ asked, comments: said }, { onSuccess: () => toast.success(t.returned) });
  }

  return (
    <footer className="step-foot">
      {error && (
        <Notice tone="error" title={t.answerFailed}>
          {failureSentence(error, language)}
        </Notice>
      )}
      {comments.length === 0 && <p className="step-foot-words">{t.agreeMore}</p>}
      <div className="step-foot-next">
        <Button isPending={cosign.isPending || giveBack.isPending} onClick={answer} className="foot-first">
          {comments.length === 0 ? t.agree : t.giveBack(comments.length)}
        </Button>
      </div>
    </footer>
  );
}
