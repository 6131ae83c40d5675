import type { UseQueryResult } from '@tanstack/react-query';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { panelStrings } from './evidence-strings.ts';

export type Loading = Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isFetching' | 'refetch'>;

/** It failed, or it waits for a network. */
export const isStuck = ({ error, fetchStatus }: Loading): boolean =>
  error !== null || fetchStatus === 'paused';

type TroubleProps = { title: string; query: Loading };

/** Something could not be loaded: what, why, and another try. */
export function Trouble({ title, query }: TroubleProps) {
  const t = useStrings(panelStrings);
  const language = useLanguage();
  if (query.fetchStatus === 'paused') return <p className="p-5 text-muted">{t.offline}</p>;
  return (
    <div className="flex flex-col items-start gap-3 p-5">
      <Notice tone="error" title={title}>
        {failureSentence(query.error, language)}
      </Notice>
      <Button variant="secondary" size="sm" isPending={query.isFetching} onClick={() => void query.refetch()}>
        {t.retry}
      </Button>
    </div>
  );
}
