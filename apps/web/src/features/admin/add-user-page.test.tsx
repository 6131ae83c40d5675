// @vitest-environment jsdom
import { addUser } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, garbles, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne, userOf } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

type App = ReturnType<typeof openApp>;
const submit = () => screen.findByRole('button', { name: 'Gebruiker toevoegen' });
const made = answers(addUser, { message: 'Made', data: userOf(sanne) });

async function fillIn({ user }: App) {
  await put(user, await screen.findByLabelText('E-mailadres'), 'sanne@voorbeeld.test');
  await put(user, screen.getByLabelText('Voornaam'), 'Sanne');
  await put(user, screen.getByLabelText('Achternaam'), 'Veldkamp');
  await user.selectOptions(screen.getByLabelText('Geslacht'), 'other');
  await put(user, screen.getByLabelText('Wachtwoord'), 'geheim!!');
  await put(user, screen.getByLabelText('Herhaal wachtwoord'), 'geheim!!');
  await user.click(await submit());
}

test('an empty form says what is required', async () => {
  const { user } = openApp('/add-user', { as: marijke });
  await user.click(await submit());
  for (const message of [
    'Email is required',
    'First name is required',
    'Last name is required',
    'Gender is required',
    'Password is required',
    'Confirm password is required',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
});

test.each([
  ['E-mailadres', 'sanne@', 'Invalid email'],
  ['Wachtwoord', 'kort!', 'Password must be at least 8 characters'],
  ['Wachtwoord', 'langgenoeg', 'Password must contain at least one special character'],
  ['Herhaal wachtwoord', 'anders', 'Passwords must match'],
])('%s "%s" is refused with its message', async (label, text, message) => {
  const { user, sentTo } = openApp('/add-user', { as: marijke });
  await user.type(await screen.findByLabelText('Wachtwoord'), label === 'Wachtwoord' ? text : 'geheim!!');
  if (label !== 'Wachtwoord') await user.type(screen.getByLabelText(label), text);
  await user.click(await submit());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sentTo(addUser)).toEqual([]);
});

test('a name that is too long says by how much', async () => {
  const { user, sentTo } = openApp('/add-user', { as: marijke });
  await user.click(await screen.findByLabelText('Voornaam'));
  await user.paste('a'.repeat(201));
  await user.click(await submit());
  expect(await screen.findByText('Te lang: hooguit 200 tekens.')).toBeTruthy();
  expect(sentTo(addUser)).toEqual([]);
});

test('a new user is made and the form is empty again', async () => {
  const app = openApp('/add-user', { as: marijke, api: [made] });
  await fillIn(app);
  expect(await screen.findByText('User created successfully')).toBeTruthy();
  expect(app.sentTo(addUser)).toMatchObject([{ email: 'sanne@voorbeeld.test', gender: 'other' }]);
  expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Geslacht')).toHaveProperty('value', '');
});

test('a taken address stands under its field, and nothing is lost', async () => {
  const app = openApp('/add-user', { as: marijke, api: [refuses(addUser, 'email_taken')] });
  await fillIn(app);
  expect(await screen.findAllByText('Error happened while creating user')).not.toHaveLength(0);
  const box = screen.getByLabelText('E-mailadres');
  expect(box).toHaveProperty('ariaInvalid', 'true');
  expect(box).toHaveProperty('value', 'sanne@voorbeeld.test');
});

test.each([
  ['unreachable', isUnreachable(addUser)],
  ['broken', refuses(addUser, 'internal')],
  ['answered by something else', garbles(addUser, 200, '<html>')],
])('a failure keeps what was typed: %s', async (_, fake) => {
  const app = openApp('/add-user', { as: marijke, api: [fake] });
  await fillIn(app);
  expect(await screen.findAllByText('Error happened while creating user')).not.toHaveLength(0);
  expect(screen.getByLabelText('Voornaam')).toHaveProperty('value', 'Sanne');
});
