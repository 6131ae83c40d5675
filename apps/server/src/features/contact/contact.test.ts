import { randomUUID } from 'node:crypto';
import { changeContactRequest, listContactRequests, sendContactRequest } from '@noteer/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { sendContactMail } from './send-contact-mail.job.ts';
import { receive } from './service.ts';

const INFO = 'info@kliniek.test';
const { request, aUser, app, db, mailbox, auditFrom, services, logged } = await harness({
  CONTACT_EMAIL: INFO,
});
const silent = await harness();
const marijke = await aUser({ role: 'administrator' });

const anna = {
  first_name: 'Anna',
  last_name: 'Schmidt',
  email: 'anna.schmidt@klinik.test',
  location: 'germany',
  institution_name: 'Klinik am See',
  specialty: 'psychiatry',
  language: 'en',
};
const send = (values: object = {}) => request(sendContactRequest, { body: { ...anna, ...values } });
const sendFrom = (remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/contact/', payload: anna, remoteAddress });
const kept = () => db.selectFrom('contact_requests').selectAll().orderBy('created_at').execute();
const list = async (query: object = {}) =>
  (await request(listContactRequests, { as: marijke, query })).body.data;

/** As if they had come in before, a second apart, the last one now. */
const earlier = (count: number) =>
  db
    .insertInto('contact_requests')
    .values(
      Array.from({ length: count }, (_, n) => ({
        ...(anna as typeof anna & { location: 'germany'; specialty: 'psychiatry'; language: 'en' }),
        email: `visitor${n}@klinik.test`,
        created_at: new Date(Date.now() - (count - 1 - n) * 1000),
      })),
    )
    .execute();

beforeEach(async () => {
  await db.deleteFrom('contact_requests').execute();
  await db.deleteFrom('attempts').execute();
});

describe('a contact request', () => {
  test('is kept, thanked for and mailed to the address that is set; the answer goes to the visitor', async () => {
    const audit = await auditFrom();

    const { status, body } = await send({ specialty: 'other', specialty_other: ' Neurologie ' });

    expect([status, body]).toEqual([200, { message: 'Thank you. We will be in touch.' }]);
    const [row] = await kept();
    expect(row).toMatchObject({
      ...anna,
      specialty: 'other',
      specialty_other: 'Neurologie',
      handled_at: null,
    });
    const mail = await mailbox.next(INFO);
    expect(mail.subject).toBe('Contactverzoek: Anna Schmidt, Klinik am See');
    expect(mail.replyTo).toMatchObject([{ address: anna.email }]);
    for (const fact of ['Anna Schmidt', anna.email, 'Klinik am See', 'Neurologie', 'Duitsland', 'Engels']) {
      expect(mail.text).toContain(fact);
    }
    expect((await audit()).map((line) => [line.event_type_code, line.participant_object_id])).toEqual([
      ['contact_request.received', row?.id],
    ]);
  });

  test('is mailed in the language of whoever reads it', async () => {
    const reader = await aUser({ email: INFO });
    await db.updateTable('users').set({ language: 'en' }).where('id', '=', reader.id).execute();

    await send({ specialty: 'medicine' });

    const mail = await mailbox.next(INFO);
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', reader.id).execute();
    expect(mail.subject).toBe('Contact request: Anna Schmidt, Klinik am See');
    expect(mail.text).toContain('Specialty: Family Medicine');
  });

  test('without an address to mail to is kept for the administrators', async () => {
    const answer = await silent.request(sendContactRequest, { body: anna });
    const row = await silent.db.selectFrom('contact_requests').select('id').executeTakeFirstOrThrow();

    await sendContactMail.run(silent.services, { request_id: row.id }, new AbortController().signal);

    expect(answer.status).toBe(200);
    expect(silent.mailbox.mails).toEqual([]);
  });

  test('and its mail are asked for together, or not at all', async () => {
    const failing = { ...services, enqueue: () => Promise.reject(new Error('no queue')) };
    const form = sendContactRequest.body.parse(anna);

    await expect(
      receive(failing, { address: '192.0.2.1', request_id: randomUUID() }, form),
    ).rejects.toThrow();

    expect(await kept()).toEqual([]);
  });

  test.each([
    ['no word of what the other specialty is', { specialty: 'other' }, 'specialty_other', 'Please specify'],
    [
      'only spaces for it',
      { specialty: 'other', specialty_other: '  ' },
      'specialty_other',
      'Please specify',
    ],
    [
      'a word of another specialty that was not chosen',
      { specialty_other: 'Neurologie' },
      'specialty_other',
      'Specify only another specialty',
    ],
    ['a country that is not offered', { location: 'atlantis' }, 'location', 'Location is required'],
    ['an address that is none', { email: 'anna@klinik' }, 'email', 'Invalid email'],
    ['a name without end', { first_name: 'x'.repeat(101) }, 'first_name', 'At most 100 characters'],
    ['an empty name', { last_name: ' ' }, 'last_name', 'Last name is required'],
    [
      'characters that cannot be shown',
      { institution_name: 'Klinik\u001b[2J' },
      'institution_name',
      'Leave out characters that cannot be shown',
    ],
  ])('with %s is refused by the name of the field, and not kept', async (_, values, field, message) => {
    const { status, body } = await send(values);

    expect([status, body.code, body.fields[field]]).toEqual([400, 'invalid', [message]]);
    expect(await kept()).toEqual([]);
  });

  test('with an empty word for another specialty is taken as without', async () => {
    expect((await send({ specialty_other: '' })).status).toBe(200);
    expect((await kept())[0]?.specialty_other).toBeNull();
    await mailbox.next(INFO);
  });

  test('cannot add a header or a reader to the mail', async () => {
    await send({
      first_name: 'Anna\r\nBcc: spy@elsewhere.test',
      institution_name: 'Klinik\r\n\r\n<b>text</b>\u2028X-Header: 1',
    });

    const mail = await mailbox.next(INFO);
    expect(mail.subject).toBe('Contactverzoek: Anna Bcc: Schmidt, Klinik X-Header: 1');
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-header');
    expect(mail.text).toContain('Instelling: Klinik X-Header: 1\n');
    const two = await send({ email: 'anna@klinik.test, spy@elsewhere.test' });
    expect(two.status).toBe(400);
  });

  test('of a program that fills in what people do not see is thanked for and forgotten', async () => {
    const { status, body } = await send({ reference: 'https://cheap.test' });

    expect([status, body]).toEqual([200, { message: 'Thank you. We will be in touch.' }]);
    expect(await kept()).toEqual([]);
  });

  test('leaves nothing of what was typed in the log', async () => {
    const typed = {
      first_name: 'Onvergetelijk',
      email: 'herkenbaar@klinik.test',
      institution_name: 'Geheimhof',
    };
    await send(typed);
    await mailbox.next(INFO);
    await send({ ...typed, location: 'atlantis' });

    const log = logged.join('\n');
    expect(log).toContain('"route":"/api/contact/"');
    for (const text of Object.values(typed)) expect(log).not.toContain(text);
  });
});

describe('a flood', () => {
  test('from one network address is stopped after five requests, and others are not', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await sendFrom('192.0.2.7'));
    const neighbour = await sendFrom('192.0.2.8');

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.json()).toEqual({
      detail: 'Too many attempts. Please wait before you try again.',
      code: 'too_many_attempts',
    });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(50);
    expect(neighbour.statusCode).toBe(200);
    expect(await kept()).toHaveLength(6);
  });

  test('from many addresses is stopped at sixty an hour, until the first of them is an hour old', async () => {
    await earlier(60);

    const refused = await send();
    const [oldest] = await kept();
    await db
      .updateTable('contact_requests')
      .set({ created_at: new Date(Date.now() - 3_600_001) })
      .where('id', '=', oldest?.id ?? '')
      .execute();
    const taken = await send();

    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'Too many requests are coming in. Please try again later.',
    ]);
    const wait_s = Number(refused.headers['retry-after']);
    expect(wait_s).toBeGreaterThan(3500);
    expect(wait_s).toBeLessThanOrEqual(3600);
    expect(taken.status).toBe(200);
  });

  test('that comes all at once is counted as one that comes in a row', async () => {
    await earlier(57);

    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => sendFrom(`192.0.2.${n + 20}`)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await kept()).toHaveLength(60);
  });
});

describe('administrators', () => {
  test('see requests newest first, a page at a time, and their look is on the record', async () => {
    await earlier(5);
    const audit = await auditFrom();

    const first = await list({ limit: 3 });
    const rest = await list({ limit: 3, after: first.at(-1).id });

    expect([...first, ...rest].map(({ email }: { email: string }) => email)).toEqual(
      [4, 3, 2, 1, 0].map((n) => `visitor${n}@klinik.test`),
    );
    expect(first[0]).toEqual({
      ...anna,
      id: expect.any(String),
      email: 'visitor4@klinik.test',
      specialty_other: null,
      is_handled: false,
      created_at: expect.any(String),
    });
    expect((await audit()).map((line) => [line.event_type_code, line.user_id])).toEqual([
      ['contact_requests.listed', marijke.id],
      ['contact_requests.listed', marijke.id],
    ]);
  });

  test('mark a request as handled, and as not handled after all', async () => {
    await earlier(2);
    const [{ id }] = await list();
    const set = (is_handled: boolean) =>
      request(changeContactRequest, { as: marijke, params: { id }, body: { is_handled } });
    const ids = async (is_handled: boolean) =>
      (await list({ is_handled: String(is_handled) })).map((one: { id: string }) => one.id);
    const audit = await auditFrom();

    expect((await set(true)).body.data).toMatchObject({ id, is_handled: true });
    expect([await ids(true), (await ids(false)).length]).toEqual([[id], 1]);
    expect((await set(false)).body.data.is_handled).toBe(false);
    expect([await ids(true), (await ids(false)).length]).toEqual([[], 2]);

    const changes = (await audit()).filter((line) => line.event_type_code === 'contact_request.changed');
    expect(changes.map((line) => [line.user_id, line.participant_object_id])).toEqual([
      [marijke.id, id],
      [marijke.id, id],
    ]);
  });

  test('cannot change a request that is not there', async () => {
    const { status } = await request(changeContactRequest, {
      as: marijke,
      params: { id: randomUUID() },
      body: { is_handled: true },
    });

    expect(status).toBe(404);
  });
});
