import { Role, type UnusualRead } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { shortDate, timeOfDay } from '../../lib/format.ts';
import { roleStrings } from '../../lib/role-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { everything, type Filter, unusualReadsQuery } from './api.ts';
import { unusualStrings } from './strings.ts';

type UnusualReadsProps = { onShow: (filter: Filter) => void };

/** A reason to ask somebody, and the way to the lines that it is about. */
export function UnusualReads({ onShow }: UnusualReadsProps) {
  const t = useStrings(unusualStrings);
  const result = useInfiniteQuery(unusualReadsQuery());
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      <Card>
        <ListPages
          result={result}
          words={t}
          skeletons={<SkeletonText lines={6} />}
          empty={
            <EmptyState icon={<ShieldCheck />} title={t.none}>
              {t.noneMore}
            </EmptyState>
          }
        >
          {(reads) => (
            <ul aria-label={t.list} className="divide-y divide-line">
              {reads.map((read) => (
                <Read key={read.id} read={read} onShow={onShow} />
              ))}
            </ul>
          )}
        </ListPages>
      </Card>
    </div>
  );
}

/** The day on the wall: the filter is of days. */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function Read({ read, onShow }: { read: UnusualRead } & UnusualReadsProps) {
  const t = useStrings(unusualStrings);
  const roles = useStrings(roleStrings);
  const language = useLanguage();
  const now = useNow();
  const hour = new Date(read.hour);
  const until = new Date(hour.getTime() + 3_600_000);
  const day = dayOf(hour);
  const { data: role } = Role.safeParse(read.role);
  const what = read.client_id ? t.noTreatment(read.client_id.slice(0, 8)) : t.manyClients(read.clients);
  const clock = `${timeOfDay(hour, language)}–${timeOfDay(until, language)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {read.user_name}
          {role && <span className="ml-2 text-sm font-normal text-muted">{roles[role]}</span>}
        </p>
        <p>{what}</p>
        <p className="tabular text-sm text-muted">
          <time dateTime={read.hour}>
            {shortDate(hour, now, language)}, {clock}
          </time>
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t.showOf(read.user_name, shortDate(hour, now, language))}
        onClick={() =>
          onShow({
            ...everything,
            user_id: read.user_id,
            client_id: read.client_id ?? '',
            from: day,
            to: day,
          })
        }
      >
        {t.show}
      </Button>
    </li>
  );
}
