// @vitest-environment jsdom
import {
  type Appointment,
  deleteAppointment,
  listAppointments,
  listRecordings,
  listTemplates,
} from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aNoted, anAppointment } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const past = anAppointment(1, 'Kees de Vries', {
  appointment_time: at('08:00'),
  appointment_end_time: at('08:45'),
  status: 'ready',
});
const next = anAppointment(2, 'Vera Zandstra', {
  appointment_time: at('10:00'),
  appointment_end_time: at('10:45'),
  subject: '12-03-1984',
  description: 'Controle medicatie',
});
const busy = anAppointment(3, 'Anna Bos', { appointment_time: at('11:00'), status: 'processing' });
const unplanned = anAppointment(4, 'Ties', {
  appointment_time: at('11:30'),
  status: 'reviewed',
  is_appointment: false,
});
const failed = anAppointment(5, 'Roos Smit', { appointment_time: at('13:05'), status: 'failed' });
const day = [past, next, busy, unplanned, failed];

beforeEach(() => {
  // Half past nine on the reader's own clock; timers run as they do.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 9, 30) });
});

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

function openDay(
  appointments: Appointment[],
  { api = [], as = sanne }: { api?: Fakes; as?: typeof sanne } = {},
) {
  return openApp('/home', {
    as,
    api: [
      ...api,
      answers(listAppointments, { data: appointments }),
      answers(listRecordings, { data: [] }),
      answers(listTemplates, { data: [] }),
    ],
  });
}
const agenda = async () => within(await screen.findByRole('list', { name: 'Afspraken vandaag' }));
const rowOf = async (name: string) => {
  const rows = (await agenda()).getAllByRole('listitem');
  return rows.find((row) => row.textContent?.includes(name)) as HTMLElement;
};
const asked = ({ fetched }: ReturnType<typeof openApp>) =>
  fetched.mock.calls.map(([url]) => url).filter((url) => url.startsWith(`${listAppointments.path}?`));

describe('the day', () => {
  test('has the heading, the long date and its appointments in 24 hours, as they were picked', async () => {
    const app = openDay(day);
    expect(await screen.findByRole('heading', { name: 'Afspraken vandaag' })).toBeTruthy();
    expect(screen.getByText('maandag 2 maart 2026')).toBeTruthy();
    expect((await rowOf('Vera')).textContent).toBe(
      '10:0010:45Vera Zandstra12-03-1984Controle medicatieOpnemen',
    );
    expect((await rowOf('Roos')).textContent).toContain('13:05');
    expect(asked(app)).toEqual([`${listAppointments.path}?is_scheduled=true&date=2026-03-02`]);
  });

  test('without appointments says so', async () => {
    openDay([]);
    expect(await screen.findByText('Er zijn geen consultaties voor vandaag')).toBeTruthy();
  });

  test('shows initials in privacy mode, in the dialog too', { tags: 'thorough' }, async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    const app = openDay(day, { as: marijke });
    expect(await screen.findByRole('button', { name: '10:00 V.Z.' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Verwijder de afspraak van V.Z.' }));
    expect(await screen.findByText('De afspraak van V.Z., 10:00.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Zandstra');
  });

  test('marks where it is now, between what was and what comes', async () => {
    openDay(day);
    const list = await screen.findByRole('list', { name: 'Afspraken vandaag' });
    expect([...list.children].map((row) => row.textContent?.slice(0, 8))).toEqual([
      '08:00Kee',
      'nu 09:30',
      '10:0010:',
      '11:00Ann',
      '11:30Tie',
      '13:05Roo',
    ]);
  });
});

describe('a row', () => {
  test('can be opened only when it is an appointment that is not being summarised', async () => {
    openDay(day);
    const buttons = (await agenda())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons).toEqual(['Kees de Vries', 'Vera Zandstra', 'Opnemen, Vera Zandstra', 'Roos Smit']);
  });

  test('that is being summarised says so to whoever points at its icon or reaches it', {
    tags: 'thorough',
  }, async () => {
    const app = openDay(day);
    const icon = await screen.findByRole('img', { name: 'Je gesprek wordt samengevat' });
    expect(icon.className).toContain('text-amber');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await app.user.hover(icon);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Je gesprek wordt samengevat');
    await app.user.unhover(icon);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await app.user.keyboard('{Tab}');
    act(() => icon.focus());
    expect((await screen.findByRole('tooltip')).textContent).toBe('Je gesprek wordt samengevat');
  });

  test('says where it stands in a word', async () => {
    openDay(day);
    expect((await rowOf('Kees')).textContent).toContain('Nog te beoordelen');
    expect((await rowOf('Ties')).textContent).toContain('OngeplandBeoordeeld');
    expect((await rowOf('Roos')).textContent).toContain('Verwerking mislukt');
  });
});

describe('an appointment whose time is past and that was not recorded', () => {
  const missed = anAppointment(6, 'Piet Hein', {
    appointment_time: at('08:00'),
    appointment_end_time: at('08:45'),
  });

  test('looks so, and can be recorded as long as its day lasts', { tags: 'thorough' }, async () => {
    vi.setSystemTime(new Date(2026, 2, 2, 23, 50));
    const app = openDay([missed]);
    expect((await rowOf('Piet')).textContent).toContain('Niet opgenomen');
    await app.user.click(screen.getByRole('button', { name: 'Alsnog opnemen, Piet Hein' }));
    await waitFor(() => expect(app.path()).toBe('/walkthrough/record'));
    expect(app.router.state.location.state).toEqual({ apt: { id: missed.id, client_name: 'Piet Hein' } });
  });

  test('is not the next one, and says nothing of the kind before its end', async () => {
    openDay([missed, next]);
    expect((await rowOf('Vera')).textContent).not.toContain('Niet opgenomen');
    expect(screen.getByRole('button', { name: 'Opnemen, Vera Zandstra' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Opnemen, Piet Hein' })).toBeNull();
  });

  test('still looks so on another day, without the button', async () => {
    vi.setSystemTime(new Date(2026, 2, 3, 9, 0));
    const app = openDay([missed]);
    await app.user.click(await screen.findByRole('button', { name: /maandag 2 maart 2026/ }));
    await screen.findByRole('list', { name: 'Afspraken op een andere dag' });
    expect(screen.getByText('Niet opgenomen')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Alsnog opnemen/ })).toBeNull();
  });
});

describe('a contact that nobody planned', () => {
  test.each([
    ['ready', 'Beoordelen, Ties', 'review'],
    ['failed', 'Opnieuw proberen, Ties', 'record'],
  ] as const)(
    'does not open by its row, and has a button of its own: %s',
    { tags: 'thorough' },
    async (status, name, step) => {
      const note = aNoted(40, 'Ties');
      const app = openDay([{ ...unplanned, status }], { api: [answers(listRecordings, { data: [note] })] });
      const button = await screen.findByRole('button', { name });
      expect(screen.queryByRole('button', { name: /11:30/ })).toBeNull();
      act(() => button.focus());
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(app.path()).toBe(`/walkthrough/${step}/${note.id}`));
    },
  );

  test('that is reviewed has none, and a planned one needs none', async () => {
    openDay([unplanned, past]);
    await rowOf('Ties');
    expect(screen.queryByRole('button', { name: /^Beoordelen/ })).toBeNull();
  });
});

describe('opening an appointment', () => {
  test.each(['10:00 Vera Zandstra', 'Opnemen, Vera Zandstra'])(
    'that is still to be recorded leads to the recorder, by the keyboard too: %s',
    async (name) => {
      const app = openDay(day);
      const button = await screen.findByRole('button', { name });
      act(() => button.focus());
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(app.path()).toBe('/walkthrough/record'));
      expect(app.router.state.location.state).toEqual({ apt: { id: next.id, client_name: 'Vera Zandstra' } });
      expect(app.router.state.location.search).toBe('');
    },
  );

  test('that has a recording takes it along, so that it is not recorded anew', async () => {
    const recording = aNoted(9, 'Kees de Vries', { appointment: past });
    const app = openDay(day, {
      api: [inTurn(answers(listRecordings, { data: [] }), answers(listRecordings, { data: [recording] }))],
    });
    await app.user.click(await screen.findByRole('button', { name: '08:00 Kees de Vries' }));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/record/${recording.id}`));
    expect(app.fetched.mock.calls.some(([url]) => url.includes(`appointment=${past.id}`))).toBe(true);
    expect(app.router.state.location.state).toEqual({
      apt: { id: past.id, client_name: 'Kees de Vries' },
      recordingId: recording.id,
      consultation: recording.consultation,
    });
  });

  test.each([
    ['the network is gone', isUnreachable(listRecordings)],
    ['the server refuses', refuses(listRecordings, 'internal')],
    ['something else answers', garbles(listRecordings, 200, '<html>')],
  ])('whose recording cannot be looked up stays here: %s', async (_, fake) => {
    const app = openDay(day, { api: [inTurn(answers(listRecordings, { data: [] }), fake)] });
    await screen.findByText('Alles is beoordeeld');
    await app.user.click(await screen.findByRole('button', { name: '13:05 Roos Smit' }));
    expect(await screen.findByText('Error fetching recording data')).toBeTruthy();
    expect(app.path()).toBe('/home');
  });
});

describe('deleting an appointment', () => {
  test('is for superusers', async () => {
    openDay(day);
    await agenda();
    expect(screen.queryByRole('button', { name: /^Verwijder de afspraak/ })).toBeNull();
  });

  async function ask(api: Fakes) {
    const app = openDay(day, { api, as: marijke });
    await app.user.click(
      await screen.findByRole('button', { name: 'Verwijder de afspraak van Vera Zandstra' }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
    expect(dialog.getByText('Are you sure you want to delete this appointment?')).toBeTruthy();
    return { app, dialog };
  }

  test('asks first, and then the list is renewed', async () => {
    const left = day.filter(({ id }) => id !== next.id);
    const { app, dialog } = await ask([
      answers(deleteAppointment, { message: 'Appointment Deleted Successfuly' }),
      inTurn(answers(listAppointments, { data: day }), answers(listAppointments, { data: left })),
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Appointment Deleted Successfuly')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Vera Zandstra')).toBeNull());
    expect(
      app.fetched.mock.calls.some(([url, init]) => init.method === 'DELETE' && url.includes(next.id)),
    ).toBe(true);
  });

  test.each(['Annuleren', '{Escape}'])('is let go by %s', async (way) => {
    const { app, dialog } = await ask([]);
    if (way.startsWith('{')) await app.user.keyboard(way);
    else await app.user.click(dialog.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.sentTo(deleteAppointment)).toEqual([]);
    expect(await rowOf('Vera')).toBeTruthy();
  });

  test.each([
    ['refused', refuses(deleteAppointment, 'not_found')],
    ['unreachable', isUnreachable(deleteAppointment)],
    ['garbled', garbles(deleteAppointment, 502, 'Bad gateway')],
  ])('that does not work says so and keeps the appointment: %s', async (_, fake) => {
    const { app, dialog } = await ask([fake]);
    await app.user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findAllByText('Error deleting appointment')).not.toHaveLength(0);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('another day', () => {
  test('is chosen in the calendar, is asked for, and survives a reload', async () => {
    const app = openDay(day);
    await app.user.click(await screen.findByRole('button', { name: /dinsdag 3 maart 2026/ }));
    expect(await screen.findByText('dinsdag 3 maart 2026', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Afspraken vandaag' })).toBeNull();
    expect(asked(app).at(-1)).toContain('date=2026-03-03');
    expect(app.router.state.location).toMatchObject({ search: '', hash: '', state: { date: '2026-03-03' } });

    const kept = app.router.state.location;
    app.view.unmount();
    openApp(kept, {
      as: sanne,
      api: [answers(listAppointments, { data: [] }), answers(listRecordings, { data: [] })],
    });
    expect(await screen.findByText('dinsdag 3 maart 2026', { selector: 'p' })).toBeTruthy();
    expect(await screen.findByText('Er zijn geen consultaties op deze dag')).toBeTruthy();
  });

  test('has no line for now and no next one, and leads back to today', async () => {
    const app = openDay(day);
    await app.user.click(await screen.findByRole('button', { name: /dinsdag 3 maart 2026/ }));
    await screen.findByRole('list', { name: 'Afspraken op een andere dag' });
    expect(screen.queryByText(/^nu /)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Opnemen/ })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Naar vandaag' }));
    expect(await screen.findByRole('heading', { name: 'Afspraken vandaag' })).toBeTruthy();
  });
});

describe('renewal', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 2, 9, 30) });
  });

  test('comes every 30 seconds', async () => {
    const app = openDay(day);
    await agenda();
    const before = asked(app).length;
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(asked(app)).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(asked(app)).toHaveLength(before + 1);
  });

  test('that fails alarms nobody and is only logged: what was shown stays, with the time it is of', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    openDay(day, {
      api: [
        inTurn(answers(listAppointments, { data: day }), refuses(listAppointments, 'internal')),
        inTurn(answers(listRecordings, { data: [aNoted(9, 'Kees')] }), refuses(listRecordings, 'internal')),
      ],
    });
    await agenda();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('Laatst bijgewerkt om 09:30')).toBeTruthy();
    expect(await rowOf('Vera')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Nog te beoordelen' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const logged = warn.mock.calls.map(([line]) => line);
    expect(logged).toContain('appointments could not be fetched: English for internal');
    expect(logged).toContain('recordings could not be fetched: English for internal');
    warn.mockRestore();
  });

  test.each([
    ['refused', refuses(listAppointments, 'internal'), refuses(listRecordings, 'internal')],
    ['unreachable', isUnreachable(listAppointments), isUnreachable(listRecordings)],
    ['garbled', garbles(listAppointments, 200, '<html>'), garbles(listRecordings, 200, '<html>')],
  ])('that never came yet says no more than that: %s', { tags: 'thorough' }, async (_, ...api) => {
    openDay(day, { api });
    expect(await screen.findByText('Nog niet bijgewerkt')).toBeTruthy();
    expect(screen.queryByText('Er zijn geen consultaties voor vandaag')).toBeNull();
    expect(screen.queryByText('Alles is beoordeeld')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
