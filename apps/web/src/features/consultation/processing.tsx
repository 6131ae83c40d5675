import { NO_MODEL, type Recording, shownSummary } from '@noteer/contract';
import type { ReactNode } from 'react';
import { LeftRecording, useLeftRecordings } from '../../consultations/left-recordings.tsx';
import { leftStrings } from '../../consultations/left-strings.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WritingLine } from '../../ui/spinner.tsx';
import { TemplateMenu } from './note/template-menu.tsx';
import { ProcessingSteps } from './processing-steps.tsx';
import { processingStrings } from './processing-strings.ts';
import { saysNothing } from './says-nothing.ts';
import { useWritingTime } from './use-remaining.ts';
import { useRetryRecording } from './use-retry-recording.ts';
import { useWriting } from './writing/api.ts';
import { WritingHead } from './writing/writing-head.tsx';
import { WhyNoNote } from './writing/writing-problem.tsx';
import { hasBegun, useComing, WritingStream } from './writing/writing-stream.tsx';

type BusyProps = {
  title: string;
  children: string;
  progress?: number | undefined;
  /** Where it is in the whole, and how long that takes. */
  steps?: ReactNode;
};

export function Busy({ title, children, progress, steps }: BusyProps) {
  const t = useStrings(processingStrings);
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <WritingLine className="h-6 w-12 text-pine" />
      <p role="status" className="text-lg font-medium">
        {title}
      </p>
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={title} className="progress" />
      )}
      {steps}
      <p className="max-w-[44ch] text-muted">{children}</p>
      <p className="text-sm text-muted">{t.patience}</p>
    </div>
  );
}

/** Where the work on a finished recording stands. */
export function Processing({ recording }: { recording: Recording }) {
  const t = useStrings(processingStrings);
  const { stage, progress } = recording.processing;
  useWritingTime(stage);
  switch (stage) {
    case 'capturing':
      return <Capturing id={recording.id} />;
    case 'transcribing':
      return (
        <Busy
          title={progress > 0 ? t.transcribing : t.processing}
          progress={progress}
          steps={<ProcessingSteps recording={recording} />}
        >
          {t.processingMore}
        </Busy>
      );
    case 'writing':
      return <Coming recording={recording} />;
    case 'done':
      return <Done recording={recording} />;
    case 'waiting_for_model':
      return (
        <Notice tone="warning" title={t.noModel}>
          {t.noModelMore}
        </Notice>
      );
    case 'failed':
      return <Failed recording={recording} />;
  }
}

/** A note to read; or headings alone, and why. */
function Done({ recording }: { recording: Recording }) {
  const t = useStrings(processingStrings);
  const { writing } = useWriting(recording);
  const note = shownSummary(recording.consultation_summary);
  if (note?.ai_model_name === NO_MODEL && saysNothing(note.summary_text))
    return <WhyNoNote {...{ recording, writing }} hasNote={false} />;
  return (
    <Notice tone="success" title={t.done}>
      {t.doneMore}
    </Notice>
  );
}

/** The note as it comes. */
function Coming({ recording }: { recording: Recording }) {
  const { writing } = useWriting(recording);
  const sections = useComing(writing, true);
  const isAnew = recording.consultation_summary.some(({ summary_text }) => summary_text.trim() !== '');
  return (
    <div className="flex flex-col gap-3">
      <WritingHead recording={recording} writing={writing} isAnew={isAnew} />
      <TemplateMenu recording={recording} />
      {hasBegun(sections) && (
        <div className="note-sheet">
          <WritingStream sections={sections} />
        </div>
      )}
    </div>
  );
}

/** Still being made or sent; or left behind by a device that is gone, and to be finished from here. */
function Capturing({ id }: { id: string }) {
  const t = useStrings(processingStrings);
  const left = useLeftRecordings().find((capture) => capture.id === id && !capture.is_arriving);
  const { unfinished, more } = useStrings(leftStrings);
  if (!left) return <Busy title={t.processing}>{t.processingMore}</Busy>;
  return (
    <Notice tone="warning" title={unfinished}>
      <p className="mb-3">{more}</p>
      <LeftRecording capture={left} />
    </Notice>
  );
}

function Failed({ recording }: { recording: Recording }) {
  const t = useStrings(processingStrings);
  const language = useLanguage();
  const retry = useRetryRecording();
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="error" title={t.failed}>
        {t.failedMore(recording.processing.reason === 'transcription' ? t.transcription : t.writingFailed)}
      </Notice>
      {retry.error && <Notice tone="error">{failureSentence(retry.error, language)}</Notice>}
      <Button variant="secondary" isPending={retry.isPending} onClick={() => retry.mutate(recording.id)}>
        {t.retry}
      </Button>
    </div>
  );
}
