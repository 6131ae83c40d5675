// @vitest-environment jsdom
import {
  checkOwnPassword,
  deleteAccount,
  getLeaving,
  getProfile,
  listUsers,
  logout,
  refreshTokens,
  updateProfile,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answers, garbles, isUnreachable, refuses } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { marijke, profileOf, sanne } from '../../test/people.ts';
import { adoptLanguage, chooseLanguage } from '../lib/language-choice.ts';

const menu = async () => within(await screen.findByRole('navigation', { name: 'Hoofdmenu' }));
const links = async () => {
  const list = within((await menu()).getByRole('list'));
  return list.getAllByRole('link').map((link) => link.textContent);
};

async function choose({ user }: ReturnType<typeof openApp>, name: string) {
  await user.click(await screen.findByRole('button', { name: /gebruikersmenu/ }));
  await user.click(
    await screen.findByRole(/^(Nederlands|English)$/.test(name) ? 'menuitemradio' : 'menuitem', { name }),
  );
}

test('a clinician sees start, overview and tasks', async () => {
  openApp('/home', { as: sanne });
  expect(await links()).toEqual(['Start', 'Overzicht', 'Taken', 'Cliënten']);
});

test('a superuser sees the administration too', async () => {
  openApp('/home', { as: marijke });
  await waitFor(async () =>
    expect(await links()).toEqual(['Start', 'Overzicht', 'Taken', 'Cliënten', 'Administratie', 'Coderen']),
  );
});

test('the privileged account plans appointments in its place', async () => {
  openApp('/home', {
    as: marijke,
    api: [answers(getProfile, { data: profileOf(marijke, { is_privileged: true }) })],
  });
  await waitFor(async () => expect(await links()).toContain('Afspraak toevoegen'));
  expect(await links()).not.toContain('Administratie');
});

test('people are greeted by the hour and by name', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 2, 14, 0) });
  openApp('/home', { as: sanne });
  const name = await screen.findByText('Sanne Veldkamp');
  expect(name.parentElement?.textContent).toBe('Goedemiddag Sanne Veldkamp');
  expect(await screen.findByText('maandag 2 maart 2026')).toBeTruthy();
});

test('privacy mode starts off and is kept for the tab', async () => {
  const { user } = openApp('/home', { as: sanne });
  const toggle = await screen.findByRole('switch', { name: 'Privacy stand' });
  expect(toggle).toHaveProperty('ariaChecked', 'false');
  await user.click(toggle);
  expect(toggle).toHaveProperty('ariaChecked', 'true');
  expect(sessionStorage.getItem('privacy_mode')).toBe('true');
});

test('logging out forgets everything here and ends the session there', { tags: 'thorough' }, async () => {
  const app = openApp('/home', { as: sanne });
  await choose(app, 'Uitloggen');
  await waitFor(() => expect(app.path()).toBe('/welcome'));
  expect(sessionStorage.length).toBe(0);
  expect(app.sentTo(logout)).toEqual([{ reason: 'user' }]);
});

test('a chosen language is shown, remembered and saved with the profile', { tags: 'thorough' }, async () => {
  const app = openApp('/home', {
    as: sanne,
    api: [answers(updateProfile, { data: profileOf(sanne, { language: 'en' }) })],
  });
  await choose(app, 'English');
  expect(await screen.findByText('Appointments today')).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('en');
  await waitFor(() =>
    expect(app.sentTo(updateProfile)).toEqual([
      { first_name: 'Sanne', last_name: 'Veldkamp', gender: 'female', language: 'en' },
    ]),
  );
});

test('a language chosen before signing in goes to the profile, once', async () => {
  chooseLanguage('en');
  const app = openApp('/home', {
    as: sanne,
    api: [answers(updateProfile, { data: profileOf(sanne, { language: 'en' }) })],
  });
  await waitFor(() => expect(app.sentTo(updateProfile)).toMatchObject([{ language: 'en' }]));
  await waitFor(() => expect(sessionStorage.getItem('language_chosen')).toBeNull());
});

test('what another device chose holds when nobody chose here', { tags: 'thorough' }, async () => {
  adoptLanguage('en');
  const app = openApp('/home', { as: sanne });
  expect(await screen.findByText('Afspraken vandaag')).toBeTruthy();
  expect(app.sentTo(updateProfile)).toEqual([]);
});

const known = answers(checkOwnPassword, { message: 'Yes' });

test('deleting the account asks for the password and ends at the welcome page', {
  tags: 'thorough',
}, async () => {
  const app = openApp('/home', { as: sanne, api: [known, answers(deleteAccount, { message: 'Deleted' })] });
  await choose(app, 'Account verwijderen');
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Account verwijderen' }));
  expect(await dialog.findByText('Vul je wachtwoord in')).toBeTruthy();
  expect(app.sentTo(deleteAccount)).toEqual([]);
  await app.user.type(dialog.getByLabelText('Je wachtwoord'), 'geheim!!{Enter}');
  await waitFor(() => expect(app.path()).toBe('/welcome'));
  expect(app.sentTo(checkOwnPassword)).toEqual([{ password: 'geheim!!' }]);
  expect(sessionStorage.length).toBe(0);
});

test('whoever has records chooses a colleague before the account is deleted', {
  tags: 'thorough',
}, async () => {
  const records = { clients: 2, appointments: 3, recordings: 1, tasks: 0 };
  const app = openApp('/home', {
    as: sanne,
    api: [
      known,
      answers(getLeaving, {
        data: { ...records, trainees: [], colleagues: [{ id: marijke.id, name: marijke.name }] },
      }),
      answers(deleteAccount, { message: 'Deleted' }),
    ],
  });
  await choose(app, 'Account verwijderen');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Gaat over: 2 cliënten, 1 opname, 3 afspraken, 0 taken.')).toBeTruthy();
  await app.user.type(dialog.getByLabelText('Je wachtwoord'), 'geheim!!{Enter}');
  expect(await dialog.findByText('Kies eerst een collega')).toBeTruthy();
  expect(app.sentTo(checkOwnPassword)).toEqual([]);
  await app.user.selectOptions(dialog.getByLabelText('Collega die de dossiers overneemt'), marijke.id);
  await app.user.click(dialog.getByRole('button', { name: 'Account verwijderen' }));

  await waitFor(() => expect(app.path()).toBe('/welcome'));
  expect(app.fetched.mock.calls.map(([url]) => url)).toContain(
    `/api/auth/${sanne.id}/?hand_over_to=${marijke.id}`,
  );
});

test('a wrong password deletes nothing', { tags: 'thorough' }, async () => {
  const app = openApp('/home', { as: sanne, api: [refuses(checkOwnPassword, 'wrong_password')] });
  await choose(app, 'Account verwijderen');
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.type(dialog.getByLabelText('Je wachtwoord'), 'mis{Enter}');
  expect(await dialog.findByText(/wachtwoord (?:klopt|is) niet/i)).toBeTruthy();
  expect(app.sentTo(deleteAccount)).toEqual([]);
});

test('a deletion that is not confirmed deletes nothing', { tags: 'thorough' }, async () => {
  const app = openApp('/home', { as: sanne });
  await choose(app, 'Account verwijderen');
  await app.user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.sentTo(deleteAccount)).toEqual([]);
});

test('the menu leads to a new password', { tags: 'thorough' }, async () => {
  const app = openApp('/home', { as: sanne });
  await choose(app, 'Wachtwoord wijzigen');
  await waitFor(() => expect(app.path()).toBe('/change-password'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeTruthy();
});

test.each([
  ['refused', refuses(deleteAccount, 'internal')],
  ['unreachable', isUnreachable(deleteAccount)],
  ['answered by something else', garbles(deleteAccount, 200, '<html>')],
])('an account that cannot be deleted stays signed in: %s', { tags: 'thorough' }, async (_, fake) => {
  const app = openApp('/home', { as: sanne, api: [fake, known] });
  await choose(app, 'Account verwijderen');
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.type(dialog.getByLabelText('Je wachtwoord'), 'geheim!!');
  await app.user.click(dialog.getByRole('button', { name: 'Account verwijderen' }));
  expect(await screen.findAllByText('Error deleting user')).not.toHaveLength(0);
  expect(sessionStorage.getItem('access_token')).toBe('access-1');
});

test('a session that the server ended locks the screen instead of losing the page', {
  tags: 'thorough',
}, async () => {
  openApp('/admin', {
    as: marijke,
    api: [refuses(listUsers, 'not_authenticated'), refuses(refreshTokens, 'not_authenticated')],
  });
  expect(await screen.findByText(/Je sessie is beëindigd/)).toBeTruthy();
  expect(sessionStorage.getItem('access_token')).toBeNull();
});
