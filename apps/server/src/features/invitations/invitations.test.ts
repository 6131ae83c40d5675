import { invite, listInvitations, signup, verifyEmail, withdrawInvitation } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { signUpRule } from '../../identity/sign-up-rule.ts';

const noteer = await harness({ SIGN_UP: 'instelling.test' });
const { request, aUser, mailbox, mailedCode, db, services } = noteer;
const administrator = await aUser({ role: 'administrator' });

let count = 0;
const anAddress = (domain = 'elders.test') => `collega${++count}@${domain}`;
const aForm = (email: string) => ({
  ...{ first_name: 'Lotte', last_name: 'Hendriks', email, gender: 'female' },
  ...{ password: 'nieuw-wachtwoord!', confirm_password: 'nieuw-wachtwoord!' },
});
const inviteAs = (email: string, role = 'planner') =>
  request(invite, { as: administrator, body: { email, role } });

test('an address of the institution gets a code', async () => {
  const email = anAddress('instelling.test');
  await request(signup, { body: aForm(email) });

  const verified = await request(verifyEmail, { body: { email, otp: await mailedCode(email) } });

  expect([verified.status, verified.body.data.role]).toEqual([200, 'clinician']);
});

test('an address from elsewhere is answered alike on the screen and refused by mail, without a code', async () => {
  const [inside, outside] = [anAddress('instelling.test'), anAddress()];

  const allowed = await request(signup, { body: aForm(inside) });
  const refused = await request(signup, { body: aForm(outside) });
  const mail = await mailbox.next(outside);

  expect(refused.status).toBe(allowed.status);
  expect(Object.keys(refused.body)).toEqual(Object.keys(allowed.body));
  expect(mail.subject).toBe('Je aanmelding bij Noteer');
  expect(mail.text).not.toMatch(/\d{6}/);
  expect(
    await db
      .selectFrom('mailed_codes')
      .select('subject_id')
      .where('subject_id', '=', refused.body.signup_id)
      .execute(),
  ).toEqual([]);
});

test('whoever is invited makes an account with the role of the invitation, once', async () => {
  const email = anAddress();
  const made = await inviteAs(email);
  const mail = await mailbox.next(email);
  await request(signup, { body: aForm(email) });
  const verified = await request(verifyEmail, { body: { email, otp: await mailedCode(email) } });
  const { body } = await request(listInvitations, { as: administrator });

  expect(made.body.data).toMatchObject({
    email,
    role: 'planner',
    invited_by: 'Fenna Wiersma',
    is_expired: false,
  });
  expect(mail.text).toContain(`/sign-up#${encodeURIComponent(email)}`);
  expect(verified.body.data.role).toBe('planner');
  expect(body.data).toMatchObject({ sign_up: 'domains', domains: ['instelling.test'] });
  expect(body.data.invitations.map((one: { email: string }) => one.email)).not.toContain(email);
});

test('an invitation that expired or was withdrawn before the code came back opens nothing', async () => {
  const outcomes = [];
  for (const end of ['expired', 'withdrawn']) {
    const email = anAddress();
    const { body } = await inviteAs(email);
    await mailbox.next(email);
    await request(signup, { body: aForm(email) });
    const otp = await mailedCode(email);
    if (end === 'withdrawn')
      await request(withdrawInvitation, { as: administrator, params: { id: body.data.id } });
    else
      await db
        .updateTable('invitations')
        .set({ expires_at: sql<Date>`now()` })
        .where('id', '=', body.data.id)
        .execute();
    outcomes.push((await request(verifyEmail, { body: { email, otp } })).body.code);
  }

  expect(outcomes).toEqual(['wrong_code', 'wrong_code']);
});

test('inviting somebody again replaces the invitation, and somebody with an account is not invited', async () => {
  const email = anAddress();
  const first = await inviteAs(email, 'planner');
  const second = await inviteAs(email, 'auditor');
  const taken = await inviteAs(administrator.email);

  expect(second.body.data.id).toBe(first.body.data.id);
  expect(second.body.data.role).toBe('auditor');
  expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
});

test('where sign-up is closed nobody is invited', async () => {
  const closed = await harness({ SIGN_UP: 'closed' });
  const as = await closed.aUser({ role: 'administrator' });

  const { status, body } = await closed.request(invite, { as, body: { email: anAddress() } });

  expect([status, body.code]).toEqual([409, 'sign_up_closed']);
});

test('without a setting the demo is open, and all else is for the domain of the first administrator', async () => {
  const { SIGN_UP: _, ...settings } = services.settings;
  const rule = (is_demo: boolean) =>
    signUpRule({ db, settings, installation: { ...services.installation, is_demo } });

  const demo = await rule(true);
  const real = await rule(false);
  await db
    .updateTable('users')
    .set({ email: 'beheer@gmail.com' })
    .where('id', '=', administrator.id)
    .execute();
  const publicMail = await rule(false);

  expect([demo, real, publicMail]).toEqual([
    { kind: 'open' },
    { kind: 'domains', domains: ['example.org'] },
    { kind: 'invitation' },
  ]);
});
