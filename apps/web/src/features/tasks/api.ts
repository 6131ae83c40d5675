import { changeTask, type Sent, type Task } from '@noteer/contract';
import { tasksQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';
import { useListChange } from '../../lib/use-list-change.ts';

export type TaskChange = { task: Task; change: Sent<typeof changeTask>['body'] };

export const useChangeTask = (onError: (error: Error) => void) =>
  useListChange<Task, TaskChange>(
    {
      key: 'tasks',
      listOf: tasksQuery,
      isDone: ({ is_done }) => is_done,
      before: ({ task }) => task,
      after: ({ task, change }) => ({ ...task, ...(change as Partial<Task>) }),
      send: ({ task: { id }, change }) => call(changeTask, { params: { id }, body: change }),
    },
    onError,
  );
