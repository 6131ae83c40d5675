import type { Task } from '@noteer/contract';
import type { ReactNode } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ListPages, type PagedResult } from '../../ui/list-pages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tasksStrings } from './strings.ts';

type TaskPagesProps = {
  result: PagedResult<Task>;
  empty: ReactNode;
  children: (items: Task[]) => ReactNode;
};

export function TaskPages(props: TaskPagesProps) {
  const t = useStrings(tasksStrings);
  const language = useLanguage();
  const failed = { title: t.fetchFailed, text: (error: Error) => failureSentence(error, language) };
  return <ListPages {...props} loading={<LoadingTasks />} failed={failed} />;
}

const widths = ['w-3/5', 'w-4/5', 'w-1/2'];

function LoadingTasks() {
  const t = useStrings(tasksStrings);
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width) => (
        <div key={width} className="flex min-h-20 items-center gap-4">
          <Skeleton className="size-6 rounded-full" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-3 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
