import type { Recording } from '@noteer/contract';
import { useState } from 'react';
import { ReopenDialog } from '../../../consultations/reopen-dialog.tsx';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reviewedStrings } from './strings.ts';

/** The note is final; whoever made it so can take that back, and says why. */
export function ReviewedNotice({ recording }: { recording: Recording }) {
  const t = useStrings(reviewedStrings);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Notice tone="success" title={t.reviewed}>
        <div className="flex flex-col items-start gap-2">
          {t.reviewedMore}
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {t.reopen}
          </Button>
        </div>
      </Notice>
      {isAsking && <ReopenDialog recording_id={recording.id} onClose={() => setAsking(false)} />}
    </>
  );
}
