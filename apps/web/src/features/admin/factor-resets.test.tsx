// @vitest-environment jsdom
import {
  agreeSecondFactorReset,
  askSecondFactorReset,
  listAllAppointments,
  listEngines,
  listSecondFactorResets,
  listUsers,
  type SecondFactorReset,
  stopSecondFactorReset,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne, userOf } from '../../../test/people.ts';

const waiting: SecondFactorReset = {
  ...{
    id: '55555555-5555-4555-8555-555555555555',
    user_id: sanne.id,
    name: sanne.name,
    asked_by: 'Joris Vos',
  },
  ...{ asked_at: '2026-11-02T09:00:00Z', due_at: null, may_agree: true },
};
const rest = [
  answers(listEngines, { data: [] }),
  answers(listAllAppointments, { data: [] }),
  answers(listUsers, { data: [userOf(marijke), { ...userOf(sanne), has_authenticator: true }] }),
];
const none = answers(listSecondFactorResets, { data: [] });
const one = (reset: Partial<SecondFactorReset> = {}) =>
  answers(listSecondFactorResets, { data: [{ ...waiting, ...reset }] });

test('a lost second factor is asked for after a question, and then waits in sight', async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [...rest, inTurn(none, one({ may_agree: false })), answers(askSecondFactorReset, { data: waiting })],
  });
  await user.click(await screen.findByRole('button', { name: 'Wis de tweede factor van Sanne Veldkamp' }));
  expect(screen.queryByRole('button', { name: 'Wis de tweede factor van Marijke Oosterhof' })).toBeNull();
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Vragen' }));

  expect(await screen.findByText('Tweede factor van Sanne Veldkamp wissen?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Akkoord, wissen' })).toBeNull();
});

test('another administrator agrees', { tags: 'thorough' }, async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [...rest, inTurn(one(), none), answers(agreeSecondFactorReset, { message: 'Removed' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Akkoord, wissen' }));

  expect(await screen.findByText('De tweede factor is gewist')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Tweede factor van Sanne Veldkamp wissen?')).toBeNull());
});

test('it is stopped, and what was decided by somebody else meanwhile is told', {
  tags: 'thorough',
}, async () => {
  const { user } = openApp('/admin', {
    as: marijke,
    api: [
      ...rest,
      one({ due_at: '2026-11-03T09:00:00Z', may_agree: false }),
      inTurn(
        refuses(stopSecondFactorReset, 'not_found'),
        answers(stopSecondFactorReset, { message: 'Stopped' }),
      ),
    ],
  });
  expect(await screen.findByText(/Er is geen andere beheerder: het gebeurt/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Niet doen' }));
  expect(await screen.findByText(/Dat is niet gelukt/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Niet doen' }));
  expect(await screen.findByText('De tweede factor blijft')).toBeTruthy();
});
