/** What waits too long is told of once a period, in numbers, to those who want it. */
import { createTask, getOwnReminders, setOwnReminders } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { steps } from '../../../test/step-examples.ts';
import { remindAt } from './remind.job.ts';
import { sendReminder } from './send-reminder.job.ts';

const noteer = await harness();
const { request, aUser, db, mailbox, services } = noteer;
const { aNote, aPair, sign } = steps(noteer);

type Person = { id: string; email: string; access: string };
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
/** One moment for all: a test that runs over midnight is of one day. */
const NOW = new Date();
const LONG_AGO = new Date(Date.now() - 10 * 86_400_000);

/** Whatever day it is, from its first hour on. */
const decide = async (settings: object) => {
  await db
    .insertInto('institution_settings')
    .values({ settings: JSON.stringify({ reminder_hour: 0, reminder_after_days: 3, ...settings }) })
    .execute();
  await services.institution.refresh();
};
const mailsTo = ({ email }: Person) =>
  mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
const claimed = ({ id }: Person) =>
  db.selectFrom('reminders').selectAll().where('user_id', '=', id).execute();
const age = (id: string) =>
  db
    .updateTable('recordings')
    .set({ created_at: LONG_AGO, finished_at: LONG_AGO })
    .where('id', '=', id)
    .execute();

async function anOldNote(as: Person): Promise<string> {
  const id = await aNote(as, 'Bram Kuiper slaapt slecht.');
  await age(id);
  return id;
}

test('nothing is sent while it is off, and each has one mail a period however often and by however many it is asked', async () => {
  const { trainee, supervisor } = await aPair();
  const fresh = await aUser();
  await aNote(fresh);
  await decide({ reminder_day: 'never' });
  await anOldNote(supervisor);
  await remindAt(services, NOW);
  expect(await claimed(supervisor)).toEqual([]);

  const asked = await anOldNote(trainee);
  await sign(trainee, asked);
  await db
    .updateTable('note_steps')
    .set({ created_at: LONG_AGO })
    .where('recording_id', '=', asked)
    .execute();
  await request(createTask, { as: supervisor, body: { text: 'Bram Kuiper bellen', due: day(5) } });
  await request(createTask, { as: supervisor, body: { text: 'Later', due: day(1) } });
  await decide({ reminder_day: 'every_day' });
  await Promise.all([remindAt(services, NOW), remindAt(services, NOW), remindAt(services, NOW)]);
  const mail = await mailbox.next(supervisor.email);
  await remindAt(services, NOW);

  expect(mail.text).toContain('- 1 verslag om na te kijken');
  expect(mail.text).toContain('- 1 verslag om mede te ondertekenen');
  expect(mail.text).toContain('- 1 taak waarvan de datum voorbij is');
  expect(mail.text).toContain('/tasks');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Bram|Kuiper|bellen/);
  expect(mailsTo(supervisor)).toHaveLength(1);
  // What they wait for themselves, and what is not old, is no reason for a mail.
  expect(await claimed(trainee)).toEqual([]);
  expect(await claimed(fresh)).toEqual([]);
});

test('whoever turned it off is not told, and the institution’s choice is shown to them', async () => {
  await decide({ reminder_day: 'every_day' });
  const quiet = await aUser();
  await anOldNote(quiet);
  const body = { wants_reminders: false };
  const { body: set } = await request(setOwnReminders, { as: quiet, body });
  expect(set.data).toEqual({ wants_reminders: false, is_sent: true });
  await remindAt(services, NOW);
  expect(await claimed(quiet)).toEqual([]);
  await decide({ reminder_day: 'never' });
  expect((await request(getOwnReminders, { as: quiet })).body.data).toEqual({ ...body, is_sent: false });
});

test('a process that dies before its transaction ends has neither claimed nor asked for a mail; the next one does both', async () => {
  await decide({ reminder_day: 'every_day' });
  const clinician = await aUser();
  await anOldNote(clinician);
  const dying = {
    ...services,
    enqueue: () => Promise.reject(new Error('killed')),
  };
  await expect(remindAt(dying, NOW)).rejects.toThrow('killed');
  expect(await claimed(clinician)).toEqual([]);
  await remindAt(services, NOW);
  expect((await mailbox.next(clinician.email)).text).toContain('- 1 verslag om na te kijken');
});

test('what was done before the mail is sent is not asked for', async () => {
  const clinician = await aUser();
  const id = await anOldNote(clinician);
  await sign(clinician, id);
  await sendReminder.run(services, { user_id: clinician.id, period: day(0) }, new AbortController().signal);
  expect(mailsTo(clinician)).toEqual([]);
});
