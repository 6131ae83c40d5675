import type { ModelTrial } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { modelProblemStrings } from '../../consultations/model-problem-strings.ts';
import { durationText } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WritingLine } from '../../ui/spinner.tsx';
import { trialQuery, useCancelTrial } from './api.ts';
import { shownName } from './shown-name.ts';
import { TrialResult } from './trial-result.tsx';
import { trialStrings } from './trial-strings.ts';

/** The last trial: how far it is, or what came of it. It goes on while nobody looks. */
export function TrialCard() {
  const t = useStrings(trialStrings);
  const problems = useStrings(modelProblemStrings);
  const { data: trial, dataUpdatedAt } = useQuery(trialQuery());
  if (!trial) return null;
  const isMoving = trial.state === 'waiting' || trial.state === 'running';
  return (
    <Card heading={t.heading} className="w-full">
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t.intro(shownName(trial.model))}</p>
        {isMoving && <Moving trial={trial} now={dataUpdatedAt} />}
        {trial.state === 'cancelled' && <Notice tone="info">{t.cancelled}</Notice>}
        {trial.state === 'failed' && (
          <Notice tone="error" title={problems[trial.problem ?? 'stopped_midway']}>
            {t.failedMore}
          </Notice>
        )}
        {trial.state === 'done' && (
          <p className="sr-only" role="status">
            {t.done}
          </p>
        )}
        {(trial.state === 'done' || trial.sections.length > 0 || isMoving) && <TrialResult trial={trial} />}
      </div>
    </Card>
  );
}

function Moving({ trial, now }: { trial: ModelTrial; now: number }) {
  const t = useStrings(trialStrings);
  const language = useLanguage();
  const cancel = useCancelTrial();
  const seconds = Math.max(0, Math.round((now - Date.parse(trial.asked_at)) / 1_000));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <WritingLine className="h-5 w-10 text-pine" />
      <div className="min-w-0 grow">
        <p role="status" className="font-medium">
          {trial.state === 'waiting' ? t.waiting : t[trial.step]}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {seconds > 0 && `${t.busyFor(durationText(seconds, language))}. `}
          {t.leave}
        </p>
      </div>
      <Button variant="secondary" size="sm" isPending={cancel.isPending} onClick={() => cancel.mutate()}>
        {t.cancel}
      </Button>
    </div>
  );
}
