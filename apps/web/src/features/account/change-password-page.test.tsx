// @vitest-environment jsdom
import { changePassword } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, garbles, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

type App = ReturnType<typeof openApp>;
const submit = () => screen.findByRole('button', { name: 'Wachtwoord opslaan' });

async function fillIn({ user }: App, password = 'nieuw-geheim!') {
  await put(user, await screen.findByLabelText('Huidig wachtwoord'), 'oud-geheim!');
  await put(user, screen.getByLabelText('Nieuw wachtwoord'), password);
  await put(user, screen.getByLabelText('Herhaal nieuw wachtwoord'), 'nieuw-geheim!');
  await user.click(await submit());
}

test('an empty form says what is required', async () => {
  const { user } = openApp('/change-password', { as: sanne });
  await user.click(await submit());
  for (const message of [
    'Current password is required',
    'New password is required',
    'Confirm password is required',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
});

test.each([
  ['kort!', 'Password must be at least 8 characters'],
  ['langgenoeg', 'Password must contain at least one special character'],
])('the password "%s" is refused', async (password, message) => {
  const app = openApp('/change-password', { as: sanne });
  await fillIn(app, password);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(app.sentTo(changePassword)).toEqual([]);
});

test('two different passwords are refused', async () => {
  const app = openApp('/change-password', { as: sanne });
  await fillIn(app, 'iets-anders!');
  expect(await screen.findByText('Passwords must match')).toBeTruthy();
});

test('after a change one stays signed in, on the new tokens', async () => {
  const data = { ...sanne, access: 'access-2', refresh: 'refresh-2' };
  const app = openApp('/change-password', {
    as: sanne,
    api: [answers(changePassword, { message: 'Changed', data })],
  });
  await fillIn(app);
  expect(await screen.findByText('Password changed successfully')).toBeTruthy();
  expect(app.sentTo(changePassword)).toEqual([
    { old_password: 'oud-geheim!', password: 'nieuw-geheim!', confirm_password: 'nieuw-geheim!' },
  ]);
  expect(sessionStorage.getItem('access_token')).toBe('access-2');
  expect(screen.getByLabelText('Huidig wachtwoord')).toHaveProperty('value', '');
  expect(app.path()).toBe('/change-password');
});

test('a wrong current password stands under its field', async () => {
  const app = openApp('/change-password', { as: sanne, api: [refuses(changePassword, 'wrong_password')] });
  await fillIn(app);
  expect(await screen.findAllByText('Error happened while changing password')).not.toHaveLength(0);
  const box = screen.getByLabelText('Huidig wachtwoord');
  expect(box).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(box);
});

test.each([
  ['unreachable', isUnreachable(changePassword)],
  ['broken', refuses(changePassword, 'internal')],
  ['answered by something else', garbles(changePassword, 200, '<html>')],
])('a failure keeps what was typed: %s', async (_, fake) => {
  const app = openApp('/change-password', { as: sanne, api: [fake] });
  await fillIn(app);
  expect(await screen.findAllByText('Error happened while changing password')).not.toHaveLength(0);
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveProperty('value', 'nieuw-geheim!');
});
