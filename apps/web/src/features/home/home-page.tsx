import { CalendarDays } from 'lucide-react';
import { longDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { homeStrings } from './strings.ts';
import { UnfinishedRecordings } from './unfinished-recordings.tsx';
import { UnplannedContact } from './unplanned-contact.tsx';

export function HomePage() {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const now = useNow();
  return (
    <>
      <PageHeader title={t.today} intro={longDate(now, language)} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <UnfinishedRecordings />
          <Card>
            <EmptyState icon={<CalendarDays />} title={t.none}>
              {t.noneMore}
            </EmptyState>
          </Card>
        </div>
        <UnplannedContact />
      </div>
    </>
  );
}
