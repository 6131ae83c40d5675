import { useQuery } from '@tanstack/react-query';
import { snippetsQuery, writingOffersQuery, writingRulesQuery } from '../../consultations/writing-queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { useSeen } from './api.ts';
import { OfferList } from './offer-list.tsx';
import { RuleLists } from './rule-lists.tsx';
import { SnippetList } from './snippet-list.tsx';
import { writingStrings } from './strings.ts';

export function WritingPage() {
  const t = useStrings(writingStrings);
  const offers = useQuery(writingOffersQuery());
  const rules = useQuery(writingRulesQuery());
  const snippets = useQuery(snippetsQuery());
  useSeen(offers.data?.some(({ is_new }) => is_new) ?? false);
  const failed = [offers, rules, snippets].find(({ error, data }) => error && !data);
  if (failed)
    return (
      <Card className="w-full">
        <FetchFailed title={t.fetchFailed} result={failed} />
      </Card>
    );
  if (!offers.data || !rules.data || !snippets.data)
    return (
      <Card className="w-full">
        <div role="status">
          <span className="sr-only">{t.loading}</span>
          <SkeletonText lines={8} />
        </div>
      </Card>
    );
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <OfferList offers={offers.data} />
          <RuleLists rules={rules.data} />
        </div>
        <SnippetList snippets={snippets.data} />
      </div>
    </div>
  );
}
