import { changeTask, type Sent, type Task } from '@noteer/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { tasksQuery } from '../../consultations/queries.ts';
import { call } from '../../lib/api.ts';

const mutationKey = ['change-task'];

export type TaskChange = { task: Task; change: Sent<typeof changeTask>['body'] };

/** Puts a task where it belongs now, in as far as the lists are on the screen. */
function place(queryClient: QueryClient, task: Task): void {
  for (const is_done of [false, true]) {
    queryClient.setQueryData(tasksQuery(is_done).queryKey, (data) => {
      if (!data) return undefined;
      const [first = [], ...rest] = data.pages.map((page) => page.filter(({ id }) => id !== task.id));
      return { ...data, pages: [task.is_done === is_done ? [task, ...first] : first, ...rest] };
    });
  }
}

/** Shown at once, and put back when the server does not take it. */
export function useChangeTask(onError: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: ({ task, change }: TaskChange) => call(changeTask, { params: { id: task.id }, body: change }),
    onMutate: async ({ task, change }) => {
      await queryClient.cancelQueries({ queryKey: ['tasks'] });
      place(queryClient, { ...task, ...(change as Partial<Task>) });
    },
    onError: (error, { task }) => {
      place(queryClient, task);
      onError(error);
    },
    onSettled: () => {
      // While another change is on its way the server does not know it yet: its answer would undo it on the screen.
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      return isLast ? queryClient.invalidateQueries({ queryKey: ['tasks'] }) : undefined;
    },
  });
}
