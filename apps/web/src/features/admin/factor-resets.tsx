import type { SecondFactorReset } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { factorResetsQuery, useAgreeReset, useStopReset } from './account-api.ts';
import { factorResetStrings } from './factor-reset-strings.ts';

/** Second factors that are to be taken away: one administrator asked, another agrees. Nothing where there are none. */
export function FactorResets() {
  const { data: resets = [] } = useQuery(factorResetsQuery());
  if (resets.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-3">
      {resets.map((reset) => (
        <WaitingReset key={reset.id} reset={reset} />
      ))}
    </div>
  );
}

function WaitingReset({ reset }: { reset: SecondFactorReset }) {
  const t = useStrings(factorResetStrings);
  const language = useLanguage();
  const agree = useAgreeReset();
  const stop = useStopReset();
  const { id, name, asked_by, asked_at, due_at, may_agree } = reset;
  const told = (done: string) => ({
    onSuccess: () => toast.success(done),
    onError: (error: Error) => toast.error(`${t.failed}. ${failureSentence(error, language)}`),
  });
  return (
    <Notice tone="warning" title={t.waitingTitle(name)}>
      <p>
        {due_at
          ? t.due(asked_by, shortMoment(new Date(due_at), language))
          : t.waiting(asked_by, shortMoment(new Date(asked_at), language))}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {may_agree && (
          <Button size="sm" isPending={agree.isPending} onClick={() => agree.mutate(id, told(t.agreed))}>
            {t.agree}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          isPending={stop.isPending}
          onClick={() => stop.mutate(id, told(t.stopped))}
        >
          {t.stop}
        </Button>
      </div>
    </Notice>
  );
}
