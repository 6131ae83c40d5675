/** Whether the tasks of a note are found, with their day, and whether what is found is one. */
import type { Consultation } from './consultation.ts';
import { meetsAll, shareOf } from './key.ts';
import { normalised } from './normalise.ts';
import { type Talk, type Task, tasksOf } from './product.ts';

export type TasksScore = {
  /** `isDueRight` is undefined where no single day was meant. */
  tasks: { text: string; date: string | null; isFound: boolean; isDueRight: boolean | undefined }[];
  found: (Task & { isRight: boolean })[];
};

const changes = /verho|verla|start|afbouw|stop|raise|lower|increase|reduce|taper/i;

export function scoreTasks(note: string, { tasks, facts, language }: Consultation, talk: Talk): TasksScore {
  const found = tasksOf(note, talk);
  const plans = facts.filter(
    ({ kind, text }) => kind === 'plan' || kind === 'appointment' || (kind === 'dose' && changes.test(text)),
  );
  const isPlan = (text: string) =>
    plans.some(({ key }) => {
      const { met, of } = shareOf(key, normalised(text, language));
      return met > 0 && met / of >= 0.5;
    });
  return {
    tasks: tasks.map(({ text, key, date }) => {
      const hits = found.filter((task) => meetsAll(key, task.text, language));
      const isDueRight = date === null ? undefined : hits.some(({ due }) => due === date);
      return { text, date, isFound: hits.length > 0, isDueRight };
    }),
    found: found.map((task) => ({
      ...task,
      isRight: tasks.some(({ key }) => meetsAll(key, task.text, language)) || isPlan(task.text),
    })),
  };
}
