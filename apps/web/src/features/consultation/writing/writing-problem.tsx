import type { ModelProblem, NoteWriting, Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { modelProblemStrings } from '../../../consultations/model-problem-strings.ts';
import { transcriptQuery } from '../../../consultations/queries.ts';
import { failureSentence } from '../../../lib/error-strings.ts';
import { timeOfDay } from '../../../lib/format.ts';
import { useMay } from '../../../lib/may.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useRewrite } from '../use-rewrite.ts';
import { noModelStrings, problemStrings } from './strings.ts';

type Told = Exclude<ModelProblem, 'no_model'>;
type WritingProblemProps = {
  recording: Recording;
  problem: Told;
  next_try_at: NoteWriting['next_try_at'];
  /** Without one there are only headings. */
  hasNote: boolean;
};

/** What helps when Noteer does not try again by itself. */
const advice = {
  unreachable: 'tryLater',
  not_allowed: 'askKey',
  timeout: 'tryAgain',
  stopped: 'tryAgain',
  stopped_midway: 'tryAgain',
  broken_answer: 'tryAgain',
  empty_answer: 'tryAgain',
  refused: 'tryAgain',
  looped: 'tryAgain',
  cut_off: 'tryAgain',
  too_long: 'askModel',
} as const satisfies Record<Told, string>;

/** The note could not be written: why, what happens next, and what can be done now. */
function WritingProblem({ recording, problem, next_try_at, hasNote }: WritingProblemProps) {
  const t = useStrings(problemStrings);
  const titles = useStrings(modelProblemStrings);
  const language = useLanguage();
  const { rewrite } = useRewrite(recording.id);
  return (
    <Notice tone="warning" title={titles[problem]}>
      <div className="flex flex-col items-start gap-2">
        <p>
          {next_try_at ? t.triesAt(timeOfDay(new Date(next_try_at), language)) : t[advice[problem]]}{' '}
          {hasNote ? t.stands : t.sorted}
        </p>
        {rewrite.error && <p className="text-red">{failureSentence(rewrite.error, language)}</p>}
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          isPending={rewrite.isPending}
          onClick={() => rewrite.mutate(recording.template)}
        >
          {t.tryNow}
        </Button>
      </div>
    </Notice>
  );
}

/** What is told of an attempt that came to nothing; that there is no model is told in another way. */
export const toldProblem = (writing: NoteWriting | null): Told | null => {
  const problem = writing?.problem ?? null;
  return problem === 'no_model' ? null : problem;
};

type WhyNoNoteProps = { recording: Recording; writing: NoteWriting | null; hasNote: boolean };

/** Why no model wrote what stands there: it could not, nothing was said, or there is none. */
export function WhyNoNote({ recording, writing, hasNote }: WhyNoNoteProps) {
  const t = useStrings(noModelStrings);
  const { data: pieces } = useQuery(transcriptQuery(recording.id));
  const problem = toldProblem(writing);
  if (problem) {
    const next_try_at = writing?.next_try_at ?? null;
    return <WritingProblem {...{ recording, problem, next_try_at, hasNote }} />;
  }
  if (pieces?.length === 0)
    return (
      <Notice tone="info" title={t.nothingHeard}>
        {t.nothingHeardMore}
      </Notice>
    );
  return <NoModelNotice />;
}

/** Nothing went wrong: there is nothing that writes. Whoever can change that is led to where it is done. */
export function NoModelNotice() {
  const t = useStrings(noModelStrings);
  const mayConnect = useMay()('choose_model');
  return (
    <Notice tone="info" title={t.title}>
      {t.more} {mayConnect ? <TextLink to="/language-model">{t.toModels}</TextLink> : t.ask}
    </Notice>
  );
}
