// @vitest-environment jsdom
import { getConfig, login, startMicrosoftLogin } from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answers, garbles, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { installation, sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';
import { leaveFor } from '../../lib/leave.ts';
import { signOut } from '../../lib/session.ts';

const email = () => screen.findByRole('textbox', { name: 'E-mailadres' });
const password = () => screen.getByLabelText('Wachtwoord');
const code = () => screen.getByRole('textbox', { name: 'Authenticatorcode' });
const submit = () => screen.getByRole('button', { name: 'Inloggen' });
const toasts = async () => within(await screen.findByRole('region', { name: /Meldingen|Messages/ }));
const signedIn = { message: 'Signed in', data: sanne };

async function fillIn({ user }: ReturnType<typeof openApp>) {
  await put(user, await email(), 'sanne@voorbeeld.test');
  await put(user, password(), 'geheim!!');
  await user.click(submit());
}

test('an empty form says what is required, at the fields, and goes to the first', async () => {
  const { user, sentTo } = openApp('/sign-in');
  await email();
  expect(screen.queryByText('Email is required')).toBeNull();

  await user.click(submit());

  expect(await email()).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(await email());
  expect(sentTo(login)).toEqual([]);
});

test('editing a field takes away its own message only', async () => {
  const { user } = openApp('/sign-in');
  await email();
  await user.click(submit());

  await user.type(await email(), 's');

  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.getByText('Password is required')).toBeTruthy();
});

test('the right password leads to the start page', async () => {
  const app = openApp('/sign-in', { api: [answers(login, signedIn)] });
  await fillIn(app);
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(login)).toEqual([{ email: 'sanne@voorbeeld.test', password: 'geheim!!', otp_token: '' }]);
  expect(sessionStorage.getItem('access_token')).toBe('access-1');
});

test('a wrong password is told twice, and nothing typed is lost', async () => {
  const app = openApp('/sign-in', { api: [refuses(login, 'invalid_credentials')] });
  await fillIn(app);
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect((await toasts()).getByText('Ongeldig e-mailadres of wachtwoord')).toBeTruthy();
  expect(await email()).toHaveProperty('value', 'sanne@voorbeeld.test');
  expect(password()).toHaveProperty('value', 'geheim!!');
  expect(document.activeElement).toBe(password());
});

test('a missing second factor is asked for, not complained about', async () => {
  const app = openApp('/sign-in', {
    api: [inTurn(refuses(login, 'second_factor_required'), answers(login, signedIn))],
  });
  await fillIn(app);
  expect(await screen.findByText('Nog één stap')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(code());

  await app.user.keyboard('123456{Enter}');

  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(login).at(-1)).toMatchObject({ password: 'geheim!!', otp_token: '123456' });
});

test('a mailed code is announced', async () => {
  const app = openApp('/sign-in', { api: [refuses(login, 'second_factor_mailed')] });
  await fillIn(app);
  expect(await screen.findByText('Kijk in je mail')).toBeTruthy();
});

test('a wrong code is told under its field', async () => {
  const app = openApp('/sign-in', { api: [refuses(login, 'wrong_second_factor')] });
  await fillIn(app);
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(code()).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(code());
});

test('too many attempts says how long to wait', async () => {
  const app = openApp('/sign-in', { api: [refuses(login, 'too_many_attempts', { retry_after_s: 120 })] });
  await fillIn(app);
  const sentence = 'Te veel pogingen. Probeer het over 2 minuten opnieuw.';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByText('Login failed')).toBeTruthy();
});

test.each([
  ['no connection', isUnreachable(login), 'Geen verbinding met de server. Controleer je internetverbinding.'],
  ['a broken server', refuses(login, 'internal'), 'Er ging iets mis. Probeer het opnieuw.'],
  ['garbage', garbles(login, 200, '<html>'), 'Er ging iets mis. Probeer het opnieuw.'],
])('%s fails with words and keeps the form', async (_, fake, why) => {
  const app = openApp('/sign-in', { api: [fake] });
  await fillIn(app);
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect((await toasts()).getByText(why)).toBeTruthy();
  expect(await email()).toHaveProperty('value', 'sanne@voorbeeld.test');
  expect(password()).toHaveProperty('value', 'geheim!!');
});

test('nothing is said of an empty field before the form is sent', async () => {
  const { user } = openApp('/sign-in');
  await user.click(await email());
  await user.tab();
  await user.click(code());
  expect(screen.queryByText(/is required/)).toBeNull();
});

test('after signing in and out again the form is empty', async () => {
  const app = openApp('/sign-in', { api: [answers(login, signedIn)] });
  await fillIn(app);
  await waitFor(() => expect(app.path()).toBe('/home'));
  act(signOut);
  await act(() => app.router.navigate('/sign-in'));
  expect(await email()).toHaveProperty('value', '');
  expect(password()).toHaveProperty('value', '');
});

test('the password can be looked at, and the ways on are there in both languages', async () => {
  const { user } = openApp('/sign-in');
  await email();
  await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
  expect(password()).toHaveProperty('type', 'text');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([leadsTo('Wachtwoord vergeten?'), leadsTo('Account maken')]).toEqual([
    '/forgot-password',
    '/sign-up',
  ]);
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect([leadsTo('Forgot Password'), leadsTo('Sign Up')]).toEqual(['/forgot-password', '/sign-up']);
  expect(screen.getByRole('textbox', { name: 'Authenticator Code' })).toBeTruthy();
});

describe('a notice about protection, the privacy policy and the terms of service', () => {
  async function linksIn(words: RegExp) {
    const notice = await screen.findByText(words);
    return within(notice)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  }
  const links = [
    ['privacybeleid', '/privacy'],
    ['servicevoorwaarden', '/terms'],
  ];

  test('names reCAPTCHA where it is set', async () => {
    openApp('/sign-in', {
      api: [answers(getConfig, { data: { ...installation, recaptcha_site_key: 'site-key' } })],
    });
    expect(await linksIn(/beschermd door reCAPTCHA/)).toEqual(links);
    expect(screen.queryByText(/inlogpogingen/)).toBeNull();
  });

  test('names what protects signing in where no reCAPTCHA is set', async () => {
    openApp('/sign-in', {
      api: [answers(getConfig, { data: { ...installation, recaptcha_site_key: null } })],
    });
    expect(await linksIn(/inlogpogingen is begrensd en elke poging wordt vastgelegd/)).toEqual(links);
    expect(document.body.textContent).not.toContain('reCAPTCHA');
  });

  test('promises nothing that is not known while the settings cannot be fetched', async () => {
    openApp('/sign-in', { api: [isUnreachable(getConfig)] });
    expect(await linksIn(/inlogpogingen/)).toEqual(links);
  });
});

test("in English the server's own words are shown", async () => {
  const app = openApp('/sign-in', {
    api: [refuses(login, 'invalid_credentials', { detail: 'Invalid email or password' })],
  });
  await app.user.click(await screen.findByRole('button', { name: 'English' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Email address' }), 'a@b.nl');
  await app.user.type(screen.getByLabelText('Password'), 'x');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await toasts()).getByText('Invalid email or password')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');
});

test('Microsoft is offered only where it is set up, and its state is remembered', async () => {
  const app = openApp('/sign-in', {
    api: [
      answers(getConfig, { data: { ...installation, has_microsoft_login: true } }),
      answers(startMicrosoftLogin, { data: { url: 'https://login.voorbeeld.test/', state: 'state-1' } }),
    ],
  });
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Microsoft' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://login.voorbeeld.test/'));
  expect(sessionStorage.getItem('microsoft_state')).toBe('state-1');
});

test('whoever lost the phone types a recovery code instead', async () => {
  const app = openApp('/sign-in', { api: [answers(login, signedIn)] });
  await app.user.click(
    await screen.findByRole('button', { name: 'Telefoon kwijt? Gebruik een herstelcode' }),
  );
  await put(app.user, screen.getByRole('textbox', { name: 'Herstelcode' }), 'ABCDE-FGHJK');
  await fillIn(app);
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(login)).toMatchObject([{ otp_token: 'ABCDE-FGHJK' }]);
});

test('a device is known from the first sign-in on', async () => {
  localStorage.removeItem('device_token');
  const known = { ...signedIn, data: { ...sanne, device_token: 'device-1' } };
  const app = openApp('/sign-in', { api: [answers(login, known)] });
  await fillIn(app);
  await waitFor(() => expect(app.path()).toBe('/home'));
  act(() => signOut());
  const again = openApp('/sign-in', { api: [answers(login, known)] });
  await fillIn(again);
  await waitFor(() => expect(again.path()).toBe('/home'));

  expect(app.sentTo(login)[0]).not.toHaveProperty('device_token');
  expect(again.sentTo(login)[0]).toMatchObject({ device_token: 'device-1' });
  localStorage.removeItem('device_token');
});
