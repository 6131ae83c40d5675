import type { Cover } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { longDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { startOfDate } from '../../lib/wall-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { coversQuery, useEndCover } from './api.ts';
import { CoverForm } from './cover-form.tsx';
import { coverStrings } from './strings.ts';

/** Who covers for whom: one's own on both sides, for an administrator everyone's. */
export function CoversPage() {
  const t = useStrings(coverStrings);
  const { data, error, refetch } = useQuery(coversQuery());
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      <Card heading={t.heading}>
        {!data && !error && <SkeletonText lines={3} />}
        {!data && error && (
          <Notice tone="error" title={t.loadFailed}>
            <Button variant="quiet" size="sm" onClick={() => void refetch()}>
              {t.retry}
            </Button>
          </Notice>
        )}
        {data?.covers.length === 0 && <p className="text-muted">{t.none}</p>}
        {data && data.covers.length > 0 && (
          <ul aria-label={t.heading}>
            {data.covers.map((cover) => (
              <CoverRow key={cover.id} cover={cover} />
            ))}
          </ul>
        )}
      </Card>
      {data && (
        <Card heading={t.add}>
          <CoverForm here={data} />
        </Card>
      )}
    </div>
  );
}

function CoverRow({ cover }: { cover: Cover }) {
  const t = useStrings(coverStrings);
  const language = useLanguage();
  const end = useEndCover();
  const { id, absent, covering, starts_on, ends_on, is_now } = cover;
  const line = t.line(covering.name, absent.name);
  const [from, to] = [starts_on, ends_on].map((day) => longDate(startOfDate(day), language));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium break-words">{line}</p>
        <p className="text-sm text-muted">{t.span(from ?? '', to ?? '')}</p>
      </div>
      {is_now && <span className="rounded-full bg-pine-soft px-3 py-1 text-sm text-pine">{t.now}</span>}
      <Button
        variant="quiet"
        size="sm"
        aria-label={t.endOf(line)}
        isPending={end.isPending}
        onClick={() =>
          end.mutate(id, {
            onSuccess: () => toast.success(t.ended),
            onError: (error) => toast.error(failureSentence(error, language)),
          })
        }
      >
        {t.end}
      </Button>
    </li>
  );
}
