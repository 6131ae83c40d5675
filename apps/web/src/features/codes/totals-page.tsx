import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type Period, totalsQuery } from './api.ts';
import { CodeRules } from './code-rules.tsx';
import { DayColumns } from './day-columns.tsx';
import type { Measure } from './measure.ts';
import { isPeriod, usePeriod } from './period.ts';
import { TotalsFilter } from './totals-filter.tsx';
import { totalsStrings } from './totals-strings.ts';
import { TotalsTable } from './totals-table.tsx';
import { type By, useTotalsRows } from './use-totals-rows.ts';

/** What was confirmed in a period, counted; and how often the suggestions were right. */
export function TotalsPage() {
  const t = useStrings(totalsStrings);
  const { period, change } = usePeriod();
  const [measure, setMeasure] = useState<Measure>('count');
  return (
    <div className="flex flex-col gap-5">
      <ButtonLink
        to="/codes"
        variant="quiet"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ml-3 self-start"
      >
        {t.toDesk}
      </ButtonLink>
      <TotalsFilter period={period} measure={measure} onChange={change} onMeasure={setMeasure} />
      {isPeriod(period) ? (
        <Card>
          <Tabs
            label={t.views}
            items={[
              ...(['day', 'clinician', 'code'] as const).map((by) => ({
                id: by,
                label: { day: t.byDay, clinician: t.byClinician, code: t.byCode }[by],
                content: <Totals by={by} period={period} measure={measure} />,
              })),
              { id: 'rules', label: t.byRule, content: <CodeRules period={period} /> },
            ]}
          />
        </Card>
      ) : (
        <Notice tone="warning">{t.badPeriod}</Notice>
      )}
    </div>
  );
}

function Totals({ by, period, measure }: { by: By; period: Period; measure: Measure }) {
  const t = useStrings(totalsStrings);
  const result = useQuery(totalsQuery(period));
  const rows = useTotalsRows(result.data, by);
  const { data } = result;
  if (!data && result.error) return <FetchFailed title={t.fetchFailed} result={result} />;
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (data.total.count === 0 && rows.length === 0) {
    return (
      <EmptyState icon={<ChartColumn />} title={t.none}>
        {t.noneMore}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {by === 'day' && <DayColumns days={data.by_day} period={period} measure={measure} />}
      <TotalsTable by={by} rows={rows} total={data.total} measure={measure} />
      {data.total.without_tariff > 0 && (
        <p className="text-sm text-muted">{t.withoutTariff(data.total.without_tariff)}</p>
      )}
    </div>
  );
}
