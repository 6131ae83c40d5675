import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { tasksQuery } from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import type { TaskChange } from './api.ts';
import { tasksStrings } from './strings.ts';
import { TaskRow, taskSkeletons } from './task-row.tsx';
import { useTaskWords } from './task-words.ts';

/** Out of sight until somebody asks; only then is it fetched. */
export function DoneTasks({ onChange }: { onChange: (change: TaskChange) => void }) {
  const t = useStrings(tasksStrings);
  const { labelOf } = useTaskWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const result = useInfiniteQuery({ ...tasksQuery(true), enabled: isOpen });
  return (
    <Card className="py-2! md:py-2!">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between rounded-control text-left font-medium"
        >
          {t.done}
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ListPages
            result={result}
            words={t}
            skeletons={taskSkeletons}
            empty={<p className="py-4 text-muted">{t.noneDone}</p>}
          >
            {(tasks) => (
              <ul aria-label={t.done} className="divide-y divide-line">
                {tasks.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    start={
                      <span className="-ml-2.5 grid size-11 shrink-0 place-items-center">
                        <CircleCheck aria-hidden="true" className="size-6 text-green" />
                      </span>
                    }
                    end={
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={t.undoOf(labelOf(task))}
                        onClick={() => onChange({ task, change: { is_done: false } })}
                      >
                        {t.undo}
                      </Button>
                    }
                  />
                ))}
              </ul>
            )}
          </ListPages>
        )}
      </div>
    </Card>
  );
}
