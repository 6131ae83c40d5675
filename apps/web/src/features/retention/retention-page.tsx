import type { Retention } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { fullMoment } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { retentionQuery } from './api.ts';
import { ErasedClients } from './erased-clients.tsx';
import { Holds } from './holds.tsx';
import { Lately } from './lately.tsx';
import { Next } from './next.tsx';
import { RuleTable } from './rule-table.tsx';
import { retentionStrings } from './strings.ts';

/** What is kept for how long, what goes next, what went, and what must stay. */
export function RetentionPage() {
  const t = useStrings(retentionStrings);
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(retentionQuery());
  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      <Card className="w-full">
        {data && <Parts retention={data} />}
        {!data && error && (
          <div className="flex flex-col items-start gap-4">
            <Notice tone="error" title={t.fetchFailed}>
              {failureSentence(error, language)}
            </Notice>
            <Button variant="secondary" isPending={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          </div>
        )}
        {!data && !error && (
          <div role="status">
            <span className="sr-only">{t.loading}</span>
            <SkeletonText lines={8} />
          </div>
        )}
      </Card>
    </div>
  );
}

function Parts({ retention }: { retention: Retention }) {
  const t = useStrings(retentionStrings);
  const language = useLanguage();
  const { next_run, rules, next, lately, holds } = retention;
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-muted">{t.intro(fullMoment(new Date(next_run), language))}</p>
      <Tabs
        label={t.parts}
        items={[
          { id: 'rules', label: t.rules, content: <RuleTable rules={rules} /> },
          { id: 'next', label: t.next, content: <Next next={next} rules={rules} /> },
          { id: 'lately', label: t.lately, content: <Lately lately={lately} /> },
          { id: 'holds', label: t.holds, content: <Holds holds={holds} /> },
          { id: 'erased', label: t.erased, content: <ErasedClients /> },
        ]}
      />
    </>
  );
}
