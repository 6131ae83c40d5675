import type { Task } from '@noteer/contract';
import { agendaDate } from '../../lib/format.ts';
import { useClientName, useClientText } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { tasksStrings } from './strings.ts';

/** A task in words: a short title of what and for whom, the sentence that it comes from, and whose it is. */
export function useTaskWords() {
  const t = useStrings(tasksStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const shownText = useClientText();
  const nameOf = ({ client_name }: Task) => (client_name === null ? null : shownName(client_name));
  const textOf = ({ text, client_name }: Task) => shownText(text, client_name ?? '');

  function titleOf(task: Task): string {
    const name = nameOf(task);
    if (task.kind === 'own') return name ? t.ownFor(textOf(task), name) : textOf(task);
    return t[task.kind](name ?? t.nobody);
  }

  function sentenceOf(task: Task): string | null {
    if (task.amendment) return t.amendedBy(task.amendment.author_name);
    const answer = task.question?.answer;
    if (answer) return t.answered(textOf(task), shownText(answer, task.client_name ?? ''));
    return task.kind === 'own' ? null : textOf(task);
  }

  /** Tells it from the others of the same client, where it is named without its sentence beneath. */
  const labelOf = (task: Task): string => textOf(task) || titleOf(task);

  /** When the consultation was that it comes from. */
  const originOf = ({ appointment_time }: Task): string =>
    appointment_time ? t.consultationOf(agendaDate(appointment_time, language)) : t.consultation;

  return { nameOf, titleOf, labelOf, sentenceOf, originOf };
}
