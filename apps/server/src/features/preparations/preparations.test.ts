import {
  getInstitution,
  getPreparation,
  makePreparation,
  moveAppointment,
  type Preparation,
  removeAttachment,
  setInstitution,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, readsText, SOON } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';
import { prepareComing } from './prepare-coming.job.ts';

const noteer = await harness({}, { ...withoutModels, readAttachment: readsText });
const { request, aUser, db, auditFrom, services } = noteer;
const { aClient, aFinalNote, aDocument, aPlanned, sign } = clientFiles(noteer);
const clinician = await aUser();

const letter = [
  'Datum: 3 januari 2026',
  'Betreft: dhr. B. Kuiper, geboren 01-02-1980',
  'Vraagstelling: graag beoordeling van de stemmingsklachten.',
  'Medicatie:',
  'lithium 400 mg 2dd1',
  'Met vriendelijke groet,',
  'H. de Boer, huisarts',
].join('\n\n');
const note = 'Gestart met sertraline 50 mg eenmaal daags. Afspraak: over twee weken bellen.';

const kept = (id: string) =>
  db.selectFrom('preparations').selectAll().where('appointment_id', '=', id).executeTakeFirst();
const look = async (id: string, as = clinician): Promise<Preparation> =>
  (await request(getPreparation, { as, params: { id } })).body.data;
const written = async (id: string): Promise<string> => JSON.stringify((await look(id)).sections);
const untilMade = (id: string) => expect.poll(() => kept(id), SOON).toMatchObject({ is_stale: false });

test('the page is there soon after an appointment is planned, each line with its source', async () => {
  const client = await aClient(clinician);
  const { id: source } = await aFinalNote(clinician, client, note);
  const attachment = await aDocument(clinician, client, letter);
  await expect
    .poll(
      () => db.selectFrom('findings').select('version').where('attachment_id', '=', attachment).execute(),
      SOON,
    )
    .toHaveLength(1);
  const id = await aPlanned(clinician, client);
  await untilMade(id);

  const page = await look(id);
  expect(page).toMatchObject({ id, client_id: client, on: '2099-11-20', is_stale: false, unread_count: 0 });
  const lines = page.sections.flatMap((section) => section.lines);
  expect(lines.length).toBeGreaterThan(2);
  for (const { places } of lines) expect(places.length).toBeGreaterThan(0);
  const ids = new Set(lines.flatMap(({ places }) => places.map((place) => place.id)));
  expect(ids).toEqual(new Set([source, attachment]));
  expect(page.brief.length).toBeGreaterThan(0);
  const referral = page.sections.find((section) => section.id === 'referral');
  expect(referral?.lines[0]).toMatchObject({
    date: '2026-01-03',
    author: 'H. de Boer, huisarts',
    places: [{ kind: 'attachment', page: 1 }],
  });
});

test('a page is made anew by itself when a document is read and when a note is signed', async () => {
  const client = await aClient(clinician);
  const id = await aPlanned(clinician, client);
  await untilMade(id);
  expect(await written(id)).not.toContain('ithium');

  await aDocument(clinician, client, letter);
  await expect.poll(() => written(id), SOON).toContain('ithium');
  await aFinalNote(clinician, client, note);
  await expect.poll(() => written(id), SOON).toContain('ertraline');
});

test('of a document that was removed, and of a note that was reopened, nothing stays on the page', async () => {
  const client = await aClient(clinician);
  const id = await aPlanned(clinician, client);
  const document = await aDocument(clinician, client, letter);
  const { id: recording } = await aFinalNote(clinician, client, note);
  await expect.poll(() => written(id), SOON).toMatch(/ithium.*ertraline|ertraline.*ithium/s);

  await request(removeAttachment, { as: clinician, params: { id: document } });
  expect(await written(id)).not.toContain('ithium');
  await sign(clinician, recording, false);
  expect(await written(id)).not.toContain('ertraline');
});

test('where there is no page it is made on the spot, and again when somebody asks', async () => {
  const client = await aClient(clinician);
  await aFinalNote(clinician, client, note);
  const id = await aPlanned(clinician, client);
  await untilMade(id);
  await db.deleteFrom('preparations').where('appointment_id', '=', id).execute();

  const first = await look(id);
  const { body } = await request(makePreparation, { as: clinician, params: { id } });
  expect(body.data.sections).toEqual(first.sections);
  expect(body.data.made_at > first.made_at).toBe(true);
});

test('an appointment of the coming hour without a page gets one, and of long ago none is kept', async () => {
  const client = await aClient(clinician);
  const [soon, past] = [await aPlanned(clinician, client), await aPlanned(clinician, client)];
  await untilMade(past);
  await untilMade(soon);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const move = (id: string, hours: number) =>
    db
      .updateTable('appointments')
      .set({ appointment_time: at(hours) })
      .where('id', '=', id)
      .execute();
  await move(soon, 0.5);
  await move(past, -31 * 24);
  await db.deleteFrom('preparations').where('appointment_id', '=', soon).execute();

  await prepareComing.run(services, {}, new AbortController().signal);
  await untilMade(soon);
  expect(await kept(past)).toBeUndefined();
});

test('it is its clinician’s alone, and after a move it is made from what the other may read', async () => {
  const client = await aClient(clinician);
  await aFinalNote(clinician, client, note);
  const id = await aPlanned(clinician, client);
  await expect.poll(() => written(id), SOON).toContain('ertraline');
  const colleague = await aUser();
  for (const [role, status] of [
    ['clinician', 404],
    ['administrator', 404],
    ['planner', 403],
    ['auditor', 403],
  ] as const) {
    const as = await aUser({ role });
    expect((await request(getPreparation, { as, params: { id } })).status).toBe(status);
    expect((await request(makePreparation, { as, params: { id } })).status).toBe(status);
  }

  await request(moveAppointment, {
    as: await aUser({ role: 'planner' }),
    params: { id },
    body: {
      ...{ user_id: colleague.id, date: '2099-11-21' },
      ...{ start_time: '2099-11-21T09:00:00Z', end_time: '2099-11-21T09:45:00Z' },
    },
  });
  expect((await request(getPreparation, { as: clinician, params: { id } })).status).toBe(404);
  const page = await look(id, colleague);
  expect(JSON.stringify(page.sections)).not.toContain('ertraline');
});

test('a page that was made while files were shared shows nothing of a colleague when they no longer are', async () => {
  const admin = await aUser({ role: 'administrator' });
  async function share(share_files: 'off' | 'treating') {
    const { settings, version } = (await request(getInstitution, { as: admin })).body.data;
    await request(setInstitution, { as: admin, body: { ...settings, share_files, version } });
  }
  const [client, colleague] = [await aClient(clinician), await aUser()];
  await aFinalNote(clinician, client, note);
  await share('treating');
  const id = await aPlanned(colleague, client);
  const quotes = async () => JSON.stringify((await look(id, colleague)).sections).includes('ertraline');
  await expect.poll(quotes, SOON).toBe(true);

  await share('off');
  expect(await quotes()).toBe(false);
});

test('it is sealed, and every look is in the access log', async () => {
  const client = await aClient(clinician);
  await aFinalNote(clinician, client, note);
  const id = await aPlanned(clinician, client);
  await expect.poll(() => written(id), SOON).toContain('ertraline');
  expect((await kept(id))?.body.toString('latin1')).not.toMatch(/ertraline|Wiersma/);

  const since = await auditFrom();
  await look(id);
  expect(await since()).toMatchObject([
    { event_type_code: 'preparation.read', client_id: client, participant_object_id: id },
  ]);
});
