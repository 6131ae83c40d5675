import { type Recording, RULES_WRITER, shownSummary } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { FinishedWithoutDevice } from '../../../consultations/finished-without-device.tsx';
import { draftQuery } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WritingLine } from '../../../ui/spinner.tsx';
import { Processing } from '../processing.tsx';
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
  const t = useStrings(noteStrings);
  const { stage } = recording.processing;
  if (recording.is_reviewed) return <ReviewedNotice recording={recording} />;
  if (recording.is_cosign_asked) return <CosignNotice recording={recording} />;
  if (conflict) return <Conflict mine={mine} conflict={conflict} />;
  if (stage === 'writing') {
    return (
      <div role="status" className="flex items-start gap-3 rounded-control bg-pine-soft px-4 py-3 text-sm">
        <WritingLine className="mt-0.5 h-5 w-10 shrink-0 text-pine" />
        <div>
          <p className="font-semibold">{t.writing}</p>
          <p>{t.writingMore}</p>
        </div>
      </div>
    );
  }
  if (stage !== 'done') return <Processing recording={recording} />;
  return (
    <>
      <FinishedWithoutDevice finished_by={recording.finished_by} />
      <ReturnedNotice recording_id={recording.id} />
      <WhoWrote recording={recording} flush={flush} />
    </>
  );
});

/** Who wrote the note, in words that are true; or that it can be written anew, when who speaks was corrected since. */
function WhoWrote({ recording, flush }: Pick<NoteNoticesProps, 'recording' | 'flush'>) {
  const t = useStrings(noteStrings);
  const { id, consultation_summary, speakers_revision } = recording;
  const ai_model_name = shownSummary(consultation_summary)?.ai_model_name ?? '';
  const { data: draft } = useQuery(draftQuery(id, ai_model_name));
  const isOffered = draft ? draft.speakers_revision < speakers_revision : false;
  useOfferToast(speakers_revision, isOffered);
  if (isOffered) return <SpeakersOffer recording={recording} flush={flush} />;
  if (draft === null) return <Notice tone="info">{t.byHand}</Notice>;
  return <Notice tone="info">{ai_model_name === RULES_WRITER ? t.byRules : t.byModel}</Notice>;
}
