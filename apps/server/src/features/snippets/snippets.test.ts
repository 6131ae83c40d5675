import { changeSnippet, createSnippet, listSnippets, removeSnippet, type Snippet } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const { request, aUser, db } = await harness();
type Person = { access: string };
const form = { abbreviation: ';MSE', text: 'Stemming: [stemming].\r\nAffect: [affect].' };
const create = (as: Person, is_shared = false, more = {}) =>
  request(createSnippet, { as, body: { ...form, ...more, is_shared } });
const listed = async (as: Person): Promise<Snippet[]> => (await request(listSnippets, { as })).body.data;

test('a snippet is its maker’s alone, and its abbreviation has no semicolon and no capitals', async () => {
  const as = await aUser();
  const { body } = await create(as);
  expect(body.data).toMatchObject({
    ...{ abbreviation: 'mse', text: 'Stemming: [stemming].\nAffect: [affect].' },
    ...{ is_shared: false, may_change: true },
  });
  const other = await aUser();
  expect(await listed(other)).toEqual([]);
  const params = { id: body.data.id };
  expect((await request(changeSnippet, { as: other, params, body: form })).status).toBe(404);
  expect((await request(removeSnippet, { as: other, params })).status).toBe(404);
  expect((await request(removeSnippet, { as, params })).status).toBe(200);
  expect(await listed(as)).toEqual([]);
});

test('one abbreviation has one snippet of the same owner', async () => {
  const as = await aUser();
  await create(as);
  expect(await create(as, false, { text: 'Iets anders.' })).toMatchObject({
    status: 409,
    body: { code: 'abbreviation_taken' },
  });
  const { body } = await create(as, false, { abbreviation: 'mse2' });
  const params = { id: body.data.id };
  expect((await request(changeSnippet, { as, params, body: form })).status).toBe(409);
  const changed = { abbreviation: 'mse2', text: 'Anders.' };
  expect((await request(changeSnippet, { as, params, body: changed })).body.data).toMatchObject(changed);
});

test('what is shared everybody has, and only who may share changes it', async () => {
  const [as, admin] = [await aUser(), await aUser({ role: 'administrator' })];
  expect((await create(as, true)).status).toBe(403);
  const { body } = await create(admin, true);
  expect(await listed(as)).toMatchObject([{ id: body.data.id, is_shared: true, may_change: false }]);
  const params = { id: body.data.id };
  expect((await request(changeSnippet, { as, params, body: form })).status).toBe(403);
  expect((await request(removeSnippet, { as: admin, params })).status).toBe(200);
});

test.each([
  ['no abbreviation', { abbreviation: ' ; ' }],
  ['spaces in it', { abbreviation: 'm se' }],
  ['no text', { text: '  ' }],
  ['too long a text', { text: 'a'.repeat(4_001) }],
])('refused with a word for the field: %s', async (_, more) => {
  const { status, body } = await create(await aUser(), false, more);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(Object.keys(more));
});

test('the text of a snippet is sealed', async () => {
  await create(await aUser(), false, { text: 'Geheim van niemand.' });
  const rows = await db.selectFrom('snippets').select('text').execute();
  for (const { text } of rows) expect(text.toString('utf8')).not.toContain('Geheim');
});
