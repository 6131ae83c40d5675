import type { Task } from '@noteer/contract';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DayCalendar } from '../../consultations/day-calendar.tsx';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { dueStrings } from './strings.ts';
import { useTaskWords } from './task-words.ts';
import { useDue } from './use-due.ts';

type DueButtonProps = { task: Task; onChange: (due: string | null) => void };

/** Says when it is due, and lets one choose another day. */
export function DueButton({ task, onChange }: DueButtonProps) {
  const t = useStrings(dueStrings);
  const { labelOf } = useTaskWords();
  const { groupOf, inWords } = useDue();
  const [isOpen, setOpen] = useState(false);
  const words = task.due ? inWords(task.due) : t.choose;
  const text = labelOf(task);

  function choose(due: string | null) {
    setOpen(false);
    if (due !== task.due) onChange(due);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<CalendarDays />}
        aria-label={t.change(words, text)}
        onClick={() => setOpen(true)}
        className={groupOf(task) === 'overdue' ? 'text-amber!' : 'text-muted!'}
      >
        {words}
      </Button>
      <Dialog
        size="sm"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.heading}
        closeLabel={t.close}
        footer={
          task.due && (
            <Button variant="secondary" onClick={() => choose(null)}>
              {t.clear}
            </Button>
          )
        }
      >
        <div className="flex flex-col items-center gap-5">
          <p className="w-full text-muted">{text}</p>
          <DayCalendar label={t.calendar} value={task.due} onChange={choose} />
        </div>
      </Dialog>
    </>
  );
}
