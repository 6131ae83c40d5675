// @vitest-environment jsdom
import { followEvents, listAppointments, listRecordings } from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../../test/consultations.ts';
import { answers, garbles } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { sanne } from '../../test/people.ts';

const shown: { title: string; body: string | undefined }[] = [];

class FakeNotification {
  static permission = 'default';
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = 'granted';
    return 'granted';
  });
  onclick = () => {};
  constructor(title: string, { body }: NotificationOptions) {
    shown.push({ title, body });
  }
  close() {}
}

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  shown.length = 0;
  localStorage.clear();
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  look('visible');
});

const change = `data: ${JSON.stringify({ kind: 'note_ready', id: idOf(7) })}\n\n`;
const open = () =>
  openApp('/home', {
    as: sanne,
    api: [
      answers(listAppointments, { data: [] }),
      answers(listRecordings, { data: [] }),
      garbles(followEvents, 200, change),
    ],
  });

test('a note that is ready is told in the page, and nothing more is done unasked', async () => {
  open();
  expect(await screen.findByText('Er staat een verslag klaar om te beoordelen.')).toBeTruthy();
  expect(document.title).toBe('Start · Noteer');
  expect(shown).toEqual([]);
});

test('in a tab that nobody looks at, the title says so until somebody does', async () => {
  look('hidden');
  open();
  await waitFor(() => expect(document.title).toBe('(1) Verslag klaar · Start · Noteer'));
  expect(shown).toEqual([]);
  act(() => look('visible'));
  await waitFor(() => expect(document.title).toBe('Start · Noteer'));
});

test('a notification is asked for, allowed by the browser, and names nobody', {
  tags: 'thorough',
}, async () => {
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: /gebruikersmenu/ }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Meldingen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meldingen' }));
  const wish = dialog.getByRole('switch', { name: 'Een melding van de browser' });
  expect(dialog.getByRole('switch', { name: 'Een kort geluid' }).getAttribute('aria-checked')).toBe('false');
  expect(wish.getAttribute('aria-checked')).toBe('false');
  await first.user.click(wish);
  await waitFor(() => expect(wish.getAttribute('aria-checked')).toBe('true'));
  first.view.unmount();

  look('hidden');
  open();
  await waitFor(() =>
    expect(shown).toEqual([{ title: 'Noteer', body: 'Er staat een verslag klaar om te beoordelen.' }]),
  );
});
