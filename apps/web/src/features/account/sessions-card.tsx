import type { OwnSession } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { shortMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './security-api.ts';
import { secondFactorStrings, sessionStrings } from './security-strings.ts';

export function SessionsCard() {
  const t = useStrings(sessionStrings);
  const { loadFailed, retry, failed } = useStrings(secondFactorStrings);
  const language = useLanguage();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery());
  const endOthers = useEndOtherSessions();
  return (
    <Card heading={t.heading}>
      <p className="mb-4 max-w-[68ch] text-muted">{t.intro}</p>
      {!sessions && !error && <SkeletonText lines={3} />}
      {!sessions && error && (
        <Notice tone="error" title={loadFailed}>
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {retry}
          </Button>
        </Notice>
      )}
      <ul className="flex flex-col">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          isPending={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: () => toast.success(t.endedOthers),
              onError: (reason) => toast.error(`${failed}. ${failureSentence(reason, language)}`),
            })
          }
        >
          {t.endOthers}
        </Button>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useStrings(sessionStrings);
  const { failed } = useStrings(secondFactorStrings);
  const language = useLanguage();
  const end = useEndSession();
  const { id, browser, system, address, last_used_at, is_this_one } = session;
  const device = browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknown);
  return (
    <li className="flex items-center gap-x-4 border-b border-line py-3 last:border-0">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="font-medium">{device}</p>
        <p className="text-sm break-words text-muted">
          {t.used(shortMoment(new Date(last_used_at), language))} {address && t.from(address)}
        </p>
      </div>
      {is_this_one ? (
        <span className="shrink-0 rounded-full bg-pine-soft px-3 py-1 text-sm text-pine">{t.thisOne}</span>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0"
          aria-label={t.endOf(device)}
          isPending={end.isPending}
          onClick={() =>
            end.mutate(id, {
              onSuccess: () => toast.success(t.ended),
              onError: (reason) => toast.error(`${failed}. ${failureSentence(reason, language)}`),
            })
          }
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}
