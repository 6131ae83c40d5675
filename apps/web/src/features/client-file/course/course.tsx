import type { ClientFile } from '@noteer/contract';
import { ChartLine } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Medicines } from './medicines.tsx';
import { Said } from './said.tsx';
import { SmallLine } from './small-line.tsx';
import { courseStrings } from './strings.ts';

/** What signed notes and documents show over time. Every point leads to its sentence. */
export function CourseOverTime({ file: { course, client, unread_count } }: { file: ClientFile }) {
  const t = useStrings(courseStrings);
  const { medicines, series, risk, agreements, allergies, alerts, diagnoses, people } = course;
  const isEmpty = Object.values({ ...course, risk: [...risk.last, ...risk.before] }).every(
    (each) => each.length === 0,
  );
  return (
    <Card heading={t.heading} aria-label={t.heading}>
      {isEmpty && (
        <EmptyState icon={<ChartLine />} title={t.none}>
          {t.noneMore}
        </EmptyState>
      )}
      <div className="flex flex-col gap-7">
        {unread_count > 0 && <Notice tone="warning">{t.unread(unread_count)}</Notice>}
        {!isEmpty && (
          <Said course={{ risk, allergies, alerts, agreements, diagnoses, people }} client={client} />
        )}
        {medicines.length > 0 && <Medicines medicines={medicines} client={client} />}
        {series.length > 0 && (
          <section aria-label={t.values} className="flex flex-col gap-3">
            <h3 className="font-semibold">{t.values}</h3>
            <div className="small-lines">
              {series.map((each) => (
                <SmallLine key={`${each.name} ${each.unit}`} series={each} client={client} />
              ))}
            </div>
          </section>
        )}
      </div>
    </Card>
  );
}
