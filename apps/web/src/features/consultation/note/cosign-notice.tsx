import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { noteStepsQuery } from '../../../consultations/step-queries.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cosignStrings } from './strings.ts';
import { useMarkReviewed } from './use-mark-reviewed.ts';

/** The note waits for the supervisor; whoever asked can take that back. */
export function CosignNotice({ recording }: { recording: Recording }) {
  const t = useStrings(cosignStrings);
  const language = useLanguage();
  const { mutate, isPending, error } = useMarkReviewed(recording.id);
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="info" title={t.waits(recording.cosigner_name ?? '')}>
        <div className="flex flex-col items-start gap-2">
          {t.waitsMore}
          <Button variant="secondary" size="sm" isPending={isPending} onClick={() => mutate(false)}>
            {t.stop}
          </Button>
        </div>
      </Notice>
      {error && (
        <Notice tone="error" title={t.stopFailed}>
          {failureSentence(error, language)}
        </Notice>
      )}
    </div>
  );
}

/** The supervisor sent it back: what they said stands beside the note. */
export function ReturnedNotice({ recording_id }: { recording_id: string }) {
  const t = useStrings(cosignStrings);
  const { data: steps } = useQuery(noteStepsQuery(recording_id));
  const [newest] = steps ?? [];
  if (newest?.kind !== 'returned') return null;
  return (
    <Notice tone="warning" title={t.returned(newest.done_by_name, newest.comments.length)}>
      {t.returnedMore}
    </Notice>
  );
}
