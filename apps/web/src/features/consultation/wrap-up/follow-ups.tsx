import type { NoteDiagnosis, NoteTask, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { draftQuery } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { diagnosisStrings, wrapUpStrings } from './strings.ts';

type FollowUpsProps = { recording: Recording; ai_model_name: string };

/** What the note named beside its text: tasks, which the server keeps when it is declared ready, and diagnoses. */
export function FollowUps({ recording, ai_model_name }: FollowUpsProps) {
  const { data: draft } = useQuery(draftQuery(recording.id, ai_model_name));
  if (!draft) return null;
  return (
    <>
      {draft.tasks.length > 0 && <Tasks tasks={draft.tasks} />}
      {draft.diagnoses.length > 0 && <Diagnoses diagnoses={draft.diagnoses} />}
    </>
  );
}

function Tasks({ tasks }: { tasks: readonly NoteTask[] }) {
  const t = useStrings(wrapUpStrings);
  return (
    <section aria-labelledby="follow-ups" className="flex flex-col gap-2">
      <h3 id="follow-ups" className="flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden="true" className="size-5 text-pine" />
        {t.followUps}
      </h3>
      <p className="text-sm text-muted">{t.followUpsMore}</p>
      <ul className="flex flex-col">
        {tasks.map(({ text, who, when }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may read alike, and none of them moves
          <li key={at} className="border-t border-line py-2">
            {text}
            {(who || when) && <p className="text-sm text-muted">{[who, when].filter(Boolean).join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the clinician said it, with how certain that was. */
function Diagnoses({ diagnoses }: { diagnoses: readonly NoteDiagnosis[] }) {
  const t = useStrings(diagnosisStrings);
  return (
    <p className="text-sm text-muted">
      {t.named} {diagnoses.map(({ text, certainty }) => `${text} (${t[certainty]})`).join('; ')}
    </p>
  );
}
