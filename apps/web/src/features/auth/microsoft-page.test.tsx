// @vitest-environment jsdom
import { finishMicrosoftLogin } from '@noteer/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';

const finished = answers(finishMicrosoftLogin, { message: 'Signed in', data: sanne });

test('what Microsoft sends back signs in', async () => {
  sessionStorage.setItem('microsoft_state', 'state-1');
  const app = openApp('/sign-in/microsoft?code=code-1&state=state-1', { api: [finished] });
  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(finishMicrosoftLogin)).toEqual([{ code: 'code-1', state: 'state-1' }]);
});

test.each([
  [
    'another state',
    'code=code-1&state=state-2',
    'Deze aanmelding hoort niet bij dit venster. Begin opnieuw.',
  ],
  ['no state', 'code=code-1', 'Deze aanmelding hoort niet bij dit venster. Begin opnieuw.'],
  ['a refusal', 'error=access_denied&state=state-1', 'De aanmelding bij Microsoft is afgebroken.'],
])('%s is not sent on', async (_what, search, message) => {
  sessionStorage.setItem('microsoft_state', 'state-1');
  const app = openApp(`/sign-in/microsoft?${search}`, { api: [finished] });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(app.sentTo(finishMicrosoftLogin)).toEqual([]);
});

test('an address without an account is told what to do', async () => {
  sessionStorage.setItem('microsoft_state', 'state-1');
  openApp('/sign-in/microsoft?code=code-1&state=state-1', {
    api: [refuses(finishMicrosoftLogin, 'no_account')],
  });
  expect(await screen.findByText(/Vraag je beheerder/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terug naar inloggen' })).toBeTruthy();
});

test('where a code of ours is missing it is asked for, and the same answer is sent again with it', async () => {
  sessionStorage.setItem('microsoft_state', 'state-1');
  const app = openApp('/sign-in/microsoft?code=code-1&state=state-1', {
    api: [
      inTurn(
        refuses(finishMicrosoftLogin, 'second_factor_mailed'),
        refuses(finishMicrosoftLogin, 'wrong_second_factor'),
        finished,
      ),
    ],
  });
  expect(await screen.findByText('Kijk in je mail')).toBeTruthy();
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Inloggen' }));
  await app.user.type(screen.getByLabelText('Authenticatorcode'), '123456');
  await submit();
  expect(await screen.findByText(/De code klopt niet/)).toBeTruthy();
  await submit();

  await waitFor(() => expect(app.path()).toBe('/home'));
  expect(app.sentTo(finishMicrosoftLogin)).toEqual([
    { code: 'code-1', state: 'state-1' },
    { code: 'code-1', state: 'state-1', otp_token: '123456' },
    { code: 'code-1', state: 'state-1', otp_token: '123456' },
  ]);
});
