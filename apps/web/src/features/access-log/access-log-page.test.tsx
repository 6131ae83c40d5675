// @vitest-environment jsdom
import {
  type AccessLogLine,
  exportAccessLog,
  findAccessLogClients,
  listAccessLogUsers,
  listUnusualReads,
  readAccessLog,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, garbles, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { ans, sanne } from '../../../test/people.ts';

const client_id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const aLine = (id: number, more: Partial<AccessLogLine> = {}): AccessLogLine => ({
  id,
  event_date_time: '2026-11-02T09:05:00.000Z',
  event_type_code: 'note.read',
  event_outcome_indicator: 0,
  user_id: sanne.id,
  user_name: sanne.name,
  role_id_code: 'clinician',
  network_access_point_id: '10.0.0.7',
  client_id,
  participant_object_id: client_id,
  entrusted_as: null,
  ...more,
});
const users = answers(listAccessLogUsers, { data: [{ id: sanne.id, name: sanne.name }] });
const lines = answers(readAccessLog, {
  data: [
    aLine(3),
    aLine(2, {
      event_type_code: 'recording.heard',
      event_outcome_indicator: 4,
      user_name: null,
      user_id: null,
    }),
  ],
});

const open = (...api: NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>) =>
  openApp('/access-log', { as: ans, api: [...api, users] });
const asked = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls
    .map(([url]) => new URL(url, 'http://noteer.test'))
    .filter(({ pathname }) => pathname === readAccessLog.path)
    .map(({ searchParams }) => Object.fromEntries(searchParams));

test('an auditor reads who did what to which file, and what was refused', async () => {
  open(lines);
  const [, read, refused] = await screen.findAllByRole('row');
  expect(read?.textContent).toMatch(/Sanne Veldkamp.*Behandelaar · 10\.0\.0\.7.*Verslag ingezien.*7c9e6679/);
  expect(refused?.textContent).toMatch(/Onbekend.*Opname beluisterd.*Geweigerd/);
});

test('the log is all that an auditor finds', async () => {
  open(lines);
  await screen.findAllByRole('row');
  const menu = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Noteer', 'Inzagelog']);
});

test('it is filtered by user, by client, by deed and by period', { tags: 'thorough' }, async () => {
  const app = open(lines);
  await app.user.selectOptions(
    await screen.findByLabelText('Gebruiker'),
    await screen.findByRole('option', { name: sanne.name }),
  );
  await app.user.click(
    (await screen.findAllByRole('button', { name: 'Alleen cliënt 7c9e6679' }))[0] as HTMLElement,
  );
  await app.user.selectOptions(screen.getByLabelText('Wat'), 'Alle inzage');
  await app.user.type(screen.getByLabelText('Van'), '2026-11-01');
  await app.user.type(screen.getByLabelText('Tot en met'), '2026-11-03');
  await waitFor(() =>
    expect(asked(app).at(-1)).toEqual({
      user_id: sanne.id,
      client_id,
      event_action_code: 'R',
      from: '2026-11-01',
      to: '2026-11-03',
      limit: '50',
    }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Filter wissen' }));
  expect(screen.getByLabelText('Cliënt')).toHaveProperty('value', '');
});

const bram = { id: client_id, client_name: 'Bram Kuiper', date_of_birth: '1980-03-02', client_code: 'C-17' };

test('a client is found by name, which is in no address, and who looked is saved as PDF', {
  tags: 'thorough',
}, async () => {
  const app = open(
    lines,
    answers(findAccessLogClients, { data: [bram] }),
    garbles(exportAccessLog, 200, '%PDF'),
  );
  await app.user.type(await screen.findByLabelText('Cliënt'), 'kuip');
  await app.user.click(await screen.findByRole('option', { name: /Bram Kuiper/ }));

  await waitFor(() => expect(asked(app).at(-1)).toEqual({ client_id, limit: '50' }));
  await app.user.click(screen.getByRole('button', { name: 'Opslaan als PDF' }));
  expect(await screen.findByText('Overzicht opgeslagen')).toBeTruthy();
  const addresses = app.fetched.mock.calls.map(([url]) => url);
  expect(addresses.at(-1)).toContain(`/api/access-log/clients/${client_id}/export/?format=pdf&language=nl`);
  expect(addresses.join()).not.toMatch(/kuip/i);
});

test('an overview that cannot be saved is told', async () => {
  const app = open(lines, refuses(exportAccessLog, 'internal'));
  await app.user.type(await screen.findByLabelText('Cliënt'), client_id);
  await app.user.click(await screen.findByRole('button', { name: 'Opslaan als CSV' }));
  expect(await screen.findByText(/Het overzicht is niet opgeslagen/)).toBeTruthy();
});

test('somebody who is not there is said, and the log stays as it was', async () => {
  const app = open(lines, answers(findAccessLogClients, { data: [] }));
  await app.user.type(await screen.findByLabelText('Cliënt'), 'niemand');
  expect(await screen.findByText('Geen cliënt gevonden')).toBeTruthy();
  expect(asked(app)).toEqual([{ limit: '50' }]);
});

test('reading that stands out has a tab of its own, and leads to its lines', async () => {
  const read = {
    hour: '2026-11-02T09:00:00.000Z',
    user_id: sanne.id,
    user_name: sanne.name,
    role: 'clinician',
  };
  const app = open(
    lines,
    answers(listUnusualReads, {
      data: [
        { ...read, id: 2, kind: 'many_clients', client_id: null, clients: 41 },
        { ...read, id: 1, kind: 'no_treatment', client_id, clients: 1 },
      ],
    }),
  );
  await app.user.click(await screen.findByRole('tab', { name: 'Opvallende inzage' }));
  expect(await screen.findByText('Dossiers van 41 cliënten geopend in één uur')).toBeTruthy();
  expect(screen.getByText('Dossier van cliënt 7c9e6679 geopend zonder afspraak of opname')).toBeTruthy();

  await app.user.click(
    screen.getAllByRole('button', { name: /^Toon regels van Sanne Veldkamp/ })[1] as HTMLElement,
  );
  await waitFor(() =>
    expect(asked(app).at(-1)).toMatchObject({ user_id: sanne.id, client_id, from: '2026-11-02' }),
  );
});

test('nothing that stands out is said', async () => {
  const app = open(lines, answers(listUnusualReads, { data: [] }));
  await app.user.click(await screen.findByRole('tab', { name: 'Opvallende inzage' }));
  expect(await screen.findByText('Niets opvallends')).toBeTruthy();
});

test('a page is followed by the one before it', { tags: 'thorough' }, async () => {
  const full = Array.from({ length: 50 }, (_, at) => aLine(100 - at));
  const app = open(
    inTurn(answers(readAccessLog, { data: full }), answers(readAccessLog, { data: [aLine(50)] })),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Meer tonen' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(52));
  expect(asked(app).at(-1)).toEqual({ limit: '50', before: '51' });
});

test('nothing found is said', async () => {
  open(answers(readAccessLog, { data: [] }));
  expect(await screen.findByText('Geen regels gevonden')).toBeTruthy();
});

test('a log that cannot be fetched is told and can be tried again', async () => {
  const { user } = open(inTurn(refuses(readAccessLog, 'internal'), lines));
  expect(await screen.findByText('Het inzagelog kon niet worden opgehaald')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findAllByRole('row')).toHaveLength(3);
});
