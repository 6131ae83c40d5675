/** What somebody finds who starts Noteer without a single setting. */
import { uncertainValues } from '@noteer/clinical/certain-checks';
import {
  getDraft,
  getRecording,
  getTranscript,
  getVoices,
  listAppointments,
  listRecordings,
  listRevisions,
  listTasks,
  type Recording,
  type Voices,
} from '@noteer/contract';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { harness } from '../../test/harness.ts';
import { prepareInstallation } from '../first-start.ts';
import { openSession } from '../identity/sessions.ts';
import { readSettings } from '../settings.ts';
import { dateOf, weekBefore } from './days.ts';
import { finishDemo } from './finish-demo.job.ts';

/** For us the clock stands still: the demo is of one day, and a run may begin a minute before midnight. */
const began = new Date();
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'], now: began });
stopTheClock();
afterAll(() => void vi.useRealTimers());

const noteer = await harness({ DEMO: '' });
const { db, request, app, services } = noteer;
const today = dateOf(began);

async function signedIn(email: string) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return openSession(db, id, 12);
}
const sanne = await signedIn('sanne@demo.noteer');
const beheer = await signedIn('beheer@demo.noteer');
const joris = await signedIn('joris@demo.noteer');

const agenda = async (as: { access: string }, date: string) =>
  (await request(listAppointments, { as, query: { date, is_scheduled: true } })).body.data;
const recordings = async (as: { access: string }, query: object = {}): Promise<Recording[]> =>
  (await request(listRecordings, { as, query })).body.data;

/** The notes are written by a job that runs beside the start, the last of them after all others. */
const unfinished = () => db.selectFrom('recordings').select('id').where('stage', '<>', 'done').execute();
const isFinished = () =>
  db
    .selectFrom(sql<{ state: string }>`pgboss.job`.as('job'))
    .select('state')
    .where(sql<boolean>`name = 'finish-demo' and state = 'completed'`)
    .executeTakeFirst();
await vi.waitUntil(isFinished, { timeout: 300_000, interval: 100 });

test('Sanne has six clients today, none of them unplanned', async () => {
  const day = await agenda(sanne, today);

  expect(day.map(({ status }: { status: string }) => status)).toEqual([
    'reviewed',
    'ready',
    'ready',
    'ready',
    'scheduled',
    'scheduled',
  ]);
  expect(await unfinished()).toEqual([]);
  expect(new Set(day.map(({ client_name }: { client_name: string }) => client_name)).size).toBe(6);
  for (const { is_appointment, subject, description, appointment_time } of day) {
    expect(is_appointment).toBe(true);
    expect(subject).toMatch(/^\d{1,2} [a-z]+ \d{4}$/);
    expect(description).not.toBe('');
    expect(appointment_time).toMatch(new RegExp(`^${today}T\\d\\d:\\d\\d:00.000Z$`));
  }
});

test('three recordings of five minutes wait for her, each with sound, transcript, and a note that names what it rests on', async () => {
  const waiting = await recordings(sanne, { is_reviewed: false });

  expect(waiting.map(({ template }) => template).toSorted()).toEqual(['decursus', 'decursus', 'soep']);
  for (const { id, recording_file_url, recording_duration, consultation_summary } of waiting) {
    const { body } = await request(getTranscript, { as: sanne, params: { id } });
    const draft = await request(getDraft, {
      as: sanne,
      params: { id },
      query: { ai_model_name: 'extractive' },
    });
    const sources = draft.body.data.sections.flatMap(
      ({ sentences }: { sentences: { sources: number[] }[] }) =>
        sentences.flatMap((sentence) => sentence.sources),
    );
    const wav = await app.inject({ url: recording_file_url ?? '', headers: { range: 'bytes=0-100043' } });

    expect(body.data.length).toBeGreaterThan(60);
    expect(recording_duration).toBeGreaterThan(290);
    expect(recording_duration).toBeLessThan(480);
    expect(body.data.at(-1).end_s).toBeLessThanOrEqual(recording_duration + 1);
    expect(sources.length).toBeGreaterThan(5);
    expect(consultation_summary[0]?.summary_text).toMatch(/\d mg|milligram/);
    expect(wav.statusCode).toBe(206);
    expect(wav.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    const samples = new Int16Array(wav.rawPayload.buffer.slice(wav.rawPayload.byteOffset + 44));
    expect(Math.max(...samples)).toBeGreaterThan(5_000);
  }
});

test('one of them was corrected by Sanne, and the checks mark what she typed and nothing else of its kind', async () => {
  const corrected = (await recordings(sanne, { is_reviewed: false })).find(
    ({ consultation_summary: [summary] }) => summary?.revision === 2,
  );
  const [note] = corrected?.consultation_summary ?? [];
  const params = { id: corrected?.id };
  const { body } = await request(listRevisions, {
    as: sanne,
    params,
    query: { ai_model_name: 'extractive' },
  });
  const transcript = await request(getTranscript, { as: sanne, params });
  const marks = uncertainValues(note?.summary_text ?? '', transcript.body.data, 'nl');

  expect(body.data.map(({ author_name }: { author_name: string | null }) => author_name)).toEqual([
    'Sanne Veldkamp',
    null,
  ]);
  const doses = marks.filter(({ kind }) => kind === 'dose').map(({ text }) => text);
  expect(note?.summary_text).toMatch(/\b150 (mg|milligram)/);
  expect(doses).toEqual([expect.stringMatching(/^150 (mg|milligram)$/)]);
});

test('who speaks is known in each of them, a daughter included', async () => {
  const people = await Promise.all(
    (await recordings(sanne, { is_reviewed: false })).map(async ({ id }) => {
      const { body } = await request(getVoices, { as: sanne, params: { id } });
      return (body.data as Voices).voices.map(({ role, relation }) => relation ?? role);
    }),
  );

  expect(people.toSorted((a, b) => a.length - b.length)).toEqual([
    ['clinician', 'client'],
    ['clinician', 'client'],
    ['clinician', 'client', 'dochter'],
  ]);
});

test('one of today is reviewed and coded, and the administrator finds it', async () => {
  const [reviewed] = await recordings(beheer, { date: today, is_reviewed: true });
  const { body } = await request(getRecording, { as: beheer, params: { id: reviewed?.id } });

  expect(body.data).toMatchObject({ is_reviewed: true, is_admin_reviewed: true });
  expect(body.data.consultation_summary[0].code).toBe('CO0497,VB-B45');
});

test('what the reviewed notes ask for is on her list of tasks', async () => {
  const { body } = await request(listTasks, { as: sanne });
  const reviewed = (await recordings(sanne, { is_reviewed: true })).map(({ id }) => id);

  expect(body.data.length).toBeGreaterThan(0);
  expect(reviewed).toEqual(
    expect.arrayContaining(body.data.map(({ recording }: { recording: string }) => recording)),
  );
});

test('the week before has appointments on every weekday, and Joris has some of his own', async () => {
  const days = await Promise.all(weekBefore(today).map((date) => agenda(sanne, date)));
  const reviewed = await recordings(sanne, { is_reviewed: true });

  expect(days.map(({ length }) => length > 0)).toEqual([true, true, true, true, true]);
  expect(reviewed.length).toBeGreaterThan(3);
  expect(await agenda(joris, today)).toHaveLength(2);
  expect(await recordings(joris)).toHaveLength(2);
});

test('everything that was added is in the trail, and consent with every recording', async () => {
  const { rows } = await sql<{ missing: string }>`
    select id as missing from appointments where id::text not in (
      select participant_object_id from audit_log where event_type_code = 'appointment.created')
    union all select id from recordings where consent_words is null or consent_given_at > now() or id::text not in (
      select participant_object_id from audit_log where event_type_code = 'note.written')`.execute(db);

  expect(rows).toEqual([]);
});

test('nothing is done twice, however often it starts and whatever runs again', async () => {
  const counts = () =>
    sql`select (select count(*) from appointments) as appointments, (select count(*) from recordings) as recordings,
      (select count(*) from document_revisions) as revisions, (select count(*) from tasks) as tasks,
      (select count(*) from audit_log) as lines`.execute(db);
  const before = await counts();

  await Promise.all([prepareInstallation(services), prepareInstallation(services)]);
  await finishDemo.run(services, { date: today }, new AbortController().signal);

  expect((await counts()).rows).toEqual(before.rows);
});

test('on a later day the same clients are there, unrecorded, unless the demo is without them', async () => {
  // Within the 24 days that a timer can wait: the queue counts by this clock, and would ask again without a pause.
  const later = new Date(began.getTime() + 14 * 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  const accountsOnly = readSettings({ DEMO: 'accounts' });
  await prepareInstallation({ ...services, settings: accountsOnly });
  const withoutThem = await db
    .selectFrom('appointments')
    .select('id')
    .where('appointment_time', '>', new Date(later.getTime() - 86_400_000))
    .execute();
  await Promise.all([prepareInstallation(services), prepareInstallation(services)]);
  stopTheClock();

  expect(withoutThem).toEqual([]);
  const day = await agenda(sanne, dateOf(later));
  expect(day.map(({ status }: { status: string }) => status)).toEqual(Array(6).fill('scheduled'));
});

test('a demo of accounts alone has nobody on its agenda, and a real installation has nobody at all', async () => {
  const accounts = await harness({ DEMO: 'accounts' });
  const real = await harness({
    DEMO: '',
    ADMIN_EMAIL: 'beheer@example.org',
    ADMIN_PASSWORD: 'eerste-geheim!',
  });

  for (const each of [accounts, real]) {
    await prepareInstallation(each.services);
    expect(await each.db.selectFrom('appointments').select('id').execute()).toEqual([]);
    expect(await each.db.selectFrom('recordings').select('id').execute()).toEqual([]);
  }
});
