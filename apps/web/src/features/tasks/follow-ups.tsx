import type { Task } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { useRef, useState } from 'react';
import { tasksQuery } from '../../consultations/queries.ts';
import { useClientText } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { leaveRow, moveFocus } from '../../ui/row-focus.ts';
import type { TaskChange } from './api.ts';
import { DueButton } from './due-button.tsx';
import { tasksStrings } from './strings.ts';
import { TaskRow, Tick, taskSkeletons } from './task-row.tsx';
import { type DueGroup, dueGroups, useDue } from './use-due.ts';

type Props = { onChange: (change: TaskChange) => void };

const byDue = (a: Task, b: Task) => (a.due ?? '9').localeCompare(b.due ?? '9');

/** What notes ask for, the most urgent first. */
export function FollowUps({ onChange }: Props) {
  const t = useStrings(tasksStrings);
  const { groupOf } = useDue();
  const result = useInfiniteQuery(tasksQuery(false));
  const list = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<Task | null>(null);

  function tick(task: Task, box: HTMLInputElement) {
    if (list.current) leaveRow(list.current, box);
    setTicked(task);
    onChange({ task, change: { is_done: true } });
  }

  function undo(task: Task) {
    setTicked(null);
    onChange({ task: { ...task, is_done: true }, change: { is_done: false } });
  }

  const isBack = result.data?.pages.flat().some(({ id }) => id === ticked?.id);
  return (
    <Card heading={t.followUps}>
      {/* Always there, so that screen readers hear what comes into it. */}
      <div role="status">{ticked && !isBack && <Ticked task={ticked} onUndo={() => undo(ticked)} />}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut; every row is reached by Tab */}
      <div ref={list} tabIndex={-1} onKeyDown={moveFocus} className="flex flex-col gap-4 outline-none">
        <ListPages
          result={result}
          words={t}
          skeletons={taskSkeletons}
          empty={
            <EmptyState icon={<ListTodo />} title={t.none}>
              {t.noneMore}
            </EmptyState>
          }
        >
          {(tasks) =>
            dueGroups.map((group) => (
              <Group
                key={group}
                group={group}
                tasks={tasks.filter((task) => groupOf(task) === group).toSorted(byDue)}
                onTick={tick}
                onChange={onChange}
              />
            ))
          }
        </ListPages>
      </div>
    </Card>
  );
}

type GroupProps = Props & {
  group: DueGroup;
  tasks: Task[];
  onTick: (task: Task, box: HTMLInputElement) => void;
};

function Group({ group, tasks, onTick, onChange }: GroupProps) {
  const t = useStrings(tasksStrings);
  const shownText = useClientText();
  if (tasks.length === 0) return null;
  return (
    <section>
      <h3
        className={
          group === 'overdue' ? 'text-sm font-semibold text-amber' : 'text-sm font-semibold text-muted'
        }
      >
        {t[group]}
      </h3>
      <ul aria-label={t[group]} className="divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            start={
              <Tick
                label={t.markDone(shownText(task.text, task.client_name))}
                onTick={(box) => onTick(task, box)}
              />
            }
            end={<DueButton task={task} onChange={(due) => onChange({ task, change: { due } })} />}
          />
        ))}
      </ul>
    </section>
  );
}

function Ticked({ task, onUndo }: { task: Task; onUndo: () => void }) {
  const t = useStrings(tasksStrings);
  const shownText = useClientText();
  return (
    <div className="mb-4 flex items-center gap-3 rounded-control bg-pine-soft py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium">{t.markedDone}:</span> {shownText(task.text, task.client_name)}
      </p>
      <Button variant="quiet" size="sm" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  );
}
