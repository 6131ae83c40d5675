import type { AgendaFeed } from '@noteer/contract';
import { CircleCheck, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { shortMoment, timeOfDay, wholeNumber } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useReadFeed } from './api.ts';
import { feedProblemStrings, feedStrings } from './feed-strings.ts';

type FeedRowProps = { feed: AgendaFeed; onRemove: () => void };

export function FeedRow({ feed, onRemove }: FeedRowProps) {
  const t = useStrings(feedStrings);
  const language = useLanguage();
  const read = useReadFeed();
  const name = feed.clinician_name;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        <p className="text-sm break-all text-muted">{feed.host}</p>
        <State feed={feed} isAsked={read.isPending} />
        <Counts feed={feed} />
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={t.readNowNamed(name)}
          isPending={read.isPending}
          onClick={() =>
            read.mutate(feed.id, { onError: (error) => toast.error(failureSentence(error, language)) })
          }
        >
          {t.readNow}
        </Button>
        <IconButton label={t.removeNamed(name)} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </li>
  );
}

/** When it was read, or since when not and why; and when that is tried again. */
function State({ feed, isAsked }: { feed: AgendaFeed; isAsked: boolean }) {
  const t = useStrings(feedStrings);
  const problems = useStrings(feedProblemStrings);
  const language = useLanguage();
  const { problem, read_at, is_reading } = feed;
  const read = read_at && shortMoment(new Date(read_at), language);
  const next = timeOfDay(new Date(feed.next_at), language);
  if (is_reading || isAsked || (!problem && !read))
    return (
      <p role="status" className="mt-1 text-sm font-medium text-amber">
        {t.reading}
      </p>
    );
  if (problem)
    return (
      <div className="mt-1 flex gap-2 text-sm text-red">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <p>
          <span className="font-medium">
            {read ? t.lastRead(read, problems[problem]) : t.neverRead(problems[problem])}
          </span>{' '}
          <span className="text-muted">
            {t.nextTry(next)} {read && t.stay}
          </span>
        </p>
      </div>
    );
  return (
    <p className="mt-1 flex gap-2 text-sm">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green" />
      <span>
        {read && t.readAt(read)}
        <span className="text-muted">, {t.next(next)}</span>
      </span>
    </p>
  );
}

function Counts({ feed: { counts } }: { feed: AgendaFeed }) {
  const t = useStrings(feedStrings);
  const language = useLanguage();
  if (!counts) return null;
  const [made, changed, cancelled, left_out] = [
    counts.new,
    counts.changed,
    counts.cancelled,
    counts.left_out,
  ].map((count) => wholeNumber(count, language)) as [string, string, string, string];
  return <p className="text-sm text-muted">{t.counts(made, changed, cancelled, left_out)}</p>;
}
