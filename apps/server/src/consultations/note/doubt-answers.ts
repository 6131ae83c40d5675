/** What clinicians made of places that were heard with doubt, and what that does to the tasks of the note. */
import type { Doubt, NoteTask } from '@noteer/contract';
import type { Db, Tx } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { openText, sealText } from '../sealed-text.ts';
import type { KeptDoubt } from './doubts.ts';

/** A doubt goes by what was heard: its row has a fingerprint of that under a key. */
const macOf = (sealing: Sealing, recording_id: string, doubt: string): Buffer =>
  sealing.mac('doubt', recording_id, doubt);
const answerOwner = (recording_id: string, mac: Buffer) =>
  `doubt_answers/${recording_id}/${mac.toString('hex')}/body`;

type Kept = { doubt: string; answer: Answer };

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
    .select(['mac', 'body'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'doubt_answers.recording_id'))
    .execute();
  return new Map(
    rows.map(({ mac, body }) => {
      const { doubt, answer } = JSON.parse(openText(sealing, answerOwner(recording_id, mac), body)) as Kept;
      return [doubt, answer];
    }),
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
  const mac = macOf(sealing, recording_id, doubt);
  if (given === null) {
    await tx
      .deleteFrom('doubt_answers')
      .where('recording_id', '=', recording_id)
      .where('mac', '=', mac)
      .execute();
    return;
  }
  const kept: Kept = { doubt, answer: given };
  const body = sealText(sealing, answerOwner(recording_id, mac), JSON.stringify(kept));
  await tx
    .insertInto('doubt_answers')
    .values({ recording_id, mac, body })
    .onConflict((conflict) => conflict.columns(['recording_id', 'mac']).doUpdateSet({ body }))
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
