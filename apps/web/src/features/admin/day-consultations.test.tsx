// @vitest-environment jsdom
import {
  type AnyAppointment,
  deleteAppointment,
  getRecording,
  listAllAppointments,
  listEngines,
  listUsers,
  moveAppointment,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoted, anyAppointment, howFar, idOf } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses, when } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne, userOf } from '../../../test/people.ts';

const waiting = anyAppointment(1, 'Kees Bakker', { recording: howFar(11) });
const reviewed = anyAppointment(2, 'Vera Zandstra', {
  description: 'Controle medicatie',
  recording: howFar(12, { is_reviewed: true }),
});
const coded = anyAppointment(3, 'Roos Smit', {
  recording: howFar(13, { is_reviewed: true, is_admin_reviewed: true }),
});
const asked = anyAppointment(6, 'Wim Prins', { recording: howFar(16, { is_cosign_asked: true }) });
const planned = anyAppointment(4, 'Bram Kuiper', {
  appointment_time: '2199-03-02T10:00:00.000Z',
  appointment_end_time: '2199-03-02T10:45:00.000Z',
});
const missed = anyAppointment(5, 'Ties Mol');
const noted = aNoted(12, 'Vera Zandstra', { is_reviewed: true });

const lists = (...data: AnyAppointment[]) => answers(listAllAppointments, { data });
const all = lists(waiting, reviewed, coded);
const none = lists();
const noCodesWait = when('waits_for_codes', none);

const open = (...api: NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>) =>
  openApp('/admin', {
    as: marijke,
    api: [
      ...api.filter(({ query }) => query),
      noCodesWait,
      ...api,
      answers(listEngines, { data: [] }),
      answers(listUsers, { data: [userOf(sanne), userOf(marijke)] }),
      answers(getRecording, { data: noted }),
    ],
  });
const list = async () => within(await screen.findByRole('list', { name: 'Consulten' }));
const askedDates = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls
    .map(([url]) => new URL(url, 'http://noteer.test'))
    .filter(({ pathname, searchParams }) => pathname === listAllAppointments.path && searchParams.has('date'))
    .map(({ searchParams }) => searchParams.get('date'));

test('everyone’s consultations of the day are listed, with when, about what and how far they are', async () => {
  open(all);
  const rows = (await list()).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('Kees Bakker');
  expect(rows[0]?.textContent).toContain('Joost Verhoeven');
  expect(rows[0]?.textContent).toContain('Nog niet beoordeeld');
  expect(rows[1]?.textContent).toMatch(/Vera Zandstra.*2026, \d\d:\d\d.*Controle medicatie.*Beoordeeld/);
  expect(rows[2]?.textContent).toContain('Codes vastgelegd');
});

test('a note that waits for a second signature is told as that, and does not open', {
  tags: 'thorough',
}, async () => {
  open(lists(asked));
  const rows = await list();
  expect(rows.getByRole('listitem').textContent).toContain('Wacht op medeondertekening');
  expect(rows.queryByRole('button', { name: /^Wim/ })).toBeNull();
});

test('only what is reviewed opens, as an administrator', { tags: 'thorough' }, async () => {
  const app = open(all);
  const rows = await list();
  expect(rows.queryByRole('button', { name: /^Kees Bakker/ })).toBeNull();
  await app.user.click(rows.getByRole('button', { name: /^Vera Zandstra/ }));
  await waitFor(() => expect(app.path()).toBe(`/recording-details/${noted.id}`));
  expect(app.router.state.location.state).toMatchObject({ recording: { id: noted.id }, isAdmin: true });
});

test('in privacy mode clients are their initials', { tags: 'thorough' }, async () => {
  const { user } = open(all);
  await list();
  await user.click(screen.getByRole('switch', { name: 'Privacy stand' }));
  expect((await list()).getByText('V.Z.')).toBeTruthy();
  expect(screen.queryByText('Vera Zandstra')).toBeNull();
});

test('another date of the calendar is another list, and today is one click away', {
  tags: 'thorough',
}, async () => {
  const app = open(inTurn(none, all));
  expect(await screen.findByText('Geen consulten op deze dag')).toBeTruthy();
  const today = askedDates(app)[0] as string;
  const other = today.endsWith('15') ? '16' : '15';
  await app.user.click(screen.getByLabelText(new RegExp(`\\b${other} \\S+ \\d{4}`)));
  expect((await list()).getByText('Vera Zandstra')).toBeTruthy();
  expect(askedDates(app).at(-1)).toBe(`${today.slice(0, -2)}${other}`);
  await app.user.click(screen.getByRole('button', { name: 'Naar vandaag' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Naar vandaag' })).toBeNull());
});

test.each([
  ['refused', refuses(listAllAppointments, 'internal')],
  ['garbled', garbles(listAllAppointments, 200, '{"data":"?"}')],
])('a list that is %s is told and can be tried again', { tags: 'thorough' }, async (_, failure) => {
  const { user } = open(inTurn(failure, all));
  expect(await screen.findByText('De consulten konden niet worden opgehaald')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect((await list()).getByText('Vera Zandstra')).toBeTruthy();
});

test('without a network the page says so after a few tries', { tags: 'thorough' }, async () => {
  open(isUnreachable(listAllAppointments));
  expect(await screen.findByText('De consulten konden niet worden opgehaald')).toBeTruthy();
});

test('from here one adds appointments and users', async () => {
  open(none);
  expect(await screen.findByRole('link', { name: 'Afspraak toevoegen' })).toHaveProperty(
    'pathname',
    '/add-appointment',
  );
  expect(screen.getByRole('link', { name: 'Gebruiker toevoegen' })).toHaveProperty('pathname', '/add-user');
});

test('what is planned is listed too, and what went by without a recording says so', {
  tags: 'thorough',
}, async () => {
  open(lists(planned, missed));
  const rows = (await list()).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Bram Kuiper.*Joost Verhoeven.*Gepland/);
  expect(rows[1]?.textContent).toMatch(/Ties Mol.*Niet opgenomen/);
});

test('an appointment is deleted from here after a question, also one that was made for somebody', {
  tags: 'thorough',
}, async () => {
  const { user, fetched } = open(
    inTurn(lists(planned), none),
    answers(deleteAppointment, { message: 'Appointment Deleted Successfuly' }),
  );
  await user.click((await list()).getByRole('button', { name: 'Verwijder de afspraak van Bram Kuiper' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
  expect(dialog.getByText('Are you sure you want to delete this appointment?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Appointment Deleted Successfuly')).toBeTruthy();
  expect(await screen.findByText('Geen consulten op deze dag')).toBeTruthy();
  expect(fetched.mock.calls.some(([url, { method }]) => method === 'DELETE' && url.includes(idOf(4)))).toBe(
    true,
  );
});

test('an appointment gets another clinician, and stays where it was when that is refused', {
  tags: 'thorough',
}, async () => {
  const moved = { ...planned, clinician_name: sanne.name };
  const app = open(
    inTurn(lists(planned), lists(moved)),
    inTurn(refuses(moveAppointment, 'appointment_recorded'), answers(moveAppointment, { data: moved })),
  );
  await app.user.click((await list()).getByRole('button', { name: 'Verplaats de afspraak van Bram Kuiper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Afspraak verplaatsen' }));
  await dialog.findByRole('option', { name: sanne.name });
  await app.user.selectOptions(dialog.getByLabelText('Gebruiker'), sanne.id);
  await app.user.click(dialog.getByRole('button', { name: 'Verplaatsen' }));
  expect(await dialog.findByText(/Van deze afspraak is een opname gemaakt/)).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'Verplaatsen' }));
  expect(await screen.findByText('Afspraak verplaatst')).toBeTruthy();
  expect(app.sentTo(moveAppointment).at(-1)).toEqual({
    ...{ user_id: sanne.id, date: '2199-03-02' },
    ...{ start_time: '2199-03-02T10:00:00Z', end_time: '2199-03-02T10:45:00Z' },
  });
  expect((await list()).getByText(sanne.name)).toBeTruthy();
});

test('what was recorded has no way to be moved', { tags: 'thorough' }, async () => {
  open(all);
  await list();
  expect(screen.queryByRole('button', { name: /^Verplaats/ })).toBeNull();
});

test('what waits for codes is one click away, with how much it is, whatever day it is of', {
  tags: 'thorough',
}, async () => {
  const { user } = open(when('waits_for_codes', lists(reviewed)), none);
  await user.click(await screen.findByRole('tab', { name: 'Wachten op codes (1)' }));
  const rows = within(await screen.findByRole('list', { name: 'Wachten op codes' }));
  expect(rows.getByRole('button', { name: /^Vera Zandstra/ })).toBeTruthy();
});
