// @vitest-environment jsdom
import { getRecording, listEngines, listRecordings, listUsers } from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNoted } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { hasModels } from '../../../test/language-models.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';

const waiting = aNoted(1, 'Kees Bakker');
const reviewed = aNoted(2, 'Vera Zandstra', { is_reviewed: true, description: 'Controle medicatie' });
const coded = aNoted(3, 'Roos Smit', { is_reviewed: true, is_admin_reviewed: true });
const all = answers(listRecordings, { data: [waiting, reviewed, coded] });
const none = answers(listRecordings, { data: [] });

const open = (...api: NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>) =>
  openApp('/admin', {
    as: marijke,
    api: [
      ...api,
      answers(listEngines, { data: [] }),
      hasModels([]),
      answers(listUsers, { data: [] }),
      answers(getRecording, { data: reviewed }),
    ],
  });
const list = async () => within(await screen.findByRole('list', { name: 'Consulten' }));
const askedDates = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls
    .map(([url]) => new URL(url, 'http://noteer.test'))
    .filter(({ pathname }) => pathname === listRecordings.path)
    .map(({ searchParams }) => searchParams.get('date'));

test('everyone’s consultations of the day are listed, with when, about what and how far they are', async () => {
  open(all);
  const rows = (await list()).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('Kees Bakker');
  expect(rows[0]?.textContent).toContain('Nog niet beoordeeld');
  expect(rows[1]?.textContent).toMatch(/Vera Zandstra.*2026, \d\d:\d\d.*Controle medicatie.*Beoordeeld/);
  expect(rows[2]?.textContent).toContain('Codes vastgelegd');
});

test('only what is reviewed opens, as an administrator', async () => {
  const app = open(all);
  const rows = await list();
  expect(rows.queryByRole('button', { name: /Kees Bakker/ })).toBeNull();
  await app.user.click(rows.getByRole('button', { name: /Vera Zandstra/ }));
  await waitFor(() => expect(app.path()).toBe(`/recording-details/${reviewed.id}`));
  expect(app.router.state.location.state).toMatchObject({ recording: { id: reviewed.id }, isAdmin: true });
});

test('in privacy mode clients are their initials', async () => {
  const { user } = open(all);
  await list();
  await user.click(screen.getByRole('switch', { name: 'Privacy stand' }));
  expect((await list()).getByText('V.Z.')).toBeTruthy();
  expect(screen.queryByText('Vera Zandstra')).toBeNull();
});

test('another date of the calendar is another list, and today is one click away', async () => {
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
  ['refused', refuses(listRecordings, 'internal')],
  ['garbled', garbles(listRecordings, 200, '{"data":"?"}')],
])('a list that is %s is told and can be tried again', async (_, failure) => {
  const { user } = open(inTurn(failure, all));
  expect(await screen.findByText('De consulten konden niet worden opgehaald')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect((await list()).getByText('Vera Zandstra')).toBeTruthy();
});

test('without a network the page says so after a few tries', async () => {
  open(isUnreachable(listRecordings));
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
