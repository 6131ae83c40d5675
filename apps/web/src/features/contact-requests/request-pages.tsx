import type { ContactRequest } from '@noteer/contract';
import type { ReactNode } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ListPages, type PagedResult } from '../../ui/list-pages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { contactRequestsStrings } from './strings.ts';

type RequestPagesProps = {
  result: PagedResult<ContactRequest>;
  empty: ReactNode;
  children: (items: ContactRequest[]) => ReactNode;
};

export function RequestPages(props: RequestPagesProps) {
  const t = useStrings(contactRequestsStrings);
  const language = useLanguage();
  const failed = { title: t.fetchFailed, text: (error: Error) => failureSentence(error, language) };
  return <ListPages {...props} loading={<LoadingRequests />} failed={failed} />;
}

const widths = ['w-32', 'w-44', 'w-36'];

function LoadingRequests() {
  const t = useStrings(contactRequestsStrings);
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width) => (
        <div key={width} className="flex min-h-18 flex-col justify-center gap-3">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-3 w-56 max-w-full" />
        </div>
      ))}
    </div>
  );
}
