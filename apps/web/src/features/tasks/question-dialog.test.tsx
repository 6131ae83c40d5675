// @vitest-environment jsdom
import { answerCodeQuestion, listRecordings, listTasks, type Task } from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../../test/consultations.ts';
import { answers, type Fake, inTurn, refuses, when } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const aTask = (number: number, text: string, more: Partial<Task> = {}): Task => ({
  id: idOf(number),
  recording: idOf(number + 100),
  consultation: idOf(number + 200),
  appointment: idOf(number + 300),
  appointment_time: '2026-03-01T09:00:00.000Z',
  client_id: idOf(4711),
  client_name: 'Vera Zandstra',
  amendment: null,
  question: null,
  covered_for: null,
  kind: 'agreement',
  text,
  due: null,
  is_done: false,
  created_at: '2026-03-02T09:00:00.000Z',
  ...more,
});

const other = aTask(2, 'Vera belt terug.');
const answersTasks = (...data: Task[]) => answers(listTasks, { data });
const todo = (fake: Fake) => when('is_done=false', fake);
const done = (fake: Fake) => when('is_done=true', fake);
const noNotes = answers(listRecordings, { data: [] });
const open = (...api: Fake[]) =>
  openApp('/tasks', { as: sanne, api: [...api, noNotes, done(answersTasks())] });
const group = async (name: string) => within(await screen.findByRole('list', { name }));

describe('a question about codes', () => {
  const question = aTask(9, 'Was er een tolk bij?', {
    kind: 'code_question',
    question: { asked_by_name: 'Marijke Oosterhof', answer: null },
  });
  const answered = { ...question, is_done: true };

  async function openQuestion(...api: Fake[]) {
    const app = open(todo(inTurn(answersTasks(question, other), answersTasks(other))), ...api);
    const asked = await group('Vraagt je antwoord');
    await app.user.click(
      asked.getByRole('button', { name: 'Beantwoord: Vraag over de codes van Vera Zandstra' }),
    );
    return { app, dialog: within(await screen.findByRole('dialog')) };
  }

  test('comes first, leads to its consultation and is answered instead of ticked off', async () => {
    const { app, dialog } = await openQuestion(answers(answerCodeQuestion, { data: answered }));
    expect(dialog.getByText('Marijke Oosterhof vraagt')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Consult van 1 maart' }).getAttribute('href')).toBe(
      `/recording-details/${question.recording}`,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(dialog.getByText('Typ een antwoord')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Je antwoord'), 'Ja, de hele tijd.');
    await app.user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(await screen.findByText('Je antwoord is verstuurd')).toBeTruthy();
    expect(app.sentTo(answerCodeQuestion)).toEqual([{ text: 'Ja, de hele tijd.' }]);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Vraagt je antwoord' })).toBeNull());
  });

  test('whose answer does not arrive keeps what was typed', async () => {
    const { app, dialog } = await openQuestion(refuses(answerCodeQuestion, 'internal'));
    await app.user.type(dialog.getByLabelText('Je antwoord'), 'Ja.');
    await app.user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(await dialog.findByText('Je antwoord is niet verstuurd')).toBeTruthy();
    expect((dialog.getByLabelText('Je antwoord') as HTMLTextAreaElement).value).toBe('Ja.');
  });

  test('that is done shows what was answered', async () => {
    const told = { ...answered, question: { asked_by_name: 'Marijke Oosterhof', answer: 'Ja.' } };
    const app = openApp('/tasks', {
      as: sanne,
      api: [todo(answersTasks(other)), done(answersTasks(told)), noNotes],
    });
    await app.user.click(await screen.findByRole('button', { name: 'Afgerond' }));
    expect(await screen.findByText('Was er een tolk bij? Jouw antwoord: Ja.')).toBeTruthy();
  });
});
