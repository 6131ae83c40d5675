// @vitest-environment jsdom
import {
  deleteRecording,
  getDraft,
  getRecording,
  getTranscript,
  listAppointments,
  listRecordings,
  listTemplates,
  type Recording,
} from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aNoted } from '../../../test/consultations.ts';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';

const vera = aNoted(1, 'Vera Zandstra');
const busy = aNoted(2, 'Kees', { processing: { stage: 'transcribing', progress: 0.4, reason: null } });
const failed = aNoted(3, 'Roos Smit', {
  processing: { stage: 'failed', progress: 0, reason: 'transcription' },
  consultation_summary: [],
});

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

const openHome = (
  recordings: Recording[],
  { api = [], as = sanne }: { api?: Fakes; as?: typeof sanne } = {},
) =>
  openApp('/home', {
    as,
    api: [
      ...api,
      answers(listRecordings, { data: recordings }),
      answers(listAppointments, { data: [] }),
      answers(listTemplates, { data: [] }),
      answers(getTranscript, { data: [] }),
      answers(getDraft, { data: null }),
    ],
  });
const list = async () => within(await screen.findByRole('list', { name: 'Nog te beoordelen' }));

describe('what is still to review', () => {
  test('is asked for, and told with its date and time', async () => {
    const app = openHome([vera]);
    expect((await list()).getByRole('listitem').textContent).toBe(
      'Vera Zandstra 2 Mar 2026, 09:00 – 09:45  Nog niet beoordeeld',
    );
    expect(app.fetched.mock.calls.some(([url]) => url.includes('is_reviewed=False'))).toBe(true);
  });

  test('is asked for again every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openHome([], {
      api: [inTurn(answers(listRecordings, { data: [] }), answers(listRecordings, { data: [vera] }))],
    });
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('Vera Zandstra')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect((await list()).getByText('Vera Zandstra')).toBeTruthy();
  });

  test('leads to the review with what it is about', { tags: 'thorough' }, async () => {
    const app = openHome([vera], { api: [answers(getRecording, { data: vera })] });
    await app.user.click((await list()).getByRole('button', { name: /^Vera Zandstra/ }));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/review/${vera.id}`));
    expect(app.router.state.location.state).toEqual({
      apt: { id: vera.appointment.id, client_name: 'Vera Zandstra' },
      recordingId: vera.id,
      consultation: vera.consultation,
    });
  });

  test('waits while it is processed, and leads to where it can be tried again when that failed', async () => {
    const app = openHome([busy, failed], { api: [answers(getRecording, { data: failed })] });
    const buttons = (await list()).getAllByRole('button');
    expect(buttons).toHaveLength(1);
    await app.user.click((await list()).getByRole('button', { name: /^Roos Smit/ }));
    await waitFor(() => expect(app.path()).toBe(`/walkthrough/record/${failed.id}`));
    expect(app.router.state.location.state).toMatchObject({ recordingId: failed.id });
  });

  test('is empty when all is done', async () => {
    openHome([]);
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy();
  });

  test('shows initials in privacy mode', async () => {
    sessionStorage.setItem('privacy_mode', 'true');
    openHome([vera]);
    expect((await list()).getByText('V.Z.')).toBeTruthy();
    expect(screen.queryByText('Vera Zandstra')).toBeNull();
  });

  test('has its English name in English', { tags: 'thorough' }, async () => {
    localStorage.setItem('language', 'en');
    const app = openHome([vera]);
    await list();
    await app.user.click(screen.getByRole('button', { name: /gebruikersmenu/ }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Pending consultations' })).toBeTruthy();
  });
});

describe('deleting a recording', () => {
  test('is for superusers', async () => {
    openHome([vera]);
    await list();
    expect(screen.queryByRole('button', { name: /^Verwijder/ })).toBeNull();
  });

  async function ask(api: Fakes) {
    const app = openHome([vera], { api, as: marijke });
    await app.user.click(
      await screen.findByRole('button', { name: 'Verwijder de opname van Vera Zandstra' }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
    expect(dialog.getByText('Are you sure you want to delete this appointment?')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
    return app;
  }

  test('asks first, and then the list is renewed', { tags: 'thorough' }, async () => {
    const app = await ask([
      answers(deleteRecording, { message: 'Recording Deleted Successfuly' }),
      inTurn(answers(listRecordings, { data: [vera] }), answers(listRecordings, { data: [] })),
    ]);
    expect(await screen.findByText('Recording Deleted Successfuly')).toBeTruthy();
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy();
    expect(
      app.fetched.mock.calls.filter(([url, init]) => init.method === 'DELETE' && url.includes(vera.id)),
    ).toHaveLength(1);
  });

  test.each([
    ['refused', refuses(deleteRecording, 'not_found')],
    ['unreachable', isUnreachable(deleteRecording)],
    ['garbled', garbles(deleteRecording, 200, 'not json')],
  ])('that does not work says so and keeps the recording: %s', { tags: 'thorough' }, async (_, fake) => {
    await ask([fake]);
    expect(await screen.findAllByText('Error deleting recording')).not.toHaveLength(0);
    expect(screen.getAllByText('Vera Zandstra')).not.toHaveLength(0);
  });
});
