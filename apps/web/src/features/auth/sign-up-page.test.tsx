// @vitest-environment jsdom
import { resendCode, signup, verifyEmail } from '@noteer/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answers, garbles, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const signup_id = 'b7a6f1de-0d3c-4a54-9d0b-6d1f6a0c2f11';
const totp_key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const totp_url = `otpauth://totp/Noteer:sanne?secret=${totp_key}`;
const qr_code_url = 'data:image/png;base64,AAAA';
const started = answers(signup, { message: 'Mailed', qr_code_url, signup_id, totp_url, totp_key });

type App = ReturnType<typeof openApp>;
const submit = () => screen.findByRole('button', { name: 'Account maken' });
const verify = () => screen.findByRole('button', { name: 'Code controleren' });

async function fillIn({ user }: App) {
  await put(user, await screen.findByLabelText('Voornaam'), 'Sanne');
  await put(user, screen.getByLabelText('Achternaam'), 'Veldkamp');
  await put(user, screen.getByLabelText('E-mailadres'), 'Sanne@voorbeeld.test');
  await user.selectOptions(screen.getByLabelText('Geslacht'), 'female');
  await put(user, screen.getByLabelText('Wachtwoord'), 'geheim!!');
  await put(user, screen.getByLabelText('Herhaal wachtwoord'), 'geheim!!');
  await user.click(screen.getByRole('checkbox'));
  await user.click(await submit());
}

test('an empty form says everything that is missing at once', async () => {
  const { user, sentTo } = openApp('/sign-up');
  await user.click(await submit());

  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Gender is required',
    'New password is required',
    'Confirm password is required',
    'You must accept the terms and conditions',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Voornaam'));
  expect(sentTo(signup)).toEqual([]);
});

test.each([
  ['Email', 'E-mailadres', 'sanne@', 'Invalid email'],
  ['a short password', 'Wachtwoord', 'kort!', 'Password must be at least 8 characters'],
  ['a plain password', 'Wachtwoord', 'langgenoeg', 'Password must contain at least one special character'],
  ['another second password', 'Herhaal wachtwoord', 'anders', 'Passwords must match'],
])('%s is refused with its message', async (_what, label, text, message) => {
  const { user } = openApp('/sign-up');
  if (label === 'Herhaal wachtwoord') {
    await user.type(await screen.findByLabelText('Wachtwoord'), 'geheim!!');
  }
  await user.type(await screen.findByLabelText(label), text);
  await user.click(await submit());
  expect(await screen.findByText(message)).toBeTruthy();
});

test('both steps, and in', { tags: 'thorough' }, async () => {
  const app = openApp('/sign-up', {
    api: [started, answers(verifyEmail, { message: 'Verified', data: sanne })],
  });
  await fillIn(app);
  expect(await screen.findByRole('img', { name: 'QR-code voor je authenticator-app' })).toHaveProperty(
    'src',
    qr_code_url,
  );
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open in de authenticator-app op dit toestel' });
  expect(link.getAttribute('href')).toBe(totp_url);
  expect(screen.getByText(/gestuurd naar sanne@voorbeeld.test/)).toBeTruthy();

  await app.user.type(screen.getByLabelText('Code uit je mail'), '123456');
  await app.user.click(await verify());

  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(signup)).toEqual([
    {
      first_name: 'Sanne',
      last_name: 'Veldkamp',
      email: 'sanne@voorbeeld.test',
      gender: 'female',
      password: 'geheim!!',
      confirm_password: 'geheim!!',
      language: 'nl',
    },
  ]);
  expect(app.sentTo(verifyEmail)).toEqual([{ email: 'sanne@voorbeeld.test', otp: '123456', signup_id }]);
});

test.each([
  ['unreachable', isUnreachable(signup)],
  ['broken', refuses(signup, 'internal')],
  ['answered by something else', garbles(signup, 200, '<html>')],
])(
  'a failed sign-up stays on the first step with what was typed: %s',
  { tags: 'thorough' },
  async (_, fake) => {
    const app = openApp('/sign-up', { api: [fake] });
    await fillIn(app);
    expect(await screen.findByText('Something went wrong while signup')).toBeTruthy();
    expect(screen.getByLabelText('Voornaam')).toHaveProperty('value', 'Sanne');
  },
);

test("the server's own reason comes first", async () => {
  const app = openApp('/sign-up', { api: [refuses(signup, 'too_many_attempts', { retry_after_s: 30 })] });
  await fillIn(app);
  expect(await screen.findByText('Te veel pogingen. Probeer het over 30 seconden opnieuw.')).toBeTruthy();
});

test("the server's complaint about a field stands under that field", async () => {
  const app = openApp('/sign-up', {
    api: [refuses(signup, 'invalid', { fields: { email: ['Invalid email'] } })],
  });
  await fillIn(app);
  expect(await screen.findByText('Invalid email')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mailadres'));
});

test.each([
  ['', 'OTP is required'],
  ['123', 'OTP must be exactly 6 digits'],
])('the code "%s" is not sent', { tags: 'thorough' }, async (typed, message) => {
  const app = openApp('/sign-up', { api: [started] });
  await fillIn(app);
  const box = await screen.findByLabelText('Code uit je mail');
  if (typed) await app.user.type(box, typed);
  await app.user.click(await verify());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(app.sentTo(verifyEmail)).toEqual([]);
});

const VERIFY_FAILED = 'Something went wrong while verifying email';
test.each([
  ['refused', refuses(verifyEmail, 'wrong_code'), 'De code klopt niet of is verlopen.'],
  ['unreachable', isUnreachable(verifyEmail), VERIFY_FAILED],
  ['broken', refuses(verifyEmail, 'internal'), VERIFY_FAILED],
  ['answered by something else', garbles(verifyEmail, 200, '{}'), VERIFY_FAILED],
])('a failed verification stays on the second step: %s', { tags: 'thorough' }, async (_, fake, message) => {
  const app = openApp('/sign-up', { api: [started, fake] });
  await fillIn(app);
  await app.user.type(await screen.findByLabelText('Code uit je mail'), '123456');
  await app.user.click(await verify());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Code uit je mail')).toHaveProperty('value', '123456');
});

test('both passwords can be looked at, gender is male or female, and who has an account is led to sign in', async () => {
  const { user } = openApp('/sign-up');
  const toggles = await screen.findAllByRole('button', { name: 'Toon wachtwoord' });
  for (const toggle of toggles) await user.click(toggle);
  for (const label of ['Wachtwoord', 'Herhaal wachtwoord']) {
    expect(screen.getByLabelText(label)).toHaveProperty('type', 'text');
  }
  const genders = within(screen.getByLabelText('Geslacht')).getAllByRole<HTMLOptionElement>('option');
  expect(genders.map(({ value }) => value).filter(Boolean)).toEqual(['male', 'female']);
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/sign-in');
});

test('the second step in English is called as people know it, and its code has six boxes', {
  tags: 'thorough',
}, async () => {
  const app = openApp('/sign-up', { api: [started] });
  await fillIn(app);
  await screen.findByLabelText('Code uit je mail');
  await app.user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('heading', { name: 'Verify OTP' })).toBeTruthy();
  expect(screen.getByText('An OTP of six digits is sent to sanne@voorbeeld.test.')).toBeTruthy();
  for (const name of ['Verify OTP', 'Back to Sign Up'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByLabelText('Code from your mail')).toHaveProperty('maxLength', 6);
});

test('going back finds the first step as it was', { tags: 'thorough' }, async () => {
  const app = openApp('/sign-up', { api: [started] });
  await fillIn(app);
  await app.user.click(await screen.findByRole('button', { name: 'Terug naar account maken' }));
  expect(await screen.findByLabelText('Voornaam')).toHaveProperty('value', 'Sanne');
  await app.user.click(await submit());
  expect(await screen.findByLabelText('Code uit je mail')).toBeTruthy();
});

test('a new code can be asked for after half a minute', { tags: 'thorough' }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = openApp('/sign-up', { api: [started, answers(resendCode, { message: 'Mailed' })] });
  await fillIn(app);
  const wait = await screen.findByRole('button', { name: /Nieuwe code over \d+ s/ });
  expect(wait).toHaveProperty('disabled', true);

  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await app.user.click(screen.getByRole('button', { name: 'Stuur een nieuwe code' }));

  expect(await screen.findByText('Er is een nieuwe code onderweg')).toBeTruthy();
  expect(app.sentTo(resendCode)).toEqual([{ email: 'sanne@voorbeeld.test', signup_id }]);
  expect(await screen.findByRole('button', { name: /Nieuwe code over \d+ s/ })).toBeTruthy();
});
