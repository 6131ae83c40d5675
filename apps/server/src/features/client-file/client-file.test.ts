import {
  type ClientFile,
  changeRecording,
  correctAttachmentPage,
  createTask,
  getClientFile,
  getFileNote,
  getTimeline,
  joinClient,
  keepAttachment,
  partClient,
  removeAttachment,
  searchClientFile,
  type TimelineItem,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, readsText, SOON } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';
import { catchUpFindings } from './catch-up-findings.job.ts';

const noteer = await harness({}, { ...withoutModels, readAttachment: readsText });
const { request, aUser, db, auditFrom, services } = noteer;
const { aClient, aDraft, aFinalNote, aDocument, sign, rewrite } = clientFiles(noteer);
const clinician = await aUser();

const ofBram = 'Betreft: dhr. B. Kuiper, geboren 01-02-1980.\n\n';
const note = '### Medicatie\n\nGestart met sertraline 50 mg eenmaal daags.\n';

const open = async (id: string, as = clinician): Promise<ClientFile> =>
  (await request(getClientFile, { as, params: { id } })).body.data;
const medicines = async (id: string, as = clinician): Promise<string[]> =>
  (await open(id, as)).course.medicines.map(({ name }) => name);
const untilMedicines = (id: string, expected: string[]) =>
  expect.poll(() => medicines(id), SOON).toEqual(expected);
const timeline = async (id: string, query = {}, as = clinician): Promise<TimelineItem[]> =>
  (await request(getTimeline, { as, params: { id }, query })).body.data;

test('what a final note says is in the course, with the sentence that says it and where that stands', async () => {
  const client = await aClient(clinician);
  const { id } = await aFinalNote(clinician, client, note);
  await untilMedicines(client, ['sertraline']);

  const { course, client: who, counts, unread_count } = await open(client);
  const [medicine] = course.medicines;
  expect(medicine).toMatchObject({ is_current: true, from: { date: '2026-03-02', precision: 'day' } });
  const place = medicine?.steps[0]?.place;
  expect(place).toMatchObject({ kind: 'note', id, page: null, date: '2026-03-02', author: 'Fenna Wiersma' });
  expect(note.slice(place?.from, place?.to)).toBe(place?.sentence);
  expect(place?.sentence).toContain('sertraline 50 mg');
  expect([who.client_name, counts, unread_count]).toEqual([
    'Bram Kuiper',
    { consultation: 1, attachment: 0, task: 0 },
    0,
  ]);
});

test('a note that is not final is in no course, in no search, and shows no line', async () => {
  const client = await aClient(clinician);
  const { id } = await aDraft(clinician, client, note);

  expect(await medicines(client)).toEqual([]);
  expect(await timeline(client)).toMatchObject([
    { kind: 'consultation', is_reviewed: false, first_line: null },
  ]);
  const { body } = await request(searchClientFile, {
    as: clinician,
    params: { id: client },
    body: { search: 'sertraline' },
  });
  expect(body.data.hits).toEqual([]);
  expect((await request(getFileNote, { as: clinician, params: { id } })).status).toBe(404);
});

test('a note that is reopened is out of the file at once, and signed again it says what it says now', async () => {
  const client = await aClient(clinician);
  const { id } = await aFinalNote(clinician, client, note);
  await untilMedicines(client, ['sertraline']);

  await sign(clinician, id, false);
  expect(await medicines(client)).toEqual([]);
  expect(await db.selectFrom('findings').select('version').where('recording_id', '=', id).execute()).toEqual(
    [],
  );

  await rewrite(clinician, id, 'Gestart met quetiapine 25 mg voor de nacht.');
  await sign(clinician, id);
  await untilMedicines(client, ['quetiapine']);
});

test('of a recording that its clinician deleted nothing is left in the file', async () => {
  const client = await aClient(clinician);
  const { id } = await aFinalNote(clinician, client, note);
  await untilMedicines(client, ['sertraline']);

  await request(changeRecording, { as: clinician, params: { id }, body: { is_recording_deleted: true } });
  expect(await medicines(client)).toEqual([]);
  expect(await db.selectFrom('findings').select('version').where('recording_id', '=', id).execute()).toEqual(
    [],
  );
});

test('a document counts once it names the client or somebody said that it belongs here; a removed one is gone', async () => {
  const client = await aClient(clinician);
  const id = await aDocument(clinician, client, 'Medicatie:\nlithium 400 mg 2dd1');
  expect(await open(client)).toMatchObject({ course: { medicines: [] }, unread_count: 1 });

  await request(keepAttachment, { as: clinician, params: { id } });
  await untilMedicines(client, ['lithium']);
  expect((await open(client)).unread_count).toBe(0);

  const params = { id, number: 1 };
  const body = { text: 'Medicatie:\nolanzapine 5 mg 1dd1' };
  await request(correctAttachmentPage, { as: clinician, params, body });
  await untilMedicines(client, ['olanzapine']);

  await request(removeAttachment, { as: clinician, params: { id } });
  expect(await medicines(client)).toEqual([]);
});

test('a finding of a later page of a letter tells the page and the place on it', async () => {
  const client = await aClient(clinician);
  const second = 'Medicatie:\nolanzapine 5 mg 1dd1';
  const letter = `${ofBram}Datum: 3 januari 2026\n\nBeste collega.\n---\n${second}\n\nMet vriendelijke groet,\nH. de Boer, huisarts`;
  const id = await aDocument(clinician, client, letter);
  await untilMedicines(client, ['olanzapine']);

  const place = (await open(client)).course.medicines[0]?.last.place;
  expect(place).toMatchObject({
    ...{ kind: 'attachment', id, page: 2, date: '2026-01-03', author: 'H. de Boer, huisarts' },
  });
  expect(second.slice(place?.from, place?.to)).toBe(place?.sentence);
});

test('of two clients who are one the file is one, and parted each has its own again', async () => {
  const [one, other] = [await aClient(clinician), await aClient(clinician)];
  await aFinalNote(clinician, one, note);
  await aFinalNote(clinician, other, 'Gestart met quetiapine 25 mg voor de nacht.', '2026-04-01');
  await untilMedicines(one, ['sertraline']);
  await untilMedicines(other, ['quetiapine']);

  const administrator = await aUser({ role: 'administrator' });
  await request(joinClient, { as: administrator, params: { id: one }, body: { into: other } });
  expect(await medicines(one)).toEqual(['sertraline', 'quetiapine']);
  expect(await timeline(other)).toHaveLength(2);

  await request(partClient, { as: administrator, params: { id: one } });
  expect([await medicines(one), await medicines(other)]).toEqual([['sertraline'], ['quetiapine']]);
});

test('the timeline holds consultations, documents and tasks, the newest first, by pages and by kind', async () => {
  const client = await aClient(clinician);
  const first = await aFinalNote(clinician, client, note, '2020-01-02');
  const second = await aFinalNote(
    clinician,
    client,
    '# Decursus\n\n**Klachten:** slaapt beter.',
    '2021-01-02',
  );
  const document = await aDocument(clinician, client, `${ofBram}Uitslag.`);
  const { body } = await request(createTask, {
    as: clinician,
    body: { text: 'De huisarts bellen', client_id: client },
  });

  const all = await timeline(client);
  const ids = [body.data.id, document, second.appointment, first.appointment];
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(all).toMatchObject([
    { kind: 'task', task: { text: 'De huisarts bellen' } },
    { kind: 'attachment', attachment: { file_name: 'brief.txt' } },
    { kind: 'consultation', recording: second.id, first_line: 'Klachten: slaapt beter.', is_own: true },
    { kind: 'consultation', recording: first.id, status: 'reviewed', clinician_name: 'Fenna Wiersma' },
  ]);
  const pages = [
    await timeline(client, { limit: 2 }),
    await timeline(client, { limit: 2, before: document }),
  ];
  expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  expect((await timeline(client, { kind: 'attachment' })).map(({ id }) => id)).toEqual([document]);
});

test('words are found in notes and documents of this client alone, whatever their case and accents', async () => {
  const [client, other] = [await aClient(clinician), await aClient(clinician)];
  const noted = await aFinalNote(clinician, client, 'Cliënte voelt zich beter. Ze slaapt goed.');
  const document = await aDocument(
    clinician,
    client,
    `${ofBram}---\nNiets.\n---\nDe cliente slaapt\nslecht.`,
  );
  await aFinalNote(clinician, other, 'Cliënte slaapt niet.');
  const find = async (search: string, as = clinician) =>
    (await request(searchClientFile, { as, params: { id: client }, body: { search } })).body.data;

  const { hits, is_complete } = await find('CLIENTE');
  expect(hits).toMatchObject([
    { place: { kind: 'attachment', id: document, page: 3, from: 3, to: 10 }, title: 'brief.txt' },
    { place: { kind: 'note', id: noted.id, page: null, from: 0, to: 7 }, more_count: 0 },
  ]);
  expect(is_complete).toBe(true);
  const [{ place, match }] = hits;
  expect(place.sentence.slice(match.from, match.to)).toBe('cliente');
  expect((await find('slaapt slecht')).hits).toMatchObject([{ place: { id: document } }]);
  expect((await find('beter slaapt')).hits).toMatchObject([{ place: { id: noted.id } }]);
  expect((await find('liënte')).hits).toEqual([]);
  expect((await find('.*')).hits).toEqual([]);
});

test('nobody else opens the file: not another clinician, not an administrator, and a planner may not ask', async () => {
  const client = await aClient(clinician);
  const { id } = await aFinalNote(clinician, client, note);
  for (const [role, status] of [
    ['clinician', 404],
    ['administrator', 404],
    ['planner', 403],
    ['auditor', 403],
  ] as const) {
    const as = await aUser({ role });
    const params = { id: client };
    const answers = [
      await request(getClientFile, { as, params }),
      await request(getTimeline, { as, params }),
      await request(searchClientFile, { as, params, body: { search: 'sertraline' } }),
      await request(getFileNote, { as, params: { id } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
  }
});

test('what a paper says is sealed where it is kept', async () => {
  const client = await aClient(clinician);
  const { id } = await aFinalNote(clinician, client, note);
  await untilMedicines(client, ['sertraline']);
  const kept = await db.selectFrom('findings').selectAll().where('recording_id', '=', id).executeTakeFirst();
  expect(kept?.body.toString('latin1')).not.toMatch(/sertraline|Gestart|Wiersma/);
  const course = await db
    .selectFrom('courses')
    .selectAll()
    .where('client_id', '=', client)
    .executeTakeFirst();
  expect(course?.body.toString('latin1')).not.toMatch(/sertraline|Gestart|Wiersma/);
});

test('the access log says who looked into the file, and who searched it', async () => {
  const client = await aClient(clinician);
  const since = await auditFrom();
  await open(client);
  await timeline(client);
  await request(searchClientFile, { as: clinician, params: { id: client }, body: { search: 'geheim' } });
  const lines = await since();
  expect(lines.map(({ event_type_code, client_id }) => [event_type_code, client_id])).toEqual([
    ['client_file.read', client],
    ['client_file.read', client],
    ['client_file.searched', client],
  ]);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

test('notes that were final before there was a file are read by and by', async () => {
  const client = await aClient(clinician);
  const { id } = await aFinalNote(clinician, client, note);
  await untilMedicines(client, ['sertraline']);
  await db.deleteFrom('findings').where('recording_id', '=', id).execute();
  await db.deleteFrom('courses').where('client_id', '=', client).execute();
  expect(await open(client)).toMatchObject({ course: { medicines: [] }, unread_count: 1 });

  await catchUpFindings.run(services, {}, new AbortController().signal);
  await untilMedicines(client, ['sertraline']);
});
