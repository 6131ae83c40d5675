import type { NoteWriting, Recording } from '@noteer/contract';
import { RotateCcw, Square } from 'lucide-react';
import { modelProblemStrings } from '../../../consultations/model-problem-strings.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { timeOfDay } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { WritingLine } from '../../../ui/spinner.tsx';
import { processingStrings } from '../processing-strings.ts';
import { useRewrite } from '../use-rewrite.ts';
import { useStopWriting } from './api.ts';
import { problemStrings, writingStrings } from './strings.ts';

type WritingHeadProps = {
  recording: Recording;
  writing: NoteWriting | null;
  /** There was a note before. */
  isAnew: boolean;
};

/** Where the writing stands, in words that change only when it gets further; and how to end it or begin anew. */
export function WritingHead({ recording, writing, isAnew }: WritingHeadProps) {
  const t = useStrings(writingStrings);
  const { left } = useStrings(processingStrings);
  const language = useLanguage();
  const { rewrite } = useRewrite(recording.id);
  const stop = useStopWriting(recording.id);
  const phase = usePhaseWords(writing);
  const seconds_left = writing?.seconds_left ?? null;
  const error = stop.error ?? rewrite.error;
  return (
    <section aria-label={t.heading} className="writing-head">
      <WritingLine className="mt-0.5 h-5 w-10 shrink-0 text-pine" />
      <div className="min-w-0 grow basis-56">
        <p role="status" className="font-semibold">
          {phase}
        </p>
        <p>
          {seconds_left !== null && `${left(seconds_left)}. `}
          {isAnew ? t.kept : t.meanwhile}
        </p>
        {error && (
          <p role="alert" className="text-red">
            {failureSentence(error, language)}
          </p>
        )}
      </div>
      <div className="-my-1 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Square aria-hidden="true" />}
          isPending={stop.isPending}
          onClick={() => stop.mutate()}
        >
          {t.stop}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          isPending={rewrite.isPending}
          onClick={() => rewrite.mutate(recording.template)}
        >
          {t.again}
        </Button>
      </div>
    </section>
  );
}

function usePhaseWords(writing: NoteWriting | null): string {
  const t = useStrings(writingStrings);
  const titles = useStrings(modelProblemStrings);
  const p = useStrings(problemStrings);
  const language = useLanguage();
  if (!writing) return t.waiting;
  const { phase, part, parts, problem, next_try_at } = writing;
  if (phase !== 'waiting') return t[phase](part, parts);
  if (problem === null || problem === 'no_model') return t.waiting;
  return next_try_at
    ? `${titles[problem]}. ${p.triesAt(timeOfDay(new Date(next_try_at), language))}`
    : `${titles[problem]}.`;
}
