import { shownSummary } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { recordingQuery } from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { useWalkthrough } from '../../lib/walkthrough.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { reviewStrings } from './strings.ts';

/** The note as it was written, to be read. */
export function ReviewPage() {
  const t = useStrings(reviewStrings);
  const walkthrough = useWalkthrough();
  const id = walkthrough?.recordingId ?? '';
  const { data: recording, error } = useQuery({ ...recordingQuery(id), enabled: id !== '' });
  const note = recording && shownSummary(recording.consultation_summary);
  return (
    <div className="flex flex-col gap-6">
      <Card heading={t.heading}>
        {!recording && !error && id && <Spinner label={t.loading} />}
        {error && <Notice tone="error">{t.fetchFailed}</Notice>}
        {(recording || !id) && !note && <p className="text-muted">{t.none}</p>}
        {note && (
          <article className="flex max-w-[68ch] flex-col gap-4">
            <Notice tone="info">{t.draft}</Notice>
            <p className="whitespace-pre-wrap">{note.summary_text}</p>
          </article>
        )}
      </Card>
      <ButtonLink
        to="/walkthrough/record"
        state={walkthrough}
        variant="secondary"
        className="self-start"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        {t.back}
      </ButtonLink>
    </div>
  );
}
