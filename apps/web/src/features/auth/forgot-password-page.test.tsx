// @vitest-environment jsdom
import { checkEmail, resetPassword, verifyResetCode } from '@noteer/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, garbles, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { put } from '../../../test/put.ts';

const mailed = answers(checkEmail, { data: { token: 'token-1' } });
const accepted = answers(verifyResetCode, { data: { token: 'token-2' } });

type App = ReturnType<typeof openApp>;
const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));

async function sendMail(app: App) {
  await put(app.user, await screen.findByLabelText('E-mailadres'), 'sanne@voorbeeld.test');
  await press(app, 'Stuur code');
}

async function enterCode(app: App, code = '1234') {
  await app.user.type(await screen.findByLabelText('Code uit je mail'), code);
  await press(app, 'Code controleren');
}

async function choosePassword(app: App, password = 'nieuw1', again = password) {
  await put(app.user, await screen.findByLabelText('Nieuw wachtwoord'), password);
  await put(app.user, screen.getByLabelText('Herhaal nieuw wachtwoord'), again);
  await press(app, 'Wachtwoord opslaan');
}

test('three steps, a word of success, and the sign-in page', async () => {
  const app = openApp('/forgot-password', {
    api: [mailed, accepted, answers(resetPassword, { message: 'Done' })],
  });
  await sendMail(app);
  await enterCode(app);
  await choosePassword(app);

  expect(await screen.findByText('Password reset successfull')).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/sign-in'));
  expect(app.sentTo(verifyResetCode)).toEqual([{ otp: '1234', token: 'token-1' }]);
  expect(app.sentTo(resetPassword)).toEqual([
    { token: 'token-2', password: 'nieuw1', confirm_password: 'nieuw1' },
  ]);
});

test.each([
  ['', 'Email is required'],
  ['geen adres', 'Invalid email'],
])('the address "%s" is refused', async (typed, message) => {
  const app = openApp('/forgot-password');
  const box = await screen.findByLabelText('E-mailadres');
  if (typed) await app.user.type(box, typed);
  await press(app, 'Stuur code');
  expect(await screen.findByText(message)).toBeTruthy();
});

const SEND_FAILED = 'Failed to send OTP. Please try again.';
test.each([
  ['unreachable', isUnreachable(checkEmail), SEND_FAILED],
  ['broken', refuses(checkEmail, 'internal'), SEND_FAILED],
  ['answered by something else', garbles(checkEmail, 200, '<html>'), SEND_FAILED],
  [
    'refused with a reason',
    refuses(checkEmail, 'too_many_attempts', { retry_after_s: 30 }),
    'Te veel pogingen. Probeer het over 30 seconden opnieuw.',
  ],
])('a mail that cannot be sent is told: %s', async (_, fake, message) => {
  const app = openApp('/forgot-password', { api: [fake] });
  await sendMail(app);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('E-mailadres')).toHaveProperty('value', 'sanne@voorbeeld.test');
});

test('a code has four digits', { tags: 'thorough' }, async () => {
  const app = openApp('/forgot-password', { api: [mailed] });
  await sendMail(app);
  await press(app, 'Code controleren');
  expect(await screen.findByText('OTP is required')).toBeTruthy();
  await enterCode(app, '12');
  expect(await screen.findByText('OTP must be exactly 4 digits')).toBeTruthy();
});

test.each([
  ['wrong', refuses(verifyResetCode, 'wrong_code')],
  ['sent into nothing', isUnreachable(verifyResetCode)],
  ['met with a broken server', refuses(verifyResetCode, 'internal')],
  ['answered by something else', garbles(verifyResetCode, 200, '<html>')],
])('a code that is %s is told and can be corrected', { tags: 'thorough' }, async (_, fake) => {
  const app = openApp('/forgot-password', { api: [mailed, fake] });
  await sendMail(app);
  await enterCode(app);
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText('Code uit je mail')).toHaveProperty('value', '1234');
  expect(document.activeElement).toBe(screen.getByLabelText('Code uit je mail'));
});

test('a way back to signing in is there at every step', { tags: 'thorough' }, async () => {
  const app = openApp('/forgot-password', { api: [mailed, accepted] });
  const back = () => screen.getByRole('link', { name: 'Terug naar inloggen' }).getAttribute('href');
  await sendMail(app);
  expect(back()).toBe('/sign-in');
  await enterCode(app);
  await screen.findByLabelText('Nieuw wachtwoord');
  expect(back()).toBe('/sign-in');
});

test('stepping back keeps the address', { tags: 'thorough' }, async () => {
  const app = openApp('/forgot-password', { api: [mailed] });
  await sendMail(app);
  await press(app, 'Ander e-mailadres');
  expect(await screen.findByLabelText('E-mailadres')).toHaveProperty('value', 'sanne@voorbeeld.test');
});

test.each([
  ['', '', ['New password is required', 'Confirm password is required']],
  ['kort', 'kort', ['Password must be at least 6 characters']],
  ['nieuw1', 'nieuw2', ['Passwords must match']],
])('the passwords "%s" and "%s" are refused', { tags: 'thorough' }, async (password, again, messages) => {
  const app = openApp('/forgot-password', { api: [mailed, accepted] });
  await sendMail(app);
  await enterCode(app);
  if (password) await choosePassword(app, password, again);
  else await press(app, 'Wachtwoord opslaan');
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

const RESET_FAILED = 'Failed to reset password. Please try again.';
test.each([
  ['unreachable', isUnreachable(resetPassword), RESET_FAILED],
  ['broken', refuses(resetPassword, 'internal'), RESET_FAILED],
  ['answered by something else', garbles(resetPassword, 200, '<html>'), RESET_FAILED],
  [
    'too late',
    refuses(resetPassword, 'reset_expired'),
    'Deze aanvraag is verlopen. Begin opnieuw met je e-mailadres.',
  ],
])(
  'a reset that fails says so, or says why, and keeps the password: %s',
  { tags: 'thorough' },
  async (_, fake, message) => {
    const app = openApp('/forgot-password', { api: [mailed, accepted, fake] });
    await sendMail(app);
    await enterCode(app);
    await choosePassword(app);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveProperty('value', 'nieuw1');
  },
);
