import type { NoteStep } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { shortMoment } from '../lib/format.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { noteStepsQuery } from './step-queries.ts';
import { reopenStrings, stepStrings } from './step-strings.ts';

/** Who signed, returned or reopened the note, when and why; nothing while nobody did. */
export function NoteSteps({ recording_id }: { recording_id: string }) {
  const t = useStrings(stepStrings);
  const { data: steps, error } = useQuery(noteStepsQuery(recording_id));
  if (error && !steps) return <p className="text-sm text-muted">{t.failed}</p>;
  if (!steps || steps.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t.heading}</h3>
      <ol aria-label={t.heading} className="flex flex-col divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: NoteStep }) {
  const t = useStrings(stepStrings);
  const reasons = useStrings(reopenStrings);
  const language = useLanguage();
  const { kind, done_by_name, on_behalf_of_name, asked_of_name, reason, comments, created_at } = step;
  return (
    <li className="flex flex-col gap-0.5 py-2.5 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">
          {t[kind]} {asked_of_name && t.of(asked_of_name)}
        </span>
        <time dateTime={created_at} className="tabular text-muted">
          {shortMoment(new Date(created_at), language)}
        </time>
      </p>
      <p className="text-muted">{t.by(done_by_name, on_behalf_of_name)}</p>
      {kind === 'reopened' && (
        <p className="break-words">
          {reason ? [reasons[reason.kind], reason.text].filter(Boolean).join(': ') : t.noReason}
        </p>
      )}
      {comments.length > 0 && (
        <ul className="mt-1 flex flex-col gap-2">
          {comments.map(({ id, sentence, text }) => (
            <li key={id} className="border-l-2 border-line pl-3 break-words">
              <q className="text-muted">{sentence}</q>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
