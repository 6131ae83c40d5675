import {
  answerCodeQuestion,
  changeTask,
  createTask,
  type Sent,
  type Task,
  takeBackAmendment,
} from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/** A new one, or one's own worded anew. */
export function useSaveOwnTask(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof createTask>['body']) =>
      id ? call(changeTask, { params: { id }, body }) : call(createTask, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tasks'] }),
  });
}

export function useTakeBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(takeBackAmendment, { params: { id } }),
    onSuccess: () => {
      for (const key of ['tasks', 'recordings', 'revisions'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

export function useAnswerQuestion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(answerCodeQuestion, { params: { id }, body: { text } }),
    onSuccess: () => {
      for (const key of ['tasks', 'codes']) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
