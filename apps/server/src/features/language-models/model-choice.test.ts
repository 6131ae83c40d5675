/** An administrator chooses which model writes: it does from then on, in every process, and its key stays here. */
import {
  getLeavingExample,
  getModelChoice,
  listServerModels,
  type ModelDecision,
  removeLanguageModel,
  type Sent,
  setModelChoice,
} from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import { answersWith, asOllama, asOpenAi, openChatServer } from '../../../test/chat-server.ts';
import { copyDatabase } from '../../../test/copy-database.ts';
import { harness } from '../../../test/harness.ts';

const first = await openChatServer();
const second = await openChatServer();
afterAll(() => Promise.all([first.close(), second.close()]));

const database = await copyDatabase();
const shared = { ...database, drop: async () => {} };
const one = await harness({ WRITER: 'auto' }, undefined, { database });
const other = await harness({ WRITER: 'auto' }, undefined, { database: shared });
const held = await harness(
  {
    WRITER: 'http',
    WRITER_URL: `${first.url.replace('//', '//me:hidden@')}/v1`,
    WRITER_MODEL: 'fixed',
    WRITER_KEY: 'k',
  },
  undefined,
  { database: shared },
);
const administrator = await one.aUser({ role: 'administrator' });

type Choice = Sent<typeof setModelChoice>['body'];
const nothing = { writes: 'none', here: null, house: null, elsewhere: null, templates: {} } as const;
const serverAt = (url: string, model = 'mistral-small', more: object = {}) => ({
  ...{ kind: 'http' as const, url, model, context_tokens: 16_000, is_ours: false },
  ...more,
});

const read = async (noteer = one): Promise<ModelDecision> =>
  (await noteer.request(getModelChoice, { as: administrator })).body.data;
async function decide(choice: Partial<Choice>, noteer = one) {
  const { version } = await read();
  return noteer.request(setModelChoice, { as: administrator, body: { ...nothing, ...choice, version } });
}

test('before anybody decides nothing writes, and the page is told so', async () => {
  expect(await read()).toMatchObject({
    ...{ version: 0, held_by: [], has_key: { house: false, elsewhere: false }, set_by: null },
    in_use: { place: 'none', model: null, is_ready: false },
  });
});

test('what is chosen in one process writes at once in it, and soon in the others', async () => {
  const audited = await one.auditFrom();
  const { status, body } = await decide({
    writes: 'house',
    house: serverAt(first.url),
    house_key: 'sk-very-secret',
  });
  expect([status, body.data?.in_use]).toEqual([
    200,
    { place: 'house', model: 'mistral-small', is_ready: true },
  ]);

  expect(await one.services.models.model()).toMatchObject({ name: 'mistral-small', context_tokens: 16_000 });
  await expect
    .poll(async () => (await other.services.models.model())?.name, { timeout: 60_000 })
    .toBe('mistral-small');

  expect(await audited()).toMatchObject([
    {
      event_type_code: 'language_model.chosen',
      user_id: administrator.id,
      participant_object_detail: {
        ...{ writes: 'house', model: 'mistral-small', host: new URL(first.url).host },
        fields: 'writes, house, house_key',
      },
    },
  ]);
});

test('its key is sealed, used, and never comes back', async () => {
  const rows = await one.db.selectFrom('model_keys').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key.includes('sk-very-secret')).toBe(false);
  const choices = await one.db.selectFrom('model_choices').selectAll().execute();
  expect(JSON.stringify(choices)).not.toContain('sk-very-secret');
  const { body } = await one.request(getModelChoice, { as: administrator });
  expect(body.data.has_key).toEqual({ house: true, elsewhere: false });
  expect(JSON.stringify(body)).not.toContain('sk-');

  const model = await one.services.models.model();
  first.behave(answersWith(() => ({ sections: {} })));
  const question = {
    name: 'note',
    instructions: 'a',
    talk: '[1] b',
    after: 'c',
    schema: { properties: {} },
    answer_tokens: 9,
  };
  await model?.ask(question, { signal: new AbortController().signal }).catch(() => {});
  expect(first.asked[0]?.authorization).toBe('Bearer sk-very-secret');
  expect(one.logged.join('')).not.toContain('sk-very-secret');
});

test('a key that is left out stays with its address and goes to no other', async () => {
  await decide({ writes: 'house', house: serverAt(first.url, 'another') });
  expect((await read()).has_key.house).toBe(true);
  second.tells(asOpenAi('vllm', { id: 'm' }));
  const seen: (string | undefined)[] = [];
  second.tells({
    '/v1/models': (response, request) => {
      seen.push(request.headers.authorization);
      response.end('{"data":[{"id":"m"}]}');
    },
  });
  const list = { place: 'house', kind: 'http', url: second.url };
  await one.request(listServerModels, { as: administrator, body: list });
  expect(seen).toEqual([undefined]);

  await decide({ writes: 'house', house: serverAt(second.url) });
  expect((await read()).has_key.house).toBe(false);
  // What no decision in force names is gone.
  expect(await one.db.selectFrom('model_keys').selectAll().execute()).toEqual([]);
});

test('a template may have another model, or none', async () => {
  await decide({
    writes: 'house',
    house: serverAt(first.url, 'usual'),
    elsewhere: serverAt(second.url, 'special'),
    templates: { intake: 'elsewhere', soep: 'none' },
  });
  const { models } = one.services;
  expect((await models.model('decursus'))?.name).toBe('usual');
  const special = await models.model('intake');
  expect([special?.name, special?.place]).toEqual(['special', 'elsewhere']);
  expect(await models.model('soep')).toBeUndefined();
  expect((await models.status()).map(({ model }) => model)).toEqual(['usual', 'special']);
});

test('none is a choice too', async () => {
  await decide({});
  expect(await one.services.models.model()).toBeUndefined();
  const { version, in_use, set_by } = await read();
  expect([version > 0, in_use.place, set_by]).toEqual([true, 'none', 'Fenna Wiersma']);
});

test.each([
  [
    'a public address in the house',
    { writes: 'house', house: serverAt('https://llm.example.org') },
    'house.is_ours',
  ],
  ['a server that is not there', { writes: 'elsewhere' }, 'elsewhere'],
  [
    'Mistral without a key',
    { writes: 'elsewhere', elsewhere: serverAt('', 'small', { kind: 'mistral' }) },
    'elsewhere_key',
  ],
  ['no address', { writes: 'house', house: serverAt('') }, 'house.url'],
  ['another scheme', { writes: 'house', house: serverAt('file:///etc/passwd') }, 'house'],
  ['a password in the address', { writes: 'house', house: serverAt('http://me:pw@127.0.0.1') }, 'house'],
] as const)('%s is refused, and nothing changes', async (_, choice, field) => {
  const { version } = await read();
  const { status, body } = await decide(choice as Partial<Choice>);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect((await read()).version).toBe(version);
});

test('a public address is in the house once somebody says that it is the institution’s own', async () => {
  const house = serverAt('https://llm.example.org', 'm', { is_ours: true });
  expect((await decide({ writes: 'house', house })).status).toBe(200);
  expect((await one.services.models.model())?.place).toBe('house');
});

test('who looked at an earlier decision is told', async () => {
  const { version } = await read();
  const body = { ...nothing, version: version - 1 };
  const answer = await one.request(setModelChoice, { as: administrator, body });
  expect([answer.status, answer.body.code]).toEqual([409, 'institution_changed']);
});

test('the environment wins, is shown without its secrets, and cannot be decided against', async () => {
  const decision = await read(held);
  expect(decision).toMatchObject({
    held_by: ['WRITER', 'WRITER_URL', 'WRITER_MODEL', 'WRITER_KEY'],
    choice: { writes: 'house', house: { kind: 'http', url: `${first.url}/v1`, model: 'fixed' } },
    has_key: { house: true },
    in_use: { place: 'house', model: 'fixed' },
  });
  expect(JSON.stringify(decision)).not.toContain('hidden');
  const { status, body } = await decide({}, held);
  expect([status, body.fields]).toEqual([400, { writes: ['Set by WRITER'] }]);
});

test.each(['clinician', 'planner', 'auditor'] as const)(
  'a %s sees and changes nothing of it',
  async (role) => {
    const as = await one.aUser({ role });
    const { version } = await read();
    const statuses = [
      await one.request(getModelChoice, { as }),
      await one.request(setModelChoice, { as, body: { ...nothing, version } }),
      await one.request(listServerModels, { as, body: { place: 'house', kind: 'http', url: first.url } }),
      await one.request(removeLanguageModel, { as, params: { name: 'qwen3-4b' } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
  },
);

test('for a model elsewhere an example shows which names stay here', async () => {
  const { body } = await one.request(getLeavingExample, { as: administrator, query: { language: 'nl' } });
  expect(body.data.length).toBeGreaterThan(2);
  const leaves = JSON.stringify(body.data.map((line: { leaves: string }) => line.leaves));
  expect(leaves).not.toMatch(/Wiersinga|Henk|06-12345678/);
  expect(JSON.stringify(body.data)).toContain('Wiersinga');
});

test('an Ollama tells how much it reads', async () => {
  first.tells(
    asOllama([{ name: 'a', context_length: 8_192 }, { name: 'b', num_ctx: 16_384 }, { name: 'c' }]),
  );
  const { body } = await one.request(listServerModels, {
    as: administrator,
    body: { place: 'house', kind: 'http', url: `${first.url}/v1/` },
  });
  expect(body.data).toEqual({
    ...{ software: 'ollama', problem: null },
    models: [
      { name: 'a', context_tokens: 8_192 },
      { name: 'b', context_tokens: 16_384 },
      { name: 'c', context_tokens: null },
    ],
  });
});
