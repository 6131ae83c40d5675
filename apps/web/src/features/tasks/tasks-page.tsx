import { WaitingCards } from '../../consultations/waiting-cards.tsx';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { toast } from '../../ui/toaster.tsx';
import { useChangeTask } from './api.ts';
import { DoneTasks } from './done-tasks.tsx';
import { FollowUps } from './follow-ups.tsx';
import { NotesToReview } from './notes-to-review.tsx';
import { tasksStrings } from './strings.ts';

/** What is left to do: follow-ups from notes, and notes that wait for review. */
export function TasksPage() {
  const t = useStrings(tasksStrings);
  const language = useLanguage();
  const change = useChangeTask((error) =>
    toast.error(`${t.changeFailed} ${failureSentence(error, language)}`),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <FollowUps onChange={change.mutate} />
        <DoneTasks onChange={change.mutate} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <WaitingCards />
        <NotesToReview />
      </div>
    </div>
  );
}
