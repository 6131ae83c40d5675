import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { share as shareText, wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { type Period, rulesQuery } from './api.ts';
import { ruleNames, ruleStrings } from './totals-strings.ts';

/** How often each rule was right: what was corrected is counted. */
export function CodeRules({ period }: { period: Period }) {
  const t = useStrings(ruleStrings);
  const names = useStrings(ruleNames);
  /** One that came with a later release is told by its id. */
  const nameOf = (rule: string) => (rule in names ? names[rule as keyof typeof names] : rule);
  const language = useLanguage();
  const result = useQuery(rulesQuery(period));
  const { data } = result;
  if (!data && result.error) return <FetchFailed title={t.fetchFailed} result={result} />;
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <SkeletonText lines={4} />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={<Scale />} title={t.none}>
        {t.noneMore}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[68ch] text-sm text-muted">{t.intro}</p>
      <table className="totals-table">
        <thead>
          <tr>
            <th scope="col">{t.rule}</th>
            <th scope="col">{t.right}</th>
            <th scope="col">{t.wrong}</th>
            <th scope="col" data-shown>
              {t.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ rule, right, wrong }) => {
            const share = right / Math.max(1, right + wrong);
            return (
              <tr key={rule}>
                <th scope="row">
                  {nameOf(rule)}
                  <span aria-hidden="true" className="totals-bar">
                    <span style={{ width: `${share * 100}%` }} />
                  </span>
                </th>
                <td>{wholeNumber(right, language)}</td>
                <td>{wholeNumber(wrong, language)}</td>
                <td data-shown>{shareText(share, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
