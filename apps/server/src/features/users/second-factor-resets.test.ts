import {
  agreeSecondFactorReset,
  askSecondFactorReset,
  changeRole,
  getProfile,
  getSecondFactor,
  listSecondFactorResets,
  listUsers,
  login,
  stopSecondFactorReset,
} from '@noteer/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { giveAuthenticator } from '../../../test/authenticator.ts';
import { harness } from '../../../test/harness.ts';
import { openSession } from '../../identity/sessions.ts';
import { resetSecondFactors } from './reset-second-factors.job.ts';

const noteer = await harness();
const { request, aUser, db, services, mailbox, auditFrom } = noteer;
async function anAdministrator() {
  const user = await aUser({ role: 'administrator' });
  const created_at = sql<Date>`now() - interval '2 days'`;
  await db.updateTable('users').set({ created_at }).where('id', '=', user.id).execute();
  return user;
}

// Each test has its own administrators: how many there are is what decides.
beforeEach(() =>
  db.updateTable('users').set({ role: 'auditor' }).where('role', '=', 'administrator').execute(),
);

async function anOwner() {
  const user = await aUser();
  await giveAuthenticator(noteer, user);
  return user;
}
const ask = (as: { access: string }, userId: string) =>
  request(askSecondFactorReset, { as, params: { userId } });
const agree = (as: { access: string }, id: string) => request(agreeSecondFactorReset, { as, params: { id } });
const runDue = () => resetSecondFactors.run(services, {}, AbortSignal.timeout(60_000));

test('with the word of a second administrator a lost second factor is taken away', async () => {
  const [first, second, owner] = [await anAdministrator(), await anAdministrator(), await anOwner()];
  const audit = await auditFrom();
  const { body } = await ask(first, owner.id);
  const asked = await mailbox.next(owner.email);
  const listed = await request(listSecondFactorResets, { as: second });
  const agreed = await agree(second, body.data.id);

  expect(body.data).toMatchObject({
    user_id: owner.id,
    asked_by: 'Fenna Wiersma',
    due_at: null,
    may_agree: false,
  });
  expect(asked.subject).toBe('Een beheerder vraagt om je tweede factor te wissen');
  expect(listed.body.data).toMatchObject([{ id: body.data.id, may_agree: true }]);
  expect(agreed.status).toBe(200);
  expect((await request(getProfile, { as: owner })).status).toBe(401);
  expect((await mailbox.next(owner.email)).subject).toBe('Je tweede factor is gewist');
  const signIn = await request(login, { body: { email: owner.email, password: owner.password } });
  expect(signIn.body.code).toBe('second_factor_mailed');
  expect((await audit()).map((line) => [line.event_type_code, line.user_id]).slice(0, 2)).toEqual([
    ['second_factor.reset_asked', first.id],
    ['second_factor.reset', second.id],
  ]);
});

test('nobody agrees with themselves, and the one whose it is has no word in it', async () => {
  const [first, owner] = [await anAdministrator(), await anAdministrator()];
  await giveAuthenticator(noteer, owner);
  await anAdministrator();
  const { body } = await ask(first, owner.id);

  const own = await agree(first, body.data.id);
  const owners = await agree(owner, body.data.id);

  expect([own.status, owners.status]).toEqual([403, 403]);
  const users = (await request(listUsers, { as: first })).body.data;
  expect(users.find((user: { id: string }) => user.id === owner.id).has_authenticator).toBe(true);
});

test('where there is no second administrator it waits a day, and both have mail', async () => {
  const [only, owner] = [await anAdministrator(), await anOwner()];
  const { body } = await ask(only, owner.id);
  const [mail, ownMail] = [await mailbox.next(owner.email), await mailbox.next(only.email)];
  await runDue();
  const early = await request(getSecondFactor, { as: owner });
  await db
    .updateTable('second_factor_resets')
    .set({ due_at: new Date(0) })
    .where('id', '=', body.data.id)
    .execute();
  await runDue();

  expect(new Date(body.data.due_at).getTime() - new Date(body.data.asked_at).getTime()).toBe(24 * 3_600_000);
  expect([mail.subject, ownMail.subject]).toEqual([
    'Je tweede factor wordt morgen gewist',
    'Je vroeg een tweede factor te wissen',
  ]);
  expect(early.body.data).toMatchObject({ has_authenticator: true, waiting_reset: { id: body.data.id } });
  expect((await request(getProfile, { as: owner })).status).toBe(401);
});

test('the owner stops it, and so does an administrator; a colleague does not', async () => {
  const [only, owner, colleague] = [await anAdministrator(), await anOwner(), await aUser()];
  const stop = (as: { access: string }, id: string) => request(stopSecondFactorReset, { as, params: { id } });
  const first = (await ask(only, owner.id)).body.data.id;
  const byColleague = await stop(colleague, first);
  const byOwner = await stop(owner, first);
  const second = (await ask(only, owner.id)).body.data.id;
  const byAdministrator = await stop(only, second);
  await db
    .updateTable('second_factor_resets')
    .set({ due_at: new Date(0) })
    .execute();
  await runDue();

  expect([byColleague.status, byOwner.status, byAdministrator.status]).toEqual([404, 200, 200]);
  expect((await request(getSecondFactor, { as: owner })).body.data).toMatchObject({
    has_authenticator: true,
    waiting_reset: null,
  });
});

test('it is asked once at a time, and only where there is something to take away', async () => {
  const [first, owner, without] = [await anAdministrator(), await anOwner(), await aUser()];
  await ask(first, owner.id);

  expect((await ask(first, owner.id)).body.code).toBe('reset_asked');
  expect((await ask(first, without.id)).body.code).toBe('no_authenticator');
});

test('an administrator who makes another one cannot agree with themselves', async () => {
  const [first, second, owner] = [await anAdministrator(), await anAdministrator(), await anOwner()];
  const made = await aUser({ role: 'administrator' });
  const raised = await aUser();
  const created_at = sql<Date>`now() - interval '2 days'`;
  await db.updateTable('users').set({ created_at }).where('id', '=', raised.id).execute();
  await request(changeRole, { as: first, params: { userId: raised.id }, body: { role: 'administrator' } });
  const signedIn = await openSession(db, raised.id, 12);
  const { body } = await ask(first, owner.id);

  for (const puppet of [made, signedIn]) {
    const listed = await request(listSecondFactorResets, { as: puppet });
    expect(listed.body.data.filter(({ may_agree }: { may_agree: boolean }) => may_agree)).toEqual([]);
    expect((await agree(puppet, body.data.id)).status).toBe(403);
  }
  expect((await agree(second, body.data.id)).status).toBe(200);
});

test('where the only other administrator is one of today, the owner has a day to stop it', async () => {
  const [first, owner] = [await anAdministrator(), await anOwner()];
  await aUser({ role: 'administrator' });

  expect((await ask(first, owner.id)).body.data.due_at).not.toBeNull();
});
