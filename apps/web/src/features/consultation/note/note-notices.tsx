import { type EngineDraft, NO_MODEL, type Recording, shownSummary } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { FinishedWithoutDevice } from '../../../consultations/finished-without-device.tsx';
import { draftQuery } from '../../../consultations/queries.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Processing } from '../processing.tsx';
import { saysNothing } from '../says-nothing.ts';
import { useRewrite } from '../use-rewrite.ts';
import { useWriting } from '../writing/api.ts';
import { NoModelNotice, toldProblem, WhyNoNote } from '../writing/writing-problem.tsx';
import { Conflict } from './conflict.tsx';
import { CosignNotice, ReturnedNotice } from './cosign-notice.tsx';
import { ReviewedNotice } from './reviewed-notice.tsx';
import { SpeakersOffer, useOfferToast } from './speakers-offer.tsx';
import { noteStrings } from './strings.ts';
import type { Note } from './use-note.ts';

type NoteNoticesProps = {
  recording: Recording;
  conflict: Note['conflict'];
  mine: string;
  flush: Note['flush'];
};

/** What somebody should know before reading on: at most one thing, the gravest. */
export const NoteNotices = memo(function NoteNotices({ recording, conflict, mine, flush }: NoteNoticesProps) {
  const { stage } = recording.processing;
  if (recording.is_reviewed) return <ReviewedNotice recording={recording} />;
  if (recording.is_cosign_asked) return <CosignNotice recording={recording} />;
  if (conflict) return <Conflict mine={mine} conflict={conflict} />;
  if (stage !== 'done') return <Processing recording={recording} />;
  return (
    <>
      <FinishedWithoutDevice finished_by={recording.finished_by} />
      <ReturnedNotice recording_id={recording.id} />
      <WhoWrote recording={recording} flush={flush} />
    </>
  );
});

/** Who wrote the note, in words that are true; why nobody did; or that it can be written anew. */
function WhoWrote({ recording, flush }: Pick<NoteNoticesProps, 'recording' | 'flush'>) {
  const t = useStrings(noteStrings);
  const { id, consultation_summary, speakers_revision } = recording;
  const note = shownSummary(consultation_summary);
  const ai_model_name = note?.ai_model_name ?? '';
  const { data: draft } = useQuery(draftQuery(id, ai_model_name));
  const { writing } = useWriting(recording);
  const isOffered = draft ? draft.speakers_revision < speakers_revision : false;
  useOfferToast(speakers_revision, isOffered);
  const hasNote = ai_model_name !== NO_MODEL;
  if (toldProblem(writing)) return <WhyNoNote {...{ recording, writing, hasNote }} />;
  if (isOffered && hasNote) return <SpeakersOffer recording={recording} flush={flush} />;
  if (!hasNote && saysNothing(note?.summary_text ?? ''))
    return <WhyNoNote {...{ recording, writing, hasNote }} />;
  if (draft === null) return <Notice tone="info">{t.byHand}</Notice>;
  if (!hasNote) return <NoModelNotice />;
  return draft ? <Written recording={recording} draft={draft} /> : <Notice tone="info">{t.byModel}</Notice>;
}

/** What a model wrote, and what somebody should know of how it came about. */
function Written({ recording, draft }: { recording: Recording; draft: EngineDraft }) {
  const t = useStrings(noteStrings);
  const language = useLanguage();
  const { rewrite } = useRewrite(recording.id);
  const { is_partial, is_poor_sound, doubts } = draft;
  if (!is_partial && !is_poor_sound) return <Notice tone="info">{t.byModel}</Notice>;
  return (
    <>
      {is_partial && (
        <Notice tone="warning" title={t.partial}>
          <div className="flex flex-col items-start gap-2">
            {t.partialMore}
            {rewrite.error && <p className="text-red">{failureSentence(rewrite.error, language)}</p>}
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCcw aria-hidden="true" />}
              isPending={rewrite.isPending}
              onClick={() => rewrite.mutate(recording.template)}
            >
              {t.again}
            </Button>
          </div>
        </Notice>
      )}
      {is_poor_sound && (
        <Notice tone="warning" title={t.poorSound}>
          {t.poorSoundMore} {doubts.length > 0 && t.hearAgain}
        </Notice>
      )}
    </>
  );
}
