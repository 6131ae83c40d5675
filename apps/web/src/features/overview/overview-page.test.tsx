// @vitest-environment jsdom
import {
  getDraft,
  getRecording,
  getTranscript,
  listRecordings,
  type Recording,
  searchRecordings,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aNoted } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const vera = aNoted(1, 'Vera Zandstra', { is_reviewed: true, description: 'Controle medicatie' });
const kees = aNoted(2, 'Kees de Vries');
const busy = aNoted(3, 'Anna', { processing: { stage: 'writing', progress: 1, reason: null } });

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;
const openOverview = (...api: Fakes) =>
  openApp('/overview', {
    as: sanne,
    api: [
      ...api,
      answers(getRecording, { data: kees }),
      answers(getTranscript, { data: [] }),
      answers(getDraft, { data: null }),
    ],
  });
const all = (recordings: Recording[]) => answers(listRecordings, { data: recordings });
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const asked = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls.map(([url]) => url).filter((url) => url.startsWith(listRecordings.path));

describe('all consultations', () => {
  test('are listed with name, date and time, description and whether they are reviewed', async () => {
    const app = openOverview(all([vera, kees]));
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Alle afspraken');
    expect((await list('Alle afspraken')).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Vera Zandstra 2 Mar 2026, 09:00 – 09:45 Controle medicatie Beoordeeld',
      'Kees de Vries 2 Mar 2026, 09:00 – 09:45  Nog niet beoordeeldBeoordelen',
    ]);
    expect(asked(app)).toEqual([`${listRecordings.path}?limit=50`]);
  });

  test('open their details, with nothing of the patient in the address or the history', async () => {
    const app = openOverview(all([vera, kees]));
    await app.user.click((await list('Alle afspraken')).getByRole('button', { name: /^Kees de Vries/ }));
    await waitFor(() => expect(app.path()).toBe(`/recording-details/${kees.id}`));
    expect(app.router.state.location).toMatchObject({ search: '', hash: '' });
    expect(app.router.state.location.state).toEqual({ recording: { id: kees.id }, isAdmin: false });
  });

  test('show initials in privacy mode', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    openOverview(all([vera]));
    expect((await list('Alle afspraken')).getByText('V.Z.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Zandstra');
  });

  test('that are many come a page at a time', { tags: 'thorough' }, async () => {
    const page = Array.from({ length: 50 }, (_, number) => aNoted(number + 10, `Cliënt ${number}`));
    const app = openOverview(inTurn(all(page), all([vera])));
    await app.user.click(await screen.findByRole('button', { name: 'Meer tonen' }));
    await screen.findByText('Vera Zandstra');
    // Not the last one, where the test takes so long that the list is polled.
    expect(asked(app).some((url) => url.includes(`after=${page.at(-1)?.id}`))).toBe(true);
    expect(screen.queryByRole('button', { name: 'Meer tonen' })).toBeNull();
  });

  test('that are none yet say what comes here', async () => {
    openOverview(all([]));
    expect(await screen.findByText('Nog geen consulten')).toBeTruthy();
  });

  test.each([
    ['refused', refuses(listRecordings, 'internal')],
    ['garbled', garbles(listRecordings, 200, '<html>')],
  ])('that cannot be fetched can be asked for again: %s', async (_, fake) => {
    const app = openOverview(inTurn(fake, all([vera])));
    await app.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Vera Zandstra')).toBeTruthy();
  });
});

describe('what is still to review', () => {
  async function openPending(recordings: Recording[]) {
    const app = openOverview(all(recordings));
    await app.user.click(await screen.findByRole('tab', { name: 'Nog te beoordelen' }));
    return app;
  }

  test('has a tab of its own that a reload keeps', async () => {
    const app = await openPending([kees]);
    await list('Nog te beoordelen');
    expect(asked(app).at(-1)).toContain('is_reviewed=False');

    const kept = app.router.state.location;
    app.view.unmount();
    openApp(kept, { as: sanne, api: [all([kees])] });
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Nog te beoordelen');
  });

  test('is reached with the arrows of the keyboard', async () => {
    const app = openOverview(all([kees]));
    await app.user.click(await screen.findByRole('tab', { name: 'Alle afspraken' }));
    await app.user.keyboard('{ArrowRight}');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Nog te beoordelen');
  });

  test.each(['Alle afspraken', 'Nog te beoordelen'])(
    'goes straight on from %s to the review, once there is a note',
    async (tab) => {
      const app = openOverview(all([busy, kees]));
      await app.user.click(await screen.findByRole('tab', { name: tab }));
      await list(tab);
      expect(screen.queryByRole('link', { name: 'Beoordelen, Anna' })).toBeNull();
      await app.user.click(screen.getByRole('link', { name: 'Beoordelen, Kees de Vries' }));
      await waitFor(() => expect(app.path()).toBe(`/walkthrough/review/${kees.id}`));
      expect(app.router.state.location.state).toEqual({
        apt: { id: kees.appointment.id, client_name: 'Kees de Vries' },
        recordingId: kees.id,
        consultation: kees.consultation,
      });
    },
  );

  test('is empty when all is reviewed', async () => {
    await openPending([]);
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy();
  });
});

test('the tabs have their English names in English', async () => {
  const app = openOverview(all([vera]));
  await list('Alle afspraken');
  await app.user.click(screen.getByRole('button', { name: /gebruikersmenu/ }));
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  await screen.findByRole('tab', { name: 'All consultations' });
  expect(screen.getByRole('tab', { name: 'Pending consultations' })).toBeTruthy();
});

describe('looking for a consultation', () => {
  const finds = (...recordings: Recording[]) => answers(searchRecordings, { data: recordings });

  test('is by client, and what is typed is neither in an address nor in the history', async () => {
    const app = openOverview(all([vera, kees]), finds(kees));
    await list('Alle afspraken');
    await app.user.type(screen.getByLabelText('Zoek een cliënt'), 'vries');
    await waitFor(() => expect(screen.queryByText('Vera Zandstra')).toBeNull());
    expect((await list('Alle afspraken')).getByText('Kees de Vries')).toBeTruthy();
    expect(app.sentTo(searchRecordings).at(-1)).toEqual({ search: 'vries', limit: '50' });
    expect(app.fetched.mock.calls.some(([url]) => url.includes('vries'))).toBe(false);
    expect(JSON.stringify(app.router.state.location)).not.toContain('vries');
  });

  test('is by status and period, which the way back keeps, and all is one click away', async () => {
    const app = openOverview(all([vera, kees]), finds(vera));
    await list('Alle afspraken');
    await app.user.selectOptions(screen.getByLabelText('Status'), 'reviewed');
    await app.user.selectOptions(screen.getByLabelText('Periode'), 'week');
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    await waitFor(() =>
      expect(app.sentTo(searchRecordings).at(-1)).toEqual({
        ...{ from: date, to: date, status: 'reviewed', limit: '50' },
      }),
    );
    expect(app.router.state.location.state).toMatchObject({ filter: { period: 'week', status: 'reviewed' } });
    await app.user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    expect((await list('Alle afspraken')).getByText('Kees de Vries')).toBeTruthy();
  });

  test('that finds nothing says so', async () => {
    const app = openOverview(all([vera]), finds());
    await list('Alle afspraken');
    await app.user.selectOptions(screen.getByLabelText('Status'), 'failed');
    expect(await screen.findByText('Niets gevonden')).toBeTruthy();
  });

  test('among what waits is among what waits', async () => {
    const app = openOverview(all([kees]), finds(kees));
    await app.user.click(await screen.findByRole('tab', { name: 'Nog te beoordelen' }));
    expect(screen.queryByLabelText('Status')).toBeNull();
    await app.user.type(screen.getByLabelText('Zoek een cliënt'), 'kees');
    await waitFor(() =>
      expect(app.sentTo(searchRecordings).at(-1)).toEqual({
        search: 'kees',
        is_reviewed: false,
        limit: '50',
      }),
    );
  });
});

test('the consultations of each client stand together when asked for', async () => {
  const of = (number: number, name: string, client_id: string) => {
    const noted = aNoted(number, name);
    return { ...noted, appointment: { ...noted.appointment, client_id } };
  };
  const [one, other] = [vera.id, kees.id];
  const app = openOverview(
    all([of(21, 'Vera Zandstra', one), of(22, 'Kees', other), of(23, 'Vera Zandstra', one)]),
  );
  await list('Alle afspraken');
  await app.user.click(screen.getByRole('switch', { name: 'Groepeer per cliënt' }));
  expect((await list('Vera Zandstra')).getAllByRole('listitem')).toHaveLength(2);
  expect((await list('Kees')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('2 consulten')).toBeTruthy();
});
