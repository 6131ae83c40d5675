// @vitest-environment jsdom
import { login, logout } from '@noteer/contract';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answers, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';
import { useKeepAwake } from '../../lib/keep-awake.ts';
import { lockSession, signIn } from '../../lib/session.ts';

const LOCKED = 'Vergrendeld omdat je een tijd niet actief was. Je werk staat er nog.';
const WARNING = 'Je sessie verloopt over één minuut';
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const typed = () => userEvent.setup({ delay: null });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

async function openForm() {
  const app = openApp('/change-password', {
    as: sanne,
    api: [answers(login, { message: 'Signed in', data: { ...sanne, access: 'access-2' } })],
  });
  await screen.findByLabelText('Huidig wachtwoord');
  return app;
}

test('a minute before the lock people are asked, and may stay', async () => {
  await openForm();
  await pass(14 * 60 + 1);
  expect(screen.getByRole('dialog', { name: WARNING })).toBeTruthy();

  await typed().click(screen.getByRole('button', { name: 'Ingelogd blijven' }));
  await pass(10 * 60);

  expect(screen.queryByText(LOCKED)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('activity before the question puts the lock off', async () => {
  await openForm();
  await pass(10 * 60);
  fireEvent.pointerMove(window);
  await pass(10 * 60);
  expect(screen.queryByText(LOCKED)).toBeNull();
});

test('once asked, a nudged mouse is no answer', async () => {
  await openForm();
  await pass(14 * 60 + 1);
  fireEvent.pointerMove(window);
  await pass(61);
  expect(screen.getByText(LOCKED)).toBeTruthy();
});

test('the lock drops the tokens, tells the server and keeps what was typed', async () => {
  const app = await openForm();
  await typed().type(screen.getByLabelText('Huidig wachtwoord'), 'half getypt');
  await pass(15 * 60 + 1);

  expect(screen.getByText(LOCKED)).toBeTruthy();
  expect(sessionStorage.getItem('access_token')).toBeNull();
  expect(app.sentTo(logout)).toEqual([{ reason: 'idle' }]);
  expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull();

  await typed().type(screen.getByLabelText('Wachtwoord'), 'geheim!!');
  await typed().click(screen.getByRole('button', { name: 'Inloggen' }));

  await waitFor(() => expect(screen.queryByText(LOCKED)).toBeNull());
  expect(app.path()).toBe('/change-password');
  expect(screen.getByLabelText('Huidig wachtwoord')).toHaveProperty('value', 'half getypt');
  expect(app.sentTo(login)).toMatchObject([{ email: 'sanne@voorbeeld.test' }]);
  expect(sessionStorage.getItem('access_token')).toBe('access-2');
});

test('a laptop that slept is locked when it wakes, whatever wakes it', async () => {
  await openForm();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  act(() => {
    fireEvent.pointerMove(window);
  });
  expect(await screen.findByText(LOCKED)).toBeTruthy();
});

test('a tab that the browser put away does not come back open', async () => {
  sessionStorage.setItem('last_active_at', String(Date.now() - 16 * 60_000));
  openApp('/home', { as: sanne });
  expect(await screen.findByText(LOCKED)).toBeTruthy();
});

test('whoever signs in again starts with a fresh clock', async () => {
  sessionStorage.setItem('last_active_at', String(Date.now() - 16 * 60_000));
  signIn(sanne);
  lockSession('ended');
  openApp('/home', { api: [answers(login, { message: 'Signed in', data: sanne })] });
  await typed().type(await screen.findByLabelText('Wachtwoord'), 'geheim!!');
  await typed().click(screen.getByRole('button', { name: 'Inloggen' }));

  expect(await screen.findByText('Afspraken vandaag')).toBeTruthy();
  await pass(60);
  expect(screen.queryByText(LOCKED)).toBeNull();
});

test('work that must go on is never locked away', { tags: 'thorough' }, async () => {
  await openForm();
  const busy = renderHook(({ isBusy }) => useKeepAwake(isBusy), { initialProps: { isBusy: true } });
  await pass(60 * 60);
  expect(screen.queryByText(LOCKED)).toBeNull();

  busy.rerender({ isBusy: false });
  await pass(15 * 60 + 1);
  expect(screen.getByText(LOCKED)).toBeTruthy();
});

test('a reload while locked stays locked, with the address filled in, and fetches nothing', async () => {
  signIn(sanne);
  lockSession('idle');
  const { fetched, path } = openApp('/home');
  expect(await screen.findByText(LOCKED)).toBeTruthy();
  expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', 'sanne@voorbeeld.test');
  expect(path()).toBe('/home');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/config/']);
});

test('the sign-in page knows who was there', async () => {
  signIn(sanne);
  lockSession('idle');
  openApp('/sign-in');
  expect(await screen.findByText(LOCKED)).toBeTruthy();
  expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', 'sanne@voorbeeld.test');
});

test('a wrong password does not unlock', async () => {
  signIn(sanne);
  lockSession('idle');
  openApp('/home', { api: [refuses(login, 'invalid_credentials')] });
  await typed().type(await screen.findByLabelText('Wachtwoord'), 'fout');
  await typed().click(screen.getByRole('button', { name: 'Inloggen' }));
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(screen.getByText(LOCKED)).toBeTruthy();
});

test('someone else starts afresh', async () => {
  signIn(sanne);
  lockSession('idle');
  const { path } = openApp('/home');
  await typed().click(await screen.findByRole('button', { name: 'Andere gebruiker' }));
  await waitFor(() => expect(path()).toBe('/welcome'));
  expect(sessionStorage.length).toBe(0);
});

test('whoever comes back finds the page where it was, and not at its top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await openForm();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
  fireEvent.scroll(window);
  await pass(15 * 60 + 1);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  fireEvent.scroll(window);
  scrolled.mockClear();

  await typed().type(screen.getByLabelText('Wachtwoord'), 'geheim!!');
  await typed().click(screen.getByRole('button', { name: 'Inloggen' }));
  await waitFor(() => expect(screen.queryByText(LOCKED)).toBeNull());
  expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
});
