import { type Recording, shownSummary } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordingQuery } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { MarkdownView } from '../../../ui/markdown-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { SmallPlayer } from '../player.tsx';
import { Processing } from '../processing.tsx';
import { useRecordingSound } from '../sound.ts';
import { SavedGaps } from './saved-gaps.tsx';
import { savingStrings } from './strings.ts';

/** A recording that the server has: to be heard, while its note is made. */
export function SavedRecording({ id }: { id: string }) {
  const t = useStrings(savingStrings);
  const { data: recording, error } = useQuery(recordingQuery(id));

  useEffect(() => {
    if (error) toast.error(t.fetchFailed);
  }, [error, t.fetchFailed]);

  if (!recording) return <Skeleton className="h-40" />;
  const note = shownSummary(recording.consultation_summary);
  return (
    <>
      <section className="flex flex-col gap-6 rounded-card border border-line bg-card p-5 md:p-6">
        <Processing recording={recording} />
        <SavedGaps recording={recording} />
        {recording.recording_file_url && <SavedSound recording={recording} />}
      </section>
      {note && <SavedNote text={note.summary_text} />}
    </>
  );
}

function SavedSound({ recording }: { recording: Recording }) {
  const sound = useRecordingSound(recording);
  return <SmallPlayer sound={sound} duration_s={recording.recording_duration} />;
}

/** What was made of it, to be read here; it is changed in the next step. */
function SavedNote({ text }: { text: string }) {
  const t = useStrings(savingStrings);
  return (
    <section aria-label={t.note} className="note-sheet">
      <article aria-label={t.note} className="note-text" data-readonly>
        {text.trim() === '' ? <p className="text-muted">{t.nothingHeard}</p> : <MarkdownView text={text} />}
      </article>
    </section>
  );
}
