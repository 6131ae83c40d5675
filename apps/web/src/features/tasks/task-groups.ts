/** In which groups open tasks stand: by when they are due, or by whom they are for. */
import type { Task } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { tasksStrings } from './strings.ts';
import { useTaskWords } from './task-words.ts';
import { dueGroups, useDue } from './use-due.ts';

export type Grouping = 'day' | 'client';
export type TaskGroup = { id: string; title: string; isLate: boolean; tasks: Task[] };

const byDue = (a: Task, b: Task) => (a.due ?? '9').localeCompare(b.due ?? '9');

/** Somebody waits for a word, not for a tick. */
const isToAnswer = ({ amendment, question }: Task) => amendment !== null || question !== null;

export function useTaskGroups(grouping: Grouping): (tasks: readonly Task[]) => TaskGroup[] {
  const t = useStrings(tasksStrings);
  const { groupOf } = useDue();
  const { nameOf } = useTaskWords();

  /** What asks for an answer comes before what is due. */
  const byDay = (tasks: readonly Task[]): TaskGroup[] => [
    { id: 'to-answer', title: t.toAnswer, isLate: true, tasks: tasks.filter(isToAnswer) },
    ...dueGroups.map((group) => ({
      id: group,
      title: t[group],
      isLate: group === 'overdue',
      tasks: tasks.filter((task) => !isToAnswer(task) && groupOf(task) === group).toSorted(byDue),
    })),
  ];

  function byClient(tasks: readonly Task[]): TaskGroup[] {
    const groups = Map.groupBy(tasks, ({ client_id }) => client_id ?? '');
    return [...groups]
      .map(([id, own]) => ({
        id,
        title: (own[0] && nameOf(own[0])) ?? t.withoutClient,
        isLate: false,
        tasks: own.toSorted(byDue),
      }))
      .toSorted((a, b) => Number(a.id === '') - Number(b.id === '') || a.title.localeCompare(b.title));
  }

  return (tasks) => (grouping === 'day' ? byDay : byClient)(tasks).filter((group) => group.tasks.length > 0);
}
