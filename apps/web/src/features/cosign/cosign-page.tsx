import { type NoteStep, type Recording, recordingIn, shownSummary } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileText } from 'lucide-react';
import { useLocation } from 'react-router';
import { NoteSteps } from '../../consultations/note-steps.tsx';
import { recordingQuery } from '../../consultations/queries.ts';
import { isNotThere, RecordingNotThere } from '../../consultations/recording-not-there.tsx';
import { noteStepsQuery } from '../../consultations/step-queries.ts';
import { agendaDate, agendaTime, shortMoment } from '../../lib/format.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MarkdownView } from '../../ui/markdown-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { CosignDesk } from './cosign-desk.tsx';
import { cosignStrings } from './strings.ts';

/** The note of somebody who may not sign alone, before the one who signs with them. */
export function CosignPage() {
  const t = useStrings(cosignStrings);
  const id = recordingIn(useLocation().pathname) ?? '';
  const recording = useQuery({ ...recordingQuery(id), enabled: id !== '' });
  const steps = useQuery({ ...noteStepsQuery(id), enabled: id !== '' });
  if (recording.data && steps.data) return <Loaded key={id} recording={recording.data} steps={steps.data} />;
  const error = recording.error ?? steps.error;
  if (id === '' || isNotThere(error)) return <RecordingNotThere />;
  if (!error)
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <Card>
          <SkeletonText lines={9} />
        </Card>
      </div>
    );
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={t.failed}
        action={
          <Button
            onClick={() => {
              void recording.refetch();
              void steps.refetch();
            }}
          >
            {t.retry}
          </Button>
        }
      />
    </Card>
  );
}

type LoadedProps = { recording: Recording; steps: NoteStep[] };

function Loaded({ recording, steps }: LoadedProps) {
  const t = useStrings(cosignStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const { appointment_time, client_name } = recording.appointment;
  const asked = steps.find(({ kind }) => kind === 'cosign_asked' || kind === 'cosign_passed_on');
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <ButtonLink
          to="/tasks"
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-3 self-start"
        >
          {t.back}
        </ButtonLink>
        <h2 className="display text-2xl">{shownName(client_name)}</h2>
        <p className="tabular text-muted">
          {agendaDate(appointment_time, language)}, {agendaTime(appointment_time)}
        </p>
      </header>
      {recording.is_cosign_asked && asked ? (
        <>
          <Notice
            tone="info"
            title={t.asked(asker(steps), shortMoment(new Date(asked.created_at), language))}
          >
            {t.scope}
          </Notice>
          <CosignDesk key={asked.id} recording={recording} asked={asked.id} />
        </>
      ) : (
        <Answered recording={recording} />
      )}
    </div>
  );
}

/** Whoever signed first, also where an administrator passed it on since. */
const asker = (steps: NoteStep[]): string =>
  steps.find(({ kind }) => kind === 'cosign_asked')?.done_by_name ?? '';

/** To read: it was signed, or is with its author again. */
function Answered({ recording }: { recording: Recording }) {
  const t = useStrings(cosignStrings);
  const text = shownSummary(recording.consultation_summary)?.summary_text ?? '';
  return (
    <>
      {recording.is_reviewed ? (
        <Notice tone="success" title={t.signedByBoth} />
      ) : (
        <Notice tone="info" title={t.notWaiting}>
          {t.withAuthor}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={t.note} className="note-sheet note-paper">
          <article className="note-text break-words" data-readonly>
            <MarkdownView text={text} />
          </article>
        </section>
        <Card>
          <NoteSteps recording_id={recording.id} />
        </Card>
      </div>
    </>
  );
}
