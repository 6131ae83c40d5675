import { login } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';
import { addressLimit, createAttempts } from './attempts.ts';

const { db, services, request } = await harness({ ATTEMPTS_PER_ADDRESS: '8' });
const { attempts, sealing } = services;
/** Long enough for the seconds that a busy machine takes not to count. */
const limit = { free: 2, first_delay_s: 1_000, max_delay_s: 1_500, forget_after_s: 3600 };

const wait = async (name: string) => {
  const refusal = await attempts.count(db, limit, name, 'someone').catch((error) => error);
  return refusal && 100 * Math.round(refusal.retry_after_s / 100);
};
const letPass = (seconds: number) =>
  db
    .updateTable('attempts')
    .set({
      blocked_until: sql`blocked_until - make_interval(secs => ${seconds})`,
      forget_at: sql`forget_at - make_interval(secs => ${seconds})`,
    })
    .execute();

test('the first attempts are free, then the wait doubles up to its maximum', async () => {
  const waits = [];
  for (let i = 0; i < 4; i++) waits.push(await wait('growing'));
  await letPass(1_000);
  waits.push(await wait('growing'), await wait('growing'));

  expect(waits).toEqual([undefined, undefined, undefined, 1_000, undefined, 1_500]);
});

test('while a delay runs, asking again does not make it longer', async () => {
  for (let i = 0; i < 3; i++) await wait('steady');

  const waits = [await wait('steady')];
  await letPass(400);
  waits.push(await wait('steady'), await wait('steady'));
  expect(waits).toEqual([1_000, 600, 600]);
});

test('after an hour of quiet everything is forgotten', async () => {
  for (let i = 0; i < 3; i++) await wait('quiet');
  await letPass(3601);

  expect([await wait('quiet'), await wait('quiet')]).toEqual([undefined, undefined]);
});

test('another process counts the same attempts', async () => {
  const other = createAttempts(sealing);
  for (let i = 0; i < 3; i++) await wait('shared');

  await expect(other.count(db, limit, 'shared', 'someone')).rejects.toMatchObject({
    code: 'too_many_attempts',
  });
});

test('one network address that tries many accounts is slowed down', async () => {
  const answers = [];
  for (let i = 0; i < 12; i++) {
    answers.push(await request(login, { body: { email: `guess${i}@example.org`, password: 'x' } }));
  }

  expect(answers.slice(0, 8).every(({ status }) => status === 401)).toBe(true);
  expect(answers.at(-1)?.status).toBe(429);
  expect(addressLimit(8).max_delay_s).toBeLessThanOrEqual(60);
});

test('the table does not tell whose attempts it counts', async () => {
  await attempts.count(db, limit, 'login', 'fenna@example.org');

  const { rows } = await sql<{ row: string }>`select a::text as row from attempts a`.execute(db);
  expect(JSON.stringify(rows)).not.toMatch(/fenna|66656e6e61/);
});

test('whoever signs in does not use up the attempts of the building', async () => {
  const people = await harness({ ATTEMPTS_PER_ADDRESS: '3', MFA: 'optional' });
  const user = await people.aUser();
  const statuses = [];
  for (let i = 0; i < 10; i++)
    statuses.push(
      (await people.request(login, { body: { email: user.email, password: user.password } })).status,
    );

  expect(statuses).toEqual(Array(10).fill(200));
});

test('what is taken back leaves a delay that others caused', async () => {
  for (let i = 0; i < 4; i++) await wait('mixed');
  await attempts.takeBack(db, { ...limit, free: 1 }, 'mixed', 'someone');

  expect(await wait('mixed')).toBe(1_000);
});

test('all addresses of one network are one visitor, as a home has as many as it likes', async () => {
  const perNetwork = addressLimit(2);
  const from = (address: string) =>
    attempts.count(db, perNetwork, 'one-network', address).then(
      () => 'counted',
      ({ code }) => code,
    );
  const answers = [];
  for (const host of [1, 2, 3, 4]) answers.push(await from(`2001:db8:1:2::${host}`));

  expect(answers).toEqual(['counted', 'counted', 'counted', 'too_many_attempts']);
  expect(await from('2001:db8:1:3::1')).toBe('counted');
});
