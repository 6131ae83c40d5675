import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { agendaQuery } from '../../consultations/queries.ts';
import { timeOfDay } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { homeStrings } from './strings.ts';

type DayProps = { date: string; isToday: boolean };

export function Day({ date, isToday }: DayProps) {
  const t = useStrings(homeStrings);
  const { data: appointments, isError, dataUpdatedAt } = useQuery(agendaQuery(date));
  return (
    <Card className="px-3! md:px-4!">
      {!appointments && <LoadingDay />}
      {appointments?.length === 0 && (
        <EmptyState icon={<CalendarDays />} title={isToday ? t.none : t.noneThatDay}>
          {isToday && t.noneMore}
        </EmptyState>
      )}
      {appointments && appointments.length > 0 && (
        <Agenda label={isToday ? t.today : t.otherDay} appointments={appointments} isToday={isToday} />
      )}
      {isError && <Freshness updatedAt={dataUpdatedAt} />}
    </Card>
  );
}

/** No alarm: it is asked for again every half minute. Only that what is shown may be old must not be hidden. */
function Freshness({ updatedAt }: { updatedAt: number }) {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  return (
    <p className="tabular mt-3 px-3 text-right text-xs text-muted">
      {updatedAt ? t.updatedAt(timeOfDay(new Date(updatedAt), language)) : t.notUpdated}
    </p>
  );
}

const widths = ['w-40', 'w-52', 'w-36', 'w-44'];

function LoadingDay() {
  const t = useStrings(homeStrings);
  return (
    <div role="status" className="agenda">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width) => (
        <div key={width} aria-hidden="true" className="agenda-row">
          <Skeleton className="my-1 h-3 w-10" />
          <span className="agenda-mark">
            <span className="agenda-dot" />
          </span>
          <div className="agenda-body flex flex-col gap-2 py-1">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
