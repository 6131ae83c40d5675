import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderway, type Take, takeOf } from '../../../capture/machine.ts';
import { recordingQuery } from '../../../consultations/queries.ts';
import { useMay } from '../../../lib/may.ts';
import type { Walkthrough } from '../../../lib/walkthrough.ts';
import { Jottings } from '../jottings/jottings.tsx';
import { useJottedRecording } from '../jottings/use-jotted-recording.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { LiveTranscript } from './live-transcript.tsx';
import { OtherRecording } from './other-recording.tsx';
import { PreparationPanel } from './preparation-panel.tsx';
import { RecordFooter } from './record-footer.tsx';
import { RecordNow } from './record-now.tsx';
import { SavedRecording } from './saved-recording.tsx';
import { SavingRecording } from './saving-recording.tsx';
import { useDeletion } from './use-deletion.ts';
import { theRecorder, useRecorder, useRecorderOf } from './use-recorder.ts';
import { useVisit } from './use-visit.ts';

type RecordStepProps = { clinician_id: string; walkthrough: Walkthrough };

export function RecordStep({ clinician_id, walkthrough }: RecordStepProps) {
  const state = useRecorderOf(walkthrough.apt.id);
  const { recordingId, forgetRecording } = useVisit(clinician_id, walkthrough);
  const may = useMay();
  const take = takeOf(state);
  const isBusy = isUnderway(state);
  const deletion = useDeletion(walkthrough.apt.id, recordingId, forgetRecording);
  const { data: recording } = useQuery({
    ...recordingQuery(recordingId ?? ''),
    enabled: Boolean(recordingId),
  });

  const hasNote = recording && recording.consultation_summary.length > 0 && !recording.is_recording_deleted;
  const apt_id = walkthrough.apt.id;
  const duration_s = recording?.recording_duration;
  const jotted = useJottedRecording(state, clinician_id, apt_id, recordingId, duration_s);
  // Of one that was made before, it is first to be known whether its note is written.
  const canJot = !hasNote && (recording || !recordingId || state.at === 'saved');
  const said = saidIn(take, recordingId);
  const [hasWaited, setWaited] = useState(false);
  if (!hasWaited && !hasNote && (take || recording)) setWaited(true);
  return (
    <div className="record-beside">
      {may('read_preparation') && !hasNote && <PreparationPanel apt={walkthrough.apt} />}
      <div className="@container flex min-w-0 flex-col gap-6">
        <StepBody clinician_id={clinician_id} walkthrough={walkthrough} recordingId={recordingId} />
        <RecordFooter
          onDelete={take || recordingId ? deletion.ask : undefined}
          onStop={isBusy ? () => theRecorder().stop() : undefined}
          isNew={hasWaited}
          canGoHome={Boolean(recordingId) || state.at === 'saving'}
          review={
            hasNote
              ? { ...walkthrough, recordingId: recording.id, consultation: recording.consultation }
              : undefined
          }
        />
        <div className="said-and-jotted">
          {/* The same one until the note is there: whoever is naming a voice is not interrupted by what comes in. */}
          {said && <LiveTranscript key={`said ${said.id}`} {...said} isGrowing={isBusy} />}
          {jotted && canJot && <Jottings key={jotted.recording_id} clinician_id={clinician_id} {...jotted} />}
        </div>
        <DeleteDialog {...deletion.dialog} />
      </div>
    </div>
  );
}

/** What the server has of a recording can be read, also while the rest is on its way. */
function saidIn(take: Take | null, recordingId: string | undefined) {
  if (recordingId) return { id: recordingId, isEnabled: true };
  return take ? { id: take.id, isEnabled: take.safe > 0 } : undefined;
}

function StepBody({ recordingId, ...rest }: RecordStepProps & { recordingId: string | undefined }) {
  const { state, appointment } = useRecorder();
  if (recordingId) return <SavedRecording id={recordingId} />;
  if (appointment && appointment.id !== rest.walkthrough.apt.id && isUnderway(state))
    return <OtherRecording appointment={appointment} />;
  if (state.at === 'saving' || state.at === 'refused') return <SavingRecording state={state} />;
  return <RecordNow {...rest} />;
}
