import { type Recording, shownSummary } from '@noteer/contract';
import { CircleAlert, FileText, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FinishedWithoutDevice } from '../../consultations/finished-without-device.tsx';
import { NoteSteps } from '../../consultations/note-steps.tsx';
import { ReopenDialog } from '../../consultations/reopen-dialog.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { useStrings } from '../../lib/strings.ts';
import { walkthroughOf, walkthroughPath } from '../../lib/walkthrough.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DetailsHeader } from './details-header.tsx';
import { NoteViews } from './note-views.tsx';
import { detailsStrings } from './strings.ts';

export function ClinicianDetails({ recording }: { recording: Recording }) {
  const t = useStrings(detailsStrings);
  const note = shownSummary(recording.consultation_summary);
  return (
    <div className="max-w-[52rem]">
      <DetailsHeader recording={recording} back={{ to: '/overview', label: t.toOverview }} />
      <Card>
        <FinishedWithoutDevice finished_by={recording.finished_by} />
        {note ? (
          <NoteViews
            recording_id={recording.id}
            ai_model_name={note.ai_model_name}
            text={note.summary_text}
          />
        ) : (
          <NoNote recording={recording} />
        )}
        {note && <NextStep recording={recording} />}
        {note && (
          <div className="mt-6">
            <NoteSteps recording_id={recording.id} />
          </div>
        )}
      </Card>
    </div>
  );
}

export function NoNote({ recording }: { recording: Recording }) {
  const t = useStrings(detailsStrings);
  switch (standingOf(recording)) {
    case 'processing':
      return (
        <EmptyState
          icon={<Hourglass />}
          title={t.unwritten}
          {...(recording.processing.stage === 'capturing' && {
            action: <ToRecording recording={recording} />,
          })}
        >
          {t.unwrittenMore}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState icon={<CircleAlert />} title={t.failed} action={<ToRecording recording={recording} />}>
          {t.failedMore}
        </EmptyState>
      );
    default:
      return <EmptyState icon={<FileText />} title={t.none} />;
  }
}

function NextStep({ recording }: { recording: Recording }) {
  const t = useStrings(detailsStrings);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const walkthrough = walkthroughOf(recording);

  if (!recording.is_reviewed) {
    return (
      <footer className="mt-5 flex justify-end">
        <ButtonLink to={walkthroughPath('review', walkthrough)} state={walkthrough}>
          {t.review}
        </ButtonLink>
      </footer>
    );
  }
  return (
    <footer className="mt-5 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[44ch] text-sm text-muted">{t.reopenHint}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t.reopen}
      </Button>
      {isAsking && (
        <ReopenDialog
          recording_id={recording.id}
          failedWords={t.updateFailed}
          onClose={() => setAsking(false)}
          onReopened={() => void navigate(walkthroughPath('review', walkthrough), { state: walkthrough })}
        />
      )}
    </footer>
  );
}

function ToRecording({ recording }: { recording: Recording }) {
  const t = useStrings(detailsStrings);
  return (
    <ButtonLink to={walkthroughPath('record', walkthroughOf(recording))} state={walkthroughOf(recording)}>
      {t.toRecording}
    </ButtonLink>
  );
}
