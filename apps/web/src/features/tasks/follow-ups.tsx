import type { Task } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, ListTodo, Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { tasksQuery } from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { leaveRow, moveFocus } from '../../ui/row-focus.ts';
import { AmendmentAnswer } from './amendment-dialog.tsx';
import type { TaskChange } from './api.ts';
import { DueButton } from './due-button.tsx';
import { GroupingSwitch } from './grouping-switch.tsx';
import { OwnTaskDialog } from './own-task-dialog.tsx';
import { QuestionAnswer } from './question-dialog.tsx';
import { tasksStrings } from './strings.ts';
import { type Grouping, type TaskGroup, useTaskGroups } from './task-groups.ts';
import { TaskRow, Tick, taskSkeletons } from './task-row.tsx';
import { useTaskWords } from './task-words.ts';

type Props = { onChange: (change: TaskChange) => void };

/** What is to be done, the most urgent first or by client. */
export function FollowUps({ onChange }: Props) {
  const t = useStrings(tasksStrings);
  const result = useInfiniteQuery(tasksQuery(false));
  const list = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<Task | null>(null);
  const [grouping, setGrouping] = useState<Grouping>('day');
  const [edited, setEdited] = useState<Task | 'new' | null>(null);
  const groupsOf = useTaskGroups(grouping);

  function tick(task: Task, box?: HTMLInputElement) {
    if (list.current && box) leaveRow(list.current, box);
    setTicked(task);
    onChange({ task, change: { is_done: true } });
  }

  function undo(task: Task) {
    setTicked(null);
    onChange({ task: { ...task, is_done: true }, change: { is_done: false } });
  }

  const isBack = result.data?.pages.flat().some(({ id }) => id === ticked?.id);
  return (
    <Card
      heading={t.followUps}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          {t.add}
        </Button>
      }
    >
      <GroupingSwitch grouping={grouping} onChange={setGrouping} />
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
            groupsOf(tasks).map((group) => (
              <Group key={group.id} group={group} onTick={tick} onEdit={setEdited} onChange={onChange} />
            ))
          }
        </ListPages>
      </div>
      <OwnTaskDialog edited={edited} onClose={() => setEdited(null)} />
    </Card>
  );
}

type RowProps = Props & {
  onTick: (task: Task, box?: HTMLInputElement) => void;
  onEdit: (task: Task) => void;
};

function Group({ group, ...row }: RowProps & { group: TaskGroup }) {
  return (
    <section>
      <h3 className={`text-sm font-semibold ${group.isLate ? 'text-amber' : 'text-muted'}`}>{group.title}</h3>
      <ul aria-label={group.title} className="divide-y divide-line">
        {group.tasks.map((task) => (
          <OpenTask key={task.id} task={task} {...row} />
        ))}
      </ul>
    </section>
  );
}

const toAnswer = (
  <span className="-ml-2.5 grid size-11 shrink-0 place-items-center text-amber">
    <CircleAlert aria-hidden="true" className="size-6" />
  </span>
);

function OpenTask({ task, onTick, onEdit, onChange }: RowProps & { task: Task }) {
  const t = useStrings(tasksStrings);
  const { labelOf } = useTaskWords();
  // A change of a note, or a question, is answered, not ticked off.
  if (task.amendment) {
    return (
      <TaskRow
        task={task}
        start={toAnswer}
        end={<AmendmentAnswer task={task} amendment={task.amendment} onAgree={() => onTick(task)} />}
      />
    );
  }
  if (task.question) {
    return (
      <TaskRow task={task} start={toAnswer} end={<QuestionAnswer task={task} question={task.question} />} />
    );
  }
  return (
    <TaskRow
      task={task}
      start={<Tick label={t.markDone(labelOf(task))} onTick={(box) => onTick(task, box)} />}
      end={
        <>
          <DueButton task={task} onChange={(due) => onChange({ task, change: { due } })} />
          {task.kind === 'own' && (
            <IconButton label={t.edit(labelOf(task))} icon={<Pencil />} onClick={() => onEdit(task)} />
          )}
        </>
      }
    />
  );
}

function Ticked({ task, onUndo }: { task: Task; onUndo: () => void }) {
  const t = useStrings(tasksStrings);
  const { labelOf } = useTaskWords();
  return (
    <div className="mb-4 flex items-center gap-3 rounded-control bg-pine-soft py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium">{t.markedDone}:</span> {labelOf(task)}
      </p>
      <Button variant="quiet" size="sm" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  );
}
