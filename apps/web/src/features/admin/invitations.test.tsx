// @vitest-environment jsdom
import { type Invitation, invite, listInvitations, withdrawInvitation } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const waiting: Invitation = {
  ...{ id: '44444444-4444-4444-8444-444444444444', email: 'lotte@elders.test', role: 'planner' as const },
  ...{
    invited_by: 'Marijke Oosterhof',
    created_at: '2026-11-02T09:00:00Z',
    expires_at: '2026-11-09T09:00:00Z',
  },
  is_expired: false,
};
const listed = (...invitations: Invitation[]) =>
  answers(listInvitations, { data: { sign_up: 'domains', domains: ['kliniek.test'], invitations } });
const submit = () => screen.findByRole('button', { name: 'Uitnodiging versturen' });

test('a colleague is invited with a role, and stands in the list', async () => {
  const app = openApp('/add-user', {
    as: marijke,
    api: [inTurn(listed(), listed(waiting)), answers(invite, { data: waiting })],
  });
  expect(await screen.findByText(/Wie een adres bij kliniek.test heeft/)).toBeTruthy();
  await put(app.user, screen.getByLabelText('E-mailadres van je collega'), 'Lotte@elders.test');
  await app.user.selectOptions(screen.getByLabelText('Rol van je collega'), 'planner');
  await app.user.click(await submit());

  expect(await screen.findByText('De uitnodiging is onderweg')).toBeTruthy();
  expect(app.sentTo(invite)).toEqual([{ email: 'lotte@elders.test', role: 'planner' }]);
  expect(await screen.findByText('lotte@elders.test')).toBeTruthy();
});

test('somebody who has an account is not invited, and the field says so', async () => {
  const app = openApp('/add-user', { as: marijke, api: [listed(), refuses(invite, 'email_taken')] });
  await put(app.user, await screen.findByLabelText('E-mailadres van je collega'), 'sanne@voorbeeld.test');
  await app.user.click(await submit());

  expect(await screen.findAllByText('Er is al een account met dit e-mailadres.')).not.toHaveLength(0);
  expect(screen.getByLabelText('E-mailadres van je collega')).toHaveProperty('ariaInvalid', 'true');
});

test('an invitation is withdrawn, and one that ran out says so', async () => {
  const app = openApp('/add-user', {
    as: marijke,
    api: [
      inTurn(listed({ ...waiting, is_expired: true }), listed()),
      answers(withdrawInvitation, { message: 'Withdrawn' }),
    ],
  });
  expect(await screen.findByText('verlopen')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Uitnodiging voor lotte@elders.test intrekken' }));

  expect(await screen.findByText('De uitnodiging is ingetrokken')).toBeTruthy();
});

test('where sign-up is closed nobody is invited', async () => {
  openApp('/add-user', {
    as: marijke,
    api: [answers(listInvitations, { data: { sign_up: 'closed', domains: [], invitations: [] } })],
  });
  expect(await screen.findByText(/Aanmelden staat uit/)).toBeTruthy();
  expect(screen.queryByLabelText('E-mailadres van je collega')).toBeNull();
});
