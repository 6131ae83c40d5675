import type { Recording } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeletionDialog, type ToDelete } from '../../consultations/deletion-dialog.tsx';
import { deletionStrings } from '../../consultations/deletion-strings.ts';
import { useDeleteRecording } from '../../consultations/deletions.ts';
import { pageToReview } from '../../consultations/page-to-review.ts';
import { recordingsQuery } from '../../consultations/queries.ts';
import { RecordingPages } from '../../consultations/recording-pages.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { appointmentSpan } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { homeStrings } from './strings.ts';

/** Notes that wait for their clinician, whatever day they are of. */
export function ToReview() {
  const t = useStrings(homeStrings);
  const d = useStrings(deletionStrings);
  const shownName = useClientName();
  const may = useMay();
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);
  const result = useInfiniteQuery(recordingsQuery({ is_reviewed: 'False' }));

  function askToDelete({ id, appointment }: Recording) {
    const span = appointmentSpan(appointment.appointment_time, appointment.appointment_end_time);
    setToDelete({ id, more: d.recordingMore(shownName(appointment.client_name), span) });
  }

  return (
    <Card heading={t.toReview} className="px-2! md:px-3! [&>header]:px-3">
      <RecordingPages
        label={t.toReview}
        // A dashboard that cannot be renewed keeps what it shows and says nothing.
        result={{ ...result, error: null }}
        isClickable={(recording) => may('read_note') && standingOf(recording) !== 'processing'}
        pageOf={pageToReview}
        action={
          may('delete_recording')
            ? (recording) => (
                <IconButton
                  label={d.recording(shownName(recording.appointment.client_name))}
                  icon={<Trash2 />}
                  variant="danger"
                  onClick={() => askToDelete(recording)}
                />
              )
            : undefined
        }
        empty={
          <EmptyState icon={<CircleCheck />} title={t.allReviewed}>
            {t.allReviewedMore}
          </EmptyState>
        }
      />
      <DeletionDialog
        toDelete={toDelete}
        remove={useDeleteRecording()}
        done={d.recordingDone}
        failed={d.recordingFailed}
        onClose={() => setToDelete(null)}
      />
    </Card>
  );
}
