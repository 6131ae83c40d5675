// @vitest-environment jsdom
import {
  confirmAuthenticator,
  endOtherSessions,
  endOwnSession,
  getSecondFactor,
  listSessions,
  makeRecoveryCodes,
  type OwnSession,
  type SecondFactor,
  startAuthenticator,
  stopSecondFactorReset,
} from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, type Fake, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const withoutApp: SecondFactor = {
  ...{ has_authenticator: false, authenticator_since: null, recovery_codes_left: 0 },
  ...{ recovery_codes_made_at: null, waiting_reset: null },
};
const withApp: SecondFactor = {
  ...{ has_authenticator: true, authenticator_since: '2026-11-02T09:00:00Z', recovery_codes_left: 7 },
  ...{ recovery_codes_made_at: '2026-11-02T09:00:00Z', waiting_reset: null },
};
const here: OwnSession = {
  ...{ id: '11111111-1111-4111-8111-111111111111', browser: 'Firefox', system: 'macOS', address: '10.0.0.7' },
  ...{ created_at: '2026-11-02T08:00:00Z', last_used_at: '2026-11-02T09:00:00Z', is_this_one: true },
};
const there: OwnSession = {
  ...here,
  ...{ id: '22222222-2222-4222-8222-222222222222', browser: 'Safari', system: 'iPhone', is_this_one: false },
};
const enrolment = {
  qr_code_url: 'data:image/png;base64,AA==',
  totp_url: 'otpauth://x',
  totp_key: 'ABCDEFGH',
};
const codes = Array.from({ length: 10 }, (_, i) => `ABCD${i}-EFGH${i}`);

const open = (factor: SecondFactor, api: Fake[] = []) =>
  openApp('/account', {
    as: sanne,
    api: [...api, answers(getSecondFactor, { data: factor }), answers(listSessions, { data: [here, there] })],
  });

test('whoever has no app sets one up and sees ten recovery codes, once', async () => {
  const app = open(withoutApp, [
    answers(startAuthenticator, { data: enrolment }),
    answers(confirmAuthenticator, { data: { recovery_codes: codes } }),
  ]);
  await app.user.click(await screen.findByRole('button', { name: 'App instellen' }));
  await put(app.user, screen.getByLabelText('Je wachtwoord'), 'geheim!!');
  expect(screen.queryByLabelText(/huidige app/)).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  await app.user.type(screen.getByLabelText('Code uit de nieuwe app'), '123456');
  await app.user.click(screen.getByRole('button', { name: 'App in gebruik nemen' }));

  expect(await screen.findByText('ABCD0-EFGH0')).toBeTruthy();
  expect(screen.getAllByText(/^ABCD\d-EFGH\d$/)).toHaveLength(10);
  expect(app.sentTo(confirmAuthenticator)).toEqual([{ otp: '123456' }]);
  await app.user.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
  expect(screen.queryByText('ABCD0-EFGH0')).toBeNull();
});

test('new recovery codes ask for the password and a code; what is wrong stands under its field', {
  tags: 'thorough',
}, async () => {
  const app = open(withApp, [
    inTurn(
      refuses(makeRecoveryCodes, 'wrong_password'),
      refuses(makeRecoveryCodes, 'wrong_code'),
      answers(makeRecoveryCodes, { data: { recovery_codes: codes } }),
    ),
  ]);
  expect(await screen.findByText('Nog 7 van de 10 over.')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Nieuwe herstelcodes maken' }));
  const password = screen.getByLabelText('Je wachtwoord');
  const code = screen.getByLabelText('Code uit je huidige app, of een herstelcode');
  await put(app.user, password, 'geheim!!');
  await put(app.user, code, '123456');
  await app.user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(await screen.findByText('Het huidige wachtwoord klopt niet.')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(await screen.findByText('De code klopt niet of is verlopen.')).toBeTruthy();
  expect(code).toHaveProperty('ariaInvalid', 'true');
  await app.user.click(screen.getByRole('button', { name: 'Verder' }));

  expect(await screen.findByText('ABCD0-EFGH0')).toBeTruthy();
  expect(app.sentTo(makeRecoveryCodes)).toHaveLength(3);
  expect(app.sentTo(makeRecoveryCodes)[0]).toEqual({ password: 'geheim!!', otp_token: '123456' });
});

test('whoever has no codes left is warned', async () => {
  open({ ...withApp, recovery_codes_left: 0 });
  expect(await screen.findByText(/Raak je je telefoon kwijt, dan kun je niet inloggen/)).toBeTruthy();
});

test('a reset that an administrator asked for is seen and stopped', async () => {
  const reset = { id: '33333333-3333-4333-8333-333333333333', due_at: '2026-11-03T09:00:00Z' };
  const app = open({ ...withApp, waiting_reset: reset }, [
    answers(stopSecondFactorReset, { message: 'Stopped' }),
  ]);
  await app.user.click(await screen.findByRole('button', { name: 'Tegenhouden' }));
  expect(await screen.findByText('Je tweede factor blijft')).toBeTruthy();
});

test('devices stand in plain words, this one is marked, and another is logged out', async () => {
  const app = open(withApp, [
    answers(endOwnSession, { message: 'Ended' }),
    answers(endOtherSessions, { message: 'Ended' }),
  ]);
  const row = (await screen.findByText('Firefox op macOS')).closest('li') as HTMLElement;
  expect(within(row).getByText('Dit apparaat')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Uitloggen op Safari op iPhone' }));
  expect(await screen.findByText('Daar ben je uitgelogd')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Overal anders uitloggen' }));
  expect(await screen.findByText('Overal anders ben je uitgelogd')).toBeTruthy();
});

test('what does not load says so and can be asked for again', async () => {
  const app = open(withApp, [
    inTurn(refuses(getSecondFactor, 'permission_denied'), answers(getSecondFactor, { data: withApp })),
  ]);
  expect(await screen.findByText('Dit kon niet worden geladen.')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Nog 7 van de 10 over.')).toBeTruthy();
});
