/**
 * What was acknowledged is there, whatever dies. People sign up while the server, and now and then its
 * Postgres too, is killed in the middle of it, again and again.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { login, signup, verifyEmail } from '@noteer/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn, type Mailbox, openMailbox } from '../../apps/server/test/mailbox.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { quickly, rounds, verifiedLog } from './outcome.ts';

const ROUNDS = rounds(2);
/** Sign-ups under way at any moment. */
const AT_ONCE = 4;
/** The server dies after so many answers, and a moment that falls anywhere within a sign-up. */
const ANSWERS_BEFORE_KILL = [0, 8] as const;
const MOMENT_MS = [0, 200] as const;
/** A job whose worker died is taken up again within a minute, on a busy machine a little later. */
const MAILS_WITHIN_MS = 240_000;
const VERIFIED = 10;
const password = 'Onthouden!2026';

type Acknowledged = { email: string; signup_id: string };

let data_dir: string;
let mailbox: Mailbox;
let port: number;
let noteer: Noteer;

const start = () =>
  startNoteer({
    data_dir,
    port,
    settings: {
      SMTP_URL: mailbox.url,
      ADMIN_EMAIL: 'beheer@kliniek.test',
      ADMIN_PASSWORD: password,
      ATTEMPTS_PER_ADDRESS: '100000',
      LOG_LEVEL: 'warn',
      ...quickly,
    },
  });

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  mailbox = await openMailbox();
  port = await freePort();
  noteer = await start();
}, 600_000);

afterAll(async () => {
  await noteer?.stop();
  await mailbox?.close();
  rmSync(data_dir, { recursive: true });
}, 600_000);

const post = (path: string, body: object) =>
  fetch(`${noteer.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Undefined when the server died before its answer was whole: then nothing was promised. */
async function signUpOnce(): Promise<Acknowledged | undefined> {
  const email = `${randomUUID()}@kliniek.test`;
  const form = { first_name: 'Noor', last_name: 'Veldkamp', email, gender: 'female' };
  try {
    const response = await post(signup.path, { ...form, password, confirm_password: password });
    if (response.status !== 200) throw new Error(`sign-up answered ${response.status}`);
    const { signup_id } = signup.response.parse(await response.json());
    return { email, signup_id };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** One line of people, each signing up as soon as the one before is through, until the server is gone. */
async function keepSigningUp(acknowledged: Acknowledged[]): Promise<void> {
  for (;;) {
    const account = await signUpOnce();
    if (!account) return;
    acknowledged.push(account);
  }
}

async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: noteer.connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const idsIn = async (sql: string) => new Set((await ask<{ id: string }>(sql)).map(({ id }) => id));
const usersSql = `select id from users where role = 'clinician'`;
const trailSql = `select participant_object_id as id from audit_log where event_type_code = 'user.signed_up'`;
const jobsSql = `select data->>'user_id' as id from pgboss.job where name = 'send-sign-up-code'`;

/** Oldest first. */
const mailsTo = (email: string) =>
  mailbox.mails.filter((mail) => mail.to?.some(({ address }) => address === email));

async function mailsArrive(acknowledged: Acknowledged[]): Promise<number> {
  const began = performance.now();
  while (acknowledged.some(({ email }) => mailsTo(email).length === 0)) {
    if (performance.now() - began > MAILS_WITHIN_MS) break;
    await sleep(100);
  }
  return performance.now() - began;
}

/** With the newest mail: a job that was cut off after its mail went out sends another one. */
async function verifyAndSignIn({ email, signup_id }: Acknowledged): Promise<void> {
  const mail = mailsTo(email).at(-1);
  if (!mail) throw new Error(`no mail to ${email}`);
  const verified = await post(verifyEmail.path, { email, otp: codeIn(mail), signup_id });
  expect(verified.status).toBe(200);
  const signedIn = await post(login.path, { email, password });
  expect(await signedIn.json()).toMatchObject({ code: 'second_factor_mailed' });
}

async function killInTheMiddle(acknowledged: Acknowledged[], isPostgresKilledToo: boolean): Promise<void> {
  const enough = acknowledged.length + randomInt(...ANSWERS_BEFORE_KILL);
  const lines = Array.from({ length: AT_ONCE }, () => keepSigningUp(acknowledged));
  while (acknowledged.length < enough) await sleep(2);
  await sleep(randomInt(...MOMENT_MS));
  const killed = noteer.kill();
  if (isPostgresKilledToo) process.kill(noteer.postmasterPid(), 'SIGKILL');
  await Promise.all([killed, ...lines]);
}

test('no acknowledged sign-up is lost when the server is killed', { timeout: 3_600_000 }, async () => {
  const acknowledged: Acknowledged[] = [];
  const lost = new Set<string>();
  const began = performance.now();

  for (let round = 0; round < ROUNDS; round++) {
    await killInTheMiddle(acknowledged, isPostgresKilledIn(round));
    noteer = await start();
    const kept = await idsIn(usersSql);
    for (const { signup_id } of acknowledged) if (!kept.has(signup_id)) lost.add(signup_id);
  }
  const rounds_ms = performance.now() - began;
  const kept = await idsIn(usersSql);
  const trail = await idsIn(trailSql);
  const jobs = await idsIn(jobsSql);
  const log = await verifiedLog(data_dir);
  const mails_ms = await mailsArrive(acknowledged);
  const unmailed = acknowledged.filter(({ email }) => mailsTo(email).length === 0);

  const postgresKills = Array.from({ length: ROUNDS }, (_, round) => round).filter(isPostgresKilledIn).length;
  console.log(
    `${ROUNDS} kills (${postgresKills} with Postgres) in ${seconds(rounds_ms)} s: ` +
      `${acknowledged.length} sign-ups acknowledged, ${lost.size} lost; ${kept.size - acknowledged.length} more ` +
      `kept whose answer was cut off. The last mail came ${seconds(mails_ms)} s after the last start.`,
  );
  expect([...lost]).toEqual([]);
  // Acknowledged or not: an account, its line in the trail and its job are there together or not at all.
  expect(trail).toEqual(kept);
  expect(jobs).toEqual(kept);
  expect(log).toMatch(/^Whole: /);
  expect(unmailed).toEqual([]);
  for (const account of acknowledged.slice(-VERIFIED)) await verifyAndSignIn(account);
});

const isPostgresKilledIn = (round: number) => round % 3 === 1;
const seconds = (ms: number) => (ms / 1000).toFixed(1);
