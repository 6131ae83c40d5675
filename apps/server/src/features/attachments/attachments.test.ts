import { randomUUID } from 'node:crypto';
import {
  type Attachment,
  addAttachment,
  correctAttachmentPage,
  createAppointment,
  createClient,
  getAttachment,
  getAttachmentFile,
  getAttachmentPage,
  getAttachmentPicture,
  keepAttachment,
  listAttachments,
  MAX_ATTACHMENT_BYTES,
  removeAttachment,
  retryAttachment,
} from '@noteer/contract';
import { expect, test, vi } from 'vitest';
import { harness, withoutModels } from '../../../test/harness.ts';
import { type AttachmentReader, AttachmentUnreadable } from '../../engines/attachments/port.ts';
import { EngineError } from '../../errors.ts';

/** With which page each reading of the document began whose reader dies; others may be read at the same time. */
const begun: number[] = [];

/** No more of a picture is looked at than how it begins. */
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

/** Two pages of a text file, cut at a line of dashes; the first word can be a reason why it is not readable. */
const reader: AttachmentReader = async function* ({ bytes }, { from_page }) {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.startsWith('encrypted')) throw new AttachmentUnreadable('encrypted');
  if (text.startsWith('dies')) begun.push(from_page);
  const pages = text.split('\n---\n');
  yield { type: 'pages', count: pages.length };
  for (const [at, page] of pages.entries()) {
    if (at + 1 < from_page) continue;
    const sure = text.startsWith('handwriting') ? 0.1 : 0.9;
    const words = page.split(/\s+/).map((word) => ({ text: word, sure, line: 0, block: 0 }));
    const box: [number, number, number, number] = [1, 2, 3, 4];
    const read = { number: at + 1, width: 595, height: 842, how: 'text' as const, text: page };
    const drawn = text.startsWith('drawn') ? { picture: png } : {};
    yield { type: 'page', page: { ...read, ...drawn, words: words.map((word) => ({ ...word, box })) } };
    // As when its process is killed between two pages.
    if (text.startsWith('dies') && from_page === 1) throw new EngineError('gone', { retryable: true });
  }
  if (text.startsWith('handwriting') && from_page === 1) throw new AttachmentUnreadable('not_readable');
};

const noteer = await harness({}, { ...withoutModels, readAttachment: reader });
const { request, aUser, db, auditFrom } = noteer;
const clinician = await aUser();

async function aClient(as = clinician): Promise<string> {
  const names = { first_name: 'Bram', last_name: 'Kuiper', date_of_birth: '1980-02-01' };
  const { body } = await request(createClient, { as, body: names });
  return body.data.id;
}

const letter = 'Verwijzing van Bram Kuiper, geboren 1980-02-01.\n---\nMedicatie: sertraline 50 mg.';

function formOf(text: string, { name = 'brief.txt', attachment_id = randomUUID() as string } = {}) {
  const form = new FormData();
  form.set('attachment_id', attachment_id);
  form.set('file', new Blob([text], { type: 'text/plain' }), name);
  return form;
}

const send = (id: string, form: FormData, as = clinician) =>
  request(addAttachment, { as, params: { id }, body: form });
const look = async (id: string): Promise<Attachment> =>
  (await request(getAttachment, { as: clinician, params: { id } })).body.data;
const page = async (id: string, number: number) =>
  (await request(getAttachmentPage, { as: clinician, params: { id, number } })).body.data;

async function added(text: string, client?: string): Promise<Attachment> {
  const { body } = await send(client ?? (await aClient()), formOf(text));
  const ended = async () => expect((await look(body.data.id)).stage).toMatch(/read$|failed/);
  await vi.waitFor(ended, { timeout: 60_000, interval: 50 });
  return look(body.data.id);
}

test('a document is read page by page, and says how far it is', async () => {
  const attachment = await added(letter);

  expect(attachment).toMatchObject({
    file_name: 'brief.txt',
    stage: 'read',
    page_count: 2,
    pages_read: 2,
    failure: null,
    identity: { name: 'fits', date_of_birth: 'fits' },
    is_doubtful: false,
    added_by: 'Fenna Wiersma',
  });
  expect(await page(attachment.id, 2)).toMatchObject({
    text: 'Medicatie: sertraline 50 mg.',
    words: expect.arrayContaining([{ text: 'sertraline', box: [1, 2, 3, 4], sure: 0.9 }]),
  });
});

test('sent twice with the same id it is one document', async () => {
  const client = await aClient();
  const attachment_id = randomUUID();
  const sent = [0, 1].map(() => send(client, formOf(letter, { attachment_id })));
  expect((await Promise.all(sent)).map(({ body }) => body.data.id)).toEqual([attachment_id, attachment_id]);

  const { body } = await request(listAttachments, { as: clinician, params: { id: client } });
  expect(body.data.map(({ id }: Attachment) => id)).toEqual([attachment_id]);
  const file = await noteer.app.inject({
    url: getAttachmentFile.path.replace('{id}', attachment_id),
    headers: { authorization: `Bearer ${clinician.access}` },
  });
  expect(file.body).toBe(letter);
});

test('under the id of somebody else’s document nothing is put, and theirs stays as it is', async () => {
  const { id } = await added(letter);
  const thief = await aUser();
  const { status } = await send(await aClient(thief), formOf('anders', { attachment_id: id }), thief);

  const { statusCode, body } = await noteer.app.inject({
    url: getAttachmentFile.path.replace('{id}', id),
    headers: { authorization: `Bearer ${clinician.access}` },
  });
  expect([status, statusCode, body]).toEqual([404, 200, letter]);
});

test('a reader that dies between two pages goes on with the next one, and each page is there once', {
  tags: 'thorough',
}, async () => {
  const { id, stage } = await added('dies 1\n---\ntwee\n---\ndrie');
  expect([stage, begun]).toEqual(['read', [1, 2]]);
  const pages = await db
    .selectFrom('attachment_pages')
    .select('number')
    .where('attachment_id', '=', id)
    .orderBy('number')
    .execute();
  expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the file as it was added is given to be saved, never shown, and to nobody else', async () => {
  const { id } = await added(letter);
  const fetched = (access: string) =>
    noteer.app.inject({
      url: getAttachmentFile.path.replace('{id}', id),
      headers: { authorization: `Bearer ${access}` },
    });
  const own = await fetched(clinician.access);
  expect([own.statusCode, own.payload]).toEqual([200, letter]);
  expect(own.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''brief.txt",
    'cache-control': 'private, no-store',
  });
  expect((await fetched((await aUser()).access)).statusCode).toBe(404);
});

test('what cannot be read says why, is kept, and can be tried again', async () => {
  const attachment = await added('encrypted');
  expect(attachment).toMatchObject({ stage: 'failed', failure: 'encrypted' });

  const { body } = await request(retryAttachment, { as: clinician, params: { id: attachment.id } });
  expect(body.data).toMatchObject({ stage: 'waiting', failure: null });
  await vi.waitFor(async () => expect((await look(attachment.id)).stage).toBe('failed'), 60_000);
});

test('what nobody can make out is no better read when it is tried again, until somebody wrote out what it says', async () => {
  const { id, failure } = await added('handwriting a\n---\nb');
  expect(failure).toBe('not_readable');
  const again = async () => {
    await request(retryAttachment, { as: clinician, params: { id } });
    await vi.waitFor(async () => expect((await look(id)).stage).toMatch(/read$|failed/), 60_000);
    return look(id);
  };
  expect(await again()).toMatchObject({ stage: 'failed', failure: 'not_readable', pages_read: 2 });

  const body = { text: 'Verwijzing van Bram Kuiper' };
  await request(correctAttachmentPage, { as: clinician, params: { id, number: 1 }, body });
  expect(await again()).toMatchObject({ stage: 'read', failure: null });
});

test('a page is shown as it looked, to whoever may read it; one without a picture has none', async () => {
  const drawn = await added('drawn');
  const plain = await added(letter);
  const fetched = (id: string, access: string) =>
    noteer.app.inject({
      url: getAttachmentPicture.path.replace('{id}', id).replace('{number}', '1'),
      headers: { authorization: `Bearer ${access}` },
    });

  const own = await fetched(drawn.id, clinician.access);
  expect([own.statusCode, own.rawPayload]).toEqual([200, png]);
  expect(own.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  const sealed = await noteer.services.storage.get(`attachments/${drawn.id}/page-001`);
  expect(sealed?.includes(png)).toBe(false);
  expect((await fetched(plain.id, clinician.access)).statusCode).toBe(404);
  expect((await fetched(drawn.id, (await aUser()).access)).statusCode).toBe(404);
});

test('a document that names nobody we know is doubtful until somebody says that it belongs here', async () => {
  const attachment = await added('Beste collega, hierbij de uitslag.');
  expect(attachment).toMatchObject({ identity: { name: 'none', date_of_birth: 'none' }, is_doubtful: true });

  const { body } = await request(keepAttachment, { as: clinician, params: { id: attachment.id } });
  expect(body.data.is_doubtful).toBe(false);
});

test('a correction stands instead of what was read, can name the client, and can be taken back', async () => {
  const { id } = await added('Verwijzing van Brarn Kulper');
  const correct = async (text: string | null) =>
    request(correctAttachmentPage, { as: clinician, params: { id, number: 1 }, body: { text } });

  await correct('Verwijzing van Bram Kuiper');
  expect(await page(id, 1)).toMatchObject({ text: 'Verwijzing van Bram Kuiper', is_corrected: true });
  expect((await look(id)).is_doubtful).toBe(false);

  await correct(null);
  expect(await page(id, 1)).toMatchObject({ text: 'Verwijzing van Brarn Kulper', is_corrected: false });
});

test('an empty document, none at all and one that is too large are refused, and nothing is kept', async () => {
  const client = await aClient();
  const none = new FormData();
  none.set('attachment_id', randomUUID());
  const answers = [
    await send(client, formOf('')),
    await send(client, none),
    await send(client, formOf('x'.repeat(MAX_ATTACHMENT_BYTES + 1))),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
  const { body } = await request(listAttachments, { as: clinician, params: { id: client } });
  expect(body.data).toEqual([]);
});

test('nobody else finds it: not another clinician, not an administrator, and a planner may not ask', async () => {
  const client = await aClient();
  const { id } = await added(letter, client);
  for (const [role, status] of [
    ['clinician', 404],
    ['administrator', 404],
    ['planner', 403],
  ] as const) {
    const other = await aUser({ role });
    const answers = await Promise.all([
      request(listAttachments, { as: other, params: { id: client } }),
      request(getAttachment, { as: other, params: { id } }),
      request(getAttachmentPage, { as: other, params: { id, number: 1 } }),
      request(removeAttachment, { as: other, params: { id } }),
      send(client, formOf(letter), other),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  }
});

test('a colleague who sees the same client reads the same documents', async () => {
  const client = await aClient();
  const { id } = await added(letter, client);
  const colleague = await aUser();
  const read = async () => (await request(getAttachment, { as: colleague, params: { id } })).status;
  expect(await read()).toBe(404);

  const planner = await aUser({ role: 'planner' });
  await request(createAppointment, {
    as: planner,
    body: {
      user_id: colleague.id,
      client_id: client,
      patient_name: 'Bram Kuiper',
      client_code: 'C-1',
      subject: '1980-02-01',
      description: 'Intake',
      gender: 'male',
      date: '2026-11-20',
      start_time: '2026-11-20T09:00:00Z',
      end_time: '2026-11-20T09:45:00Z',
    },
  });
  expect(await read()).toBe(200);
});

test('all that tells of the client is sealed, and gone when it is removed', async () => {
  const { id } = await added(letter);
  const row = await db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const pages = await db.selectFrom('attachment_pages').selectAll().where('attachment_id', '=', id).execute();
  const kept = [row.file_name, ...pages.flatMap(({ text, words }) => [text, words])];
  for (const sealed of kept) expect(sealed.toString('latin1')).not.toMatch(/brief|sertraline|Kuiper/);
  expect(await noteer.services.storage.get(`attachments/${id}/file`)).toBeDefined();

  const { status } = await request(removeAttachment, { as: clinician, params: { id } });
  expect(status).toBe(200);
  expect(await noteer.services.storage.get(`attachments/${id}/file`)).toBeUndefined();
  expect((await request(getAttachment, { as: clinician, params: { id } })).status).toBe(404);
});

test('the access log says who added, read and removed it, and whose it is', async () => {
  const client = await aClient();
  const since = await auditFrom();
  const { id } = await added(letter, client);
  await page(id, 1);
  await request(removeAttachment, { as: clinician, params: { id } });
  const lines = (await since()).filter(({ event_type_code }) => event_type_code.startsWith('attachment'));
  const codes = [...new Set(lines.map(({ event_type_code }) => event_type_code))];
  expect(codes).toEqual(['attachment.added', 'attachment.read', 'attachment.removed']);
  expect(new Set(lines.map(({ client_id }) => client_id))).toEqual(new Set([client]));
});
