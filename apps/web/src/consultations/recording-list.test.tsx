// @vitest-environment jsdom
import type { Recording } from '@noteer/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aRecording } from '../../test/capture-server.ts';
import { PrivacyContext } from '../lib/privacy.ts';
import type { PagedResult } from '../ui/list-pages.tsx';
import { RecordingPages } from './recording-pages.tsx';

afterEach(cleanup);

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const done = { stage: 'done', progress: 1, reason: null } as const;

function recordingOf(client_name: string, more: Partial<Recording> = {}): Recording {
  const made = aRecording(id(client_name.length), { processing: done, ...more });
  const appointment = { ...made.appointment, client_name, appointment_end_time: '2026-03-02T09:45:00.000Z' };
  return { ...made, appointment };
}
const vera = recordingOf('Vera Zandstra', { description: 'Controle medicatie', is_reviewed: true });
const kees = recordingOf('Kees', { description: null });

const nothing: PagedResult<Recording> = {
  data: undefined,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
};
const of = (...recordings: Recording[]): PagedResult<Recording> => ({
  ...nothing,
  data: { pages: [recordings] },
});

function open(result: PagedResult<Recording>, { isPrivate = false } = {}) {
  const list = (
    <PrivacyContext value={isPrivate}>
      <RecordingPages
        label="Consulten"
        result={result}
        empty={<p>Niets</p>}
        isClickable={(recording) => recording.is_reviewed}
        pageOf={({ id: of_recording }) => ({ to: `/about/${of_recording}`, state: { of_recording } })}
        action={({ appointment }) => <button type="button">Weg met {appointment.client_name}</button>}
      />
    </PrivacyContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: list },
    { path: '/about/:id', element: <p>Een consult</p> },
  ]);
  render(<RouterProvider router={router} />);
  return { opened: () => router.state.location, user: userEvent.setup() };
}
const rows = () => within(screen.getByRole('list', { name: 'Consulten' })).getAllByRole('listitem');

describe('a row', () => {
  test('says who, when, about what, and whether it is reviewed', () => {
    open(of(vera, kees));
    expect(rows().map((row) => row.textContent)).toEqual([
      'Vera Zandstra 2 Mar 2026, 09:00 – 09:45 Controle medicatie BeoordeeldWeg met Vera Zandstra',
      'Kees 2 Mar 2026, 09:00 – 09:45  Nog niet beoordeeldWeg met Kees',
    ]);
    expect(screen.getByTitle('Nog niet beoordeeld').className).toContain('text-amber');
  });

  test('shows initials in privacy mode', () => {
    open(of(vera), { isPrivate: true });
    expect(screen.getByRole('button', { name: /^V\.Z\. 2 Mar 2026/ })).toBeTruthy();
  });

  test('opens only where it may, and its action is apart from that', async () => {
    const { opened, user } = open(of(vera, kees));
    expect(within(rows()[1] as HTMLElement).queryByRole('button', { name: /^Kees/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weg met Vera Zandstra' }));
    expect(opened().pathname).toBe('/');
    await user.click(screen.getByRole('button', { name: /^Vera Zandstra/ }));
    expect(opened()).toMatchObject({ pathname: `/about/${vera.id}`, state: { of_recording: vera.id } });
  });

  test.each([
    ['Wordt verwerkt', { processing: { stage: 'writing', progress: 1, reason: null } }],
    ['Verwerking mislukt', { processing: { stage: 'failed', progress: 0, reason: 'transcription' } }],
    ['Codes vastgelegd', { is_reviewed: true, is_admin_reviewed: true }],
  ] satisfies [string, Partial<Recording>][])('that stands otherwise says so: %s', (word, more) => {
    open(of(recordingOf('Vera', more)));
    expect(screen.getByText(word)).toBeTruthy();
  });
});

test.each(['{Enter}', ' '])('the arrows go from row to row and %s opens', async (key) => {
  const other = recordingOf('Anna de Boer', { is_reviewed: true });
  const { opened, user } = open(of(vera, kees, other));
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Anna de Boer/ }));
  await user.keyboard(`{Home}{End}${key}`);
  await waitFor(() => expect(opened().pathname).toBe(`/about/${other.id}`));
});

test('a row has the address of its page, for a tab of its own', () => {
  open(of(vera));
  expect(screen.getByRole('button', { name: /^Vera Zandstra/ }).getAttribute('href')).toBe(
    `/about/${vera.id}`,
  );
});

describe('a list', () => {
  test('that is on its way says so', () => {
    open(nothing);
    expect(screen.getByRole('status').textContent).toBe('Consulten worden geladen');
  });

  test('without recordings shows what the page has for that', () => {
    open(of());
    expect(screen.getByText('Niets')).toBeTruthy();
  });

  test('that could not be fetched can be asked for again', async () => {
    const refetch = vi.fn();
    const { user } = open({ ...nothing, error: new Error('gone'), refetch });
    expect(screen.getByText('De consulten konden niet worden opgehaald')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('keeps what it shows when a later fetch fails', () => {
    open({ ...of(vera), error: new Error('gone') });
    expect(rows()).toHaveLength(1);
  });

  test('with more to come brings it on demand', async () => {
    const fetchNextPage = vi.fn();
    const { user } = open({ ...of(vera), hasNextPage: true, fetchNextPage });
    await user.click(screen.getByRole('button', { name: 'Meer tonen' }));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });
});
