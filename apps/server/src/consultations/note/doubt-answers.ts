/** What clinicians made of places that were heard with doubt, and what that does to the tasks of the note. */
import type { Doubt, NoteTask } from '@noteer/contract';
import type { Db, Tx } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { openText, sealText } from '../sealed-text.ts';
import type { KeptDoubt } from './doubts.ts';

const answerOwner = (recording_id: string, doubt: string) => `doubt_answers/${recording_id}/${doubt}/body`;

type Answer = NonNullable<Doubt['answer']>;
export type Answers = ReadonlyMap<string, Answer>;

export async function answersOf(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording_id: string,
): Promise<Answers> {
  const rows = await db
    .selectFrom('doubt_answers')
    .select(['doubt', 'body'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'doubt_answers.recording_id'))
    .execute();
  return new Map(
    rows.map(({ doubt, body }) => [
      doubt,
      JSON.parse(openText(sealing, answerOwner(recording_id, doubt), body)) as Answer,
    ]),
  );
}

/** Null takes it back. */
export async function keepAnswer(
  tx: Tx,
  _scope: Scope<'change_note'>,
  sealing: Sealing,
  recording_id: string,
  { doubt, given }: { doubt: string; given: Doubt['answer'] },
): Promise<void> {
  if (given === null) {
    await tx
      .deleteFrom('doubt_answers')
      .where('recording_id', '=', recording_id)
      .where('doubt', '=', doubt)
      .execute();
    return;
  }
  const body = sealText(sealing, answerOwner(recording_id, doubt), JSON.stringify(given));
  await tx
    .insertInto('doubt_answers')
    .values({ recording_id, doubt, body })
    .onConflict((conflict) => conflict.columns(['recording_id', 'doubt']).doUpdateSet({ body }))
    .execute();
}

export const withAnswers = (doubts: readonly KeptDoubt[], answers: Answers): Doubt[] =>
  doubts.map((doubt) => ({ ...doubt, answer: answers.get(doubt.id) ?? null }));

const rests = (task: NoteTask, doubt: KeptDoubt): boolean =>
  doubt.read !== '' &&
  task.sources.some((seq) => doubt.sources.includes(seq)) &&
  [task.text, task.who, task.when].some((words) => words.includes(doubt.read));

/** Tasks as the clinician left them: what was typed over follows, what was taken out goes. */
export function tasksAfter(
  tasks: readonly NoteTask[],
  doubts: readonly KeptDoubt[],
  answers: Answers,
): NoteTask[] {
  return tasks.flatMap((task) => {
    let now = task;
    for (const doubt of doubts) {
      const answer = answers.get(doubt.id);
      if (!answer || answer.kind === 'right' || !rests(now, doubt)) continue;
      if (answer.kind === 'removed') return [];
      const typed = (words: string) => words.replaceAll(doubt.read, () => answer.text);
      now = { ...now, text: typed(now.text), who: typed(now.who), when: typed(now.when) };
    }
    return [now];
  });
}
