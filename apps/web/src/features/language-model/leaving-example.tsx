import { useQuery } from '@tanstack/react-query';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { leavingQuery } from './api.ts';
import { serverStrings } from './server-strings.ts';

/** What a server elsewhere is sent of a conversation: an invented one, as it was said and as it would leave. */
export function LeavingExample() {
  const t = useStrings(serverStrings);
  const { data } = useQuery(leavingQuery(useLanguage()));
  return (
    <section aria-label={t.leaving} className="mt-6 flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-medium">{t.leaving}</h3>
      <p className="text-sm text-muted">{t.leavingMore}</p>
      {!data && <SkeletonText lines={4} />}
      {data && (
        <dl className="flex flex-col divide-y divide-line text-sm">
          {data.map(({ said, leaves }) => (
            <div key={said} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-muted">{t.said}</dt>
              <dd>{said}</dd>
              <dt className="text-muted">{t.leaves}</dt>
              <dd className="font-medium">{leaves}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted">{t.leavingKept}</p>
    </section>
  );
}
