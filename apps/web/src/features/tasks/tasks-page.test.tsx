// @vitest-environment jsdom
import {
  changeTask,
  createTask,
  getRecording,
  getRevision,
  listRecordings,
  listTasks,
  type Task,
  takeBackAmendment,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aNoted, idOf } from '../../../test/consultations.ts';
import { answers, type Fake, garbles, inTurn, isUnreachable, refuses, when } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const today = '2026-03-04';
beforeEach(() =>
  vi.useFakeTimers({ now: new Date(`${today}T10:00:00`), shouldAdvanceTime: true, toFake: ['Date'] }),
);

const aTask = (number: number, text: string, due: string | null, more: Partial<Task> = {}): Task => ({
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
  kind: 'appointment',
  text,
  due,
  is_done: false,
  created_at: '2026-03-02T09:00:00.000Z',
  ...more,
});

const late = aTask(1, 'Brief sturen naar de huisarts.', '2026-03-02', { kind: 'send' });
const now = aTask(2, 'Vera belt terug.', today, { kind: 'agreement' });
const later = aTask(3, 'Vervolgafspraak over twee weken.', '2026-03-18');
const undated = aTask(4, 'Volgende sessie plannen.', null, {
  client_id: idOf(4712),
  client_name: 'Kees de Boer',
});
const finished = aTask(5, 'Labformulier meegeven.', null, { is_done: true });

const answersTasks = (...data: Task[]) => answers(listTasks, { data });
/** Open and done ones are two lists at one address. */
const todo = (fake: Fake) => when('is_done=false', fake);
const done = (fake: Fake) => when('is_done=true', fake);

const noNotes = answers(listRecordings, { data: [] });
const open = (...api: Fake[]) =>
  openApp('/tasks', { as: sanne, api: [...api, noNotes, done(answersTasks(finished))] });
const group = async (name: string) => within(await screen.findByRole('list', { name }));
const tickOf = (text: string) => screen.getByRole('checkbox', { name: `Gedaan: ${text}` });

describe('what notes ask for', () => {
  test('stands by when it is due, in words', async () => {
    open(todo(answersTasks(late, now, later, undated)));
    const texts = async (name: string) => (await group(name)).getByRole('listitem').textContent;
    expect(await texts('Te laat')).toBe(
      'Versturen voor Vera Zandstra2 dagen te laat · ma 2 mrtBrief sturen naar de huisarts.Consult van 1 maart',
    );
    expect(await texts('Vandaag')).toBe(
      'Afgesproken met Vera ZandstraVandaagVera belt terug.Consult van 1 maart',
    );
    expect(await texts('Later')).toBe(
      'Vervolgafspraak met Vera Zandstrawo 18 mrtVervolgafspraak over twee weken.Consult van 1 maart',
    );
    expect(await texts('Zonder datum')).toBe(
      'Vervolgafspraak met Kees de BoerKies een datumVolgende sessie plannen.Consult van 1 maart',
    );
  });

  test('leads to the consultation that it comes from', { tags: 'thorough' }, async () => {
    const app = open(
      todo(answersTasks(undated)),
      answers(getRecording, { data: aNoted(104, 'Kees de Boer') }),
    );
    await app.user.click(await screen.findByRole('link', { name: 'Consult van 1 maart, Kees de Boer' }));
    await waitFor(() => expect(app.path()).toBe(`/recording-details/${undated.recording}`));
    expect(app.router.state.location.state).toMatchObject({
      recording: { id: undated.recording },
      isAdmin: false,
    });
  });

  test('has no names in privacy mode, not in its sentence either', async () => {
    const { user } = open(todo(answersTasks(now)));
    await group('Vandaag');
    await user.click(screen.getByRole('switch', { name: 'Privacy stand' }));
    expect((await group('Vandaag')).getByText('V. belt terug.')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('Vera');
  });

  test('that is nothing says so', async () => {
    open(todo(answersTasks()));
    expect(await screen.findByText('Niets te doen')).toBeTruthy();
  });

  test('comes a page at a time', { tags: 'thorough' }, async () => {
    const first = Array.from({ length: 50 }, (_, n) => aTask(1000 + n, `Taak ${n}`, '2026-03-18'));
    const { user, fetched } = open(todo(inTurn(answersTasks(...first), answersTasks(undated))));
    await user.click(await screen.findByRole('button', { name: 'Meer tonen' }));
    expect(await screen.findByText('Volgende sessie plannen.')).toBeTruthy();
    expect(
      fetched.mock.calls.map(([url]) => url).some((url) => url.includes(`after=${first.at(-1)?.id}`)),
    ).toBe(true);
  });

  test.each([
    ['refused', refuses(listTasks, 'internal'), /Er ging iets mis/],
    ['garbled', garbles(listTasks, 200, '<html>'), /Er ging iets mis/],
    ['kept back by a proxy, three times', garbles(listTasks, 503, ''), /even niet beschikbaar/],
    ['out of reach, three times', isUnreachable(listTasks), /Geen verbinding/],
  ])('that is %s is told and can be tried again', { tags: 'thorough' }, async (how, failure, why) => {
    const failures = how.includes('three') ? [failure, failure, failure] : [failure];
    const { user } = open(todo(inTurn(failure, ...failures.slice(1), answersTasks(now))));
    expect(await screen.findByText('De taken konden niet worden opgehaald')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Vera belt terug.')).toBeTruthy();
  });
});

describe('ticking off', () => {
  const ok = (task: Task) => answers(changeTask, { data: task });

  test('is seen at once, goes on to the next, and can be undone', async () => {
    const app = open(
      todo(inTurn(answersTasks(now, later), answersTasks(later), answersTasks(now, later))),
      ok(now),
    );
    await group('Vandaag');
    await app.user.click(tickOf(now.text));
    expect(screen.queryByRole('list', { name: 'Vandaag' })).toBeNull();
    expect(document.activeElement).toBe(tickOf(later.text));
    const told = (await screen.findByText('Afgevinkt:')).closest('[role=status]') as HTMLElement;
    await waitFor(() => expect(app.sentTo(changeTask)).toEqual([{ is_done: true }]));

    await app.user.click(within(told).getByRole('button', { name: 'Ongedaan maken' }));
    expect((await group('Vandaag')).getByText(now.text)).toBeTruthy();
    await waitFor(() => expect(app.sentTo(changeTask)).toEqual([{ is_done: true }, { is_done: false }]));
    expect(screen.queryByText('Afgevinkt:')).toBeNull();
  });

  test.each([
    ['refused', refuses(changeTask, 'not_found'), /De taak kon niet worden gewijzigd\. Dit is niet gevonden/],
    ['cut off', isUnreachable(changeTask), /De taak kon niet worden gewijzigd\. Geen verbinding/],
    [
      'answered with garbage',
      garbles(changeTask, 200, '?'),
      /De taak kon niet worden gewijzigd\. Er ging iets mis/,
    ],
  ])('that is %s puts the task back and says why', async (_, failure, why) => {
    const { user } = open(todo(answersTasks(now)), failure);
    await group('Vandaag');
    await user.click(tickOf(now.text));
    expect(await screen.findByText(why)).toBeTruthy();
    expect((await group('Vandaag')).getByText(now.text)).toBeTruthy();
    expect(screen.queryByText('Afgevinkt:')).toBeNull();
  });

  test('works by the keyboard alone: arrows, space', async () => {
    const app = open(todo(answersTasks(now, later)), ok(later));
    await group('Later');
    tickOf(now.text).focus();
    await app.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(tickOf(later.text));
    await app.user.keyboard(' ');
    expect(document.activeElement).toBe(tickOf(now.text));
    await waitFor(() => expect(app.sentTo(changeTask)).toEqual([{ is_done: true }]));
  });
});

describe('what is done', () => {
  test('is out of sight, and not asked for, until somebody looks', async () => {
    const app = open(todo(answersTasks(now)));
    await group('Vandaag');
    expect(app.fetched.mock.calls.some(([url]) => url.includes('is_done=true'))).toBe(false);
    await app.user.click(screen.getByRole('button', { name: 'Afgerond', expanded: false }));
    expect((await group('Afgerond')).getByText(finished.text)).toBeTruthy();
  });

  test('is open again when undone', async () => {
    const back = { ...finished, is_done: false };
    const app = open(
      todo(inTurn(answersTasks(), answersTasks(back))),
      done(inTurn(answersTasks(finished), answersTasks())),
      answers(changeTask, { data: back }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Afgerond' }));
    await app.user.click(await screen.findByRole('button', { name: `Ongedaan maken: ${finished.text}` }));
    expect((await group('Zonder datum')).getByText(finished.text)).toBeTruthy();
    expect(await screen.findByText('Nog niets afgerond')).toBeTruthy();
    expect(app.sentTo(changeTask)).toEqual([{ is_done: false }]);
  });
});

describe('another due date', () => {
  const dueButton = () => screen.findByRole('button', { name: /datum wijzigen van: Vervolgafspraak/ });

  test('is chosen in a calendar, and the task moves', { tags: 'thorough' }, async () => {
    const moved = { ...later, due: today };
    const app = open(
      todo(inTurn(answersTasks(later), answersTasks(moved))),
      answers(changeTask, { data: moved }),
    );
    await app.user.click(await dueButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Wanneer moet dit gedaan zijn?' }));
    await app.user.click(dialog.getByLabelText(/\b4 maart 2026/));
    expect((await group('Vandaag')).getByText(later.text)).toBeTruthy();
    await waitFor(() => expect(app.sentTo(changeTask)).toEqual([{ due: today }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be none', async () => {
    const app = open(todo(answersTasks(later)), answers(changeTask, { data: { ...later, due: null } }));
    await app.user.click(await dueButton());
    await app.user.click(await screen.findByRole('button', { name: 'Zonder datum' }));
    await waitFor(() => expect(app.sentTo(changeTask)).toEqual([{ due: null }]));
  });

  test('that the server refuses is put back', async () => {
    const { user } = open(todo(answersTasks(later)), refuses(changeTask, 'invalid'));
    await user.click(await dueButton());
    await user.click(await screen.findByRole('button', { name: 'Zonder datum' }));
    expect(await screen.findByText(/De taak kon niet worden gewijzigd/)).toBeTruthy();
    expect((await group('Later')).getByText(later.text)).toBeTruthy();
  });
});

describe('a task of one’s own', () => {
  const own = aTask(8, 'De zus bellen', null, {
    ...{ kind: 'own', recording: null, consultation: null, appointment: null, appointment_time: null },
    ...{ client_id: null, client_name: null },
  });

  test('is added, with nothing but what is to be done', { tags: 'thorough' }, async () => {
    const app = open(todo(inTurn(answersTasks(), answersTasks(own))), answers(createTask, { data: own }));
    await app.user.click(await screen.findByRole('button', { name: 'Taak toevoegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Taak toevoegen' }));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(dialog.getByText('Typ wat er moet gebeuren')).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Wat moet er gebeuren?'), 'De zus bellen');
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect((await group('Zonder datum')).getByText('De zus bellen')).toBeTruthy();
    expect(app.sentTo(createTask)).toEqual([{ text: 'De zus bellen', due: null, client_id: null }]);
  });

  test('is worded anew', { tags: 'thorough' }, async () => {
    const other = { ...own, text: 'De huisarts bellen' };
    const app = open(
      todo(inTurn(answersTasks(own), answersTasks(other))),
      answers(changeTask, { data: other }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Wijzig: De zus bellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Taak wijzigen' }));
    const field = dialog.getByLabelText('Wat moet er gebeuren?');
    await app.user.clear(field);
    await app.user.type(field, 'De huisarts bellen');
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('De huisarts bellen')).toBeTruthy();
    expect(app.sentTo(changeTask)).toEqual([{ text: 'De huisarts bellen', due: null, client_id: null }]);
  });

  test('stands with those of its client, or with those of nobody', async () => {
    const { user } = open(todo(answersTasks(own, now, undated)));
    await group('Vandaag');
    await user.click(screen.getByRole('button', { name: 'Per cliënt' }));
    expect((await group('Vera Zandstra')).getByText(now.text)).toBeTruthy();
    expect((await group('Kees de Boer')).getByText(undated.text)).toBeTruthy();
    expect((await group('Zonder cliënt')).getByText(own.text)).toBeTruthy();
  });
});

describe('a change of a signed note', () => {
  const amended = aTask(9, '', null, {
    kind: 'amendment',
    amendment: { ai_model_name: 'extractive', before: 2, after: 3, author_name: 'Marijke Oosterhof' },
  });
  const version = (number: number, summary_text: string) =>
    when(
      `revision/${number}/`,
      answers(getRevision, {
        data: {
          ...{ number, template: 'decursus', author_name: null, created_at: '2026-03-02T09:00:00.000Z' },
          summary_text,
        },
      }),
    );
  const versions = [version(2, 'Neemt 100 mg.'), version(3, 'Neemt 75 mg.')];

  async function look(...api: Fake[]) {
    const app = open(todo(inTurn(answersTasks(amended), answersTasks())), ...versions, ...api);
    await app.user.click(await screen.findByRole('button', { name: /^Bekijk: Wijziging in je verslag/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('75');
    return { app, dialog };
  }

  test('is shown to the word, with who made it, and agreed to', async () => {
    const { app, dialog } = await look(answers(changeTask, { data: { ...amended, is_done: true } }));
    expect(dialog.getByText(/^Marijke Oosterhof heeft dit verslag gewijzigd/)).toBeTruthy();
    expect(dialog.getByText('100').closest('del')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Akkoord' }));
    await waitFor(() => expect(app.sentTo(changeTask)).toEqual([{ is_done: true }]));
  });

  test('is taken back', async () => {
    const { app, dialog } = await look(answers(takeBackAmendment, { data: { ...amended, is_done: true } }));
    await app.user.click(dialog.getByRole('button', { name: 'Terugdraaien' }));
    expect(await screen.findByText('Teruggedraaid: je eigen tekst staat er weer')).toBeTruthy();
    expect(app.sentTo(takeBackAmendment)).toHaveLength(1);
  });

  test('that cannot be taken back says why', async () => {
    const { app, dialog } = await look(refuses(takeBackAmendment, 'note_changed'));
    await app.user.click(dialog.getByRole('button', { name: 'Terugdraaien' }));
    expect(await dialog.findByText(/intussen door iemand anders gewijzigd/)).toBeTruthy();
  });
});

describe('notes that wait', () => {
  test('lead to their review', async () => {
    const note = aNoted(7, 'Roos Smit');
    const app = open(
      todo(answersTasks()),
      answers(listRecordings, { data: [note] }),
      answers(getRecording, { data: note }),
    );
    const waiting = await group('Nog te beoordelen');
    await app.user.click(waiting.getByRole('button', { name: /Roos Smit/ }));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/review/${note.id}`));
    expect(app.router.state.location.state).toEqual({
      apt: { id: note.appointment.id, client_name: 'Roos Smit' },
      recordingId: note.id,
      consultation: note.consultation,
    });
  });

  test('are asked for as those that are not reviewed, and none is good news', async () => {
    const app = open(todo(answersTasks()));
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy();
    expect(app.fetched.mock.calls.some(([url]) => url.includes('is_reviewed=False'))).toBe(true);
  });

  test('that cannot be fetched leave the follow-ups standing', async () => {
    open(todo(answersTasks(now)), refuses(listRecordings, 'internal'));
    expect(await screen.findByText('De consulten konden niet worden opgehaald')).toBeTruthy();
    expect(screen.getByText(now.text)).toBeTruthy();
  });
});
