import type { SecondFactor } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { longDate, shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { type SecondFactorDeed, SecondFactorDialog } from './second-factor-dialog.tsx';
import { secondFactorQuery, useStopReset } from './security-api.ts';
import { secondFactorStrings } from './security-strings.ts';

export function SecondFactorCards() {
  const t = useStrings(secondFactorStrings);
  const { data: factor, error, refetch } = useQuery(secondFactorQuery());
  const [deed, setDeed] = useState<SecondFactorDeed | null>(null);
  const failure = !factor && error && (
    <Notice tone="error" title={t.loadFailed}>
      <Button variant="quiet" size="sm" onClick={() => void refetch()}>
        {t.retry}
      </Button>
    </Notice>
  );
  return (
    <>
      {factor?.waiting_reset && <WaitingReset reset={factor.waiting_reset} />}
      <Card heading={t.appHeading}>
        {failure}
        {!factor && !error && <SkeletonText lines={2} />}
        {factor && <Authenticator factor={factor} onSetUp={() => setDeed('authenticator')} />}
      </Card>
      {factor && (
        <Card heading={t.codesHeading}>
          <RecoveryCodes factor={factor} onMake={() => setDeed('codes')} />
        </Card>
      )}
      {deed && (
        <SecondFactorDialog
          deed={deed}
          hasAuthenticator={factor?.has_authenticator ?? false}
          onClose={() => setDeed(null)}
        />
      )}
    </>
  );
}

function WaitingReset({ reset }: { reset: NonNullable<SecondFactor['waiting_reset']> }) {
  const t = useStrings(secondFactorStrings);
  const language = useLanguage();
  const stop = useStopReset();
  const { id, due_at } = reset;
  return (
    <Notice tone="warning" title={t.resetTitle}>
      <p>{due_at ? t.resetDue(shortMoment(new Date(due_at), language)) : t.resetWaiting}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        isPending={stop.isPending}
        onClick={() =>
          stop.mutate(id, {
            onSuccess: () => toast.success(t.resetStopped),
            onError: (error) => toast.error(`${t.failed}. ${failureSentence(error, language)}`),
          })
        }
      >
        {t.resetStop}
      </Button>
    </Notice>
  );
}

function Authenticator({ factor, onSetUp }: { factor: SecondFactor; onSetUp: () => void }) {
  const t = useStrings(secondFactorStrings);
  const language = useLanguage();
  const since = factor.authenticator_since;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[68ch] text-muted">
        {since ? t.appSince(longDate(new Date(since), language)) : t.appNone}
      </p>
      <Button variant={since ? 'secondary' : 'primary'} onClick={onSetUp}>
        {since ? t.appChange : t.appSetUp}
      </Button>
    </div>
  );
}

function RecoveryCodes({ factor, onMake }: { factor: SecondFactor; onMake: () => void }) {
  const t = useStrings(secondFactorStrings);
  const language = useLanguage();
  const { has_authenticator, recovery_codes_left: left, recovery_codes_made_at: made } = factor;
  if (!has_authenticator)
    return (
      <p className="max-w-[68ch] text-muted">
        {t.codesIntro} {t.codesNeedApp}
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[68ch] text-muted">{t.codesIntro}</p>
      {left === 0 ? (
        <Notice tone="warning">{t.codesNone}</Notice>
      ) : (
        <p>
          <span className="font-medium">{t.codesLeft(left)}</span>{' '}
          {made && <span className="text-muted">{t.codesMade(longDate(new Date(made), language))}</span>}
        </p>
      )}
      <Button variant="secondary" onClick={onMake}>
        {t.codesMake}
      </Button>
    </div>
  );
}
