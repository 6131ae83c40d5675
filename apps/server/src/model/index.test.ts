import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { answersWith, openChatServer } from '../../test/chat-server.ts';
import { llamaEngine } from '../../test/llama-engine.ts';
import { testModels } from '../../test/spoken.ts';
import { readSettings } from '../settings.ts';
import { chosenByEnvironment } from './choice.ts';
import { createModels } from './index.ts';

const server = await openChatServer();
afterAll(() => server.close());

function modelsFor(env: Record<string, string>) {
  const settings = readSettings({ DATA_DIR: '/nonexistent', DEMO: 'off', FETCH_MODELS: 'off', ...env });
  const chosen = chosenByEnvironment(settings) ?? { kind: 'auto' as const };
  const inForce = { chosenFor: () => chosen, allChosen: () => [chosen] };
  return createModels(settings, inForce, pino({ level: 'silent' }));
}
const { signal } = new AbortController();
const question = {
  ...{ name: 'note', instructions: 'a', talk: 'b', after: 'c' },
  ...{ schema: { type: 'object' as const }, answer_tokens: 10 },
};

test('a server writes when its address is set, under its true name, and its failure is seen until it answers', async () => {
  const models = modelsFor({ WRITER_URL: server.url, WRITER_MODEL: 'gpt-4o' });
  const model = await models.model();
  expect([model?.name, model?.place]).toEqual(['chatgpt_4', 'house']);

  server.behave((_, response) => void response.writeHead(401).end('{}'));
  await expect(model?.ask(question, { signal })).rejects.toMatchObject({ problem: 'not_allowed' });
  expect(await models.status()).toMatchObject([
    { engine: 'http', model: 'chatgpt_4', state: 'failing', remedy: { kind: 'reported' } },
  ]);

  server.behave(answersWith(() => ({ a: 1 })));
  await model?.ask(question, { signal });
  expect(await models.status()).toMatchObject([{ state: 'ready', remedy: null }]);
});

test('none is wanted, or none is here: neither is quietly another one', async () => {
  expect(await modelsFor({ WRITER: 'extractive' }).model()).toBeUndefined();
  expect(await modelsFor({}).model()).toBeUndefined();
  const asked = modelsFor({ WRITER: 'llama', WRITER_MODEL: 'qwen3-4b' });
  await expect(asked.model()).rejects.toMatchObject({ problem: 'no_model' });
  expect(await asked.status()).toMatchObject([{ state: 'missing', remedy: { kind: 'get_writer' } }]);
});

test('a model on this machine without what runs it writes nothing, and the page says what to get', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'noteer-no-engine-'));
  mkdirSync(join(DATA_DIR, 'models'));
  writeFileSync(join(DATA_DIR, 'models', 'by-hand.gguf'), '');
  const alone = modelsFor({ DATA_DIR });
  await expect(alone.model()).rejects.toMatchObject({ problem: 'no_model', retryable: true });
  expect(await alone.status()).toMatchObject([
    { engine: 'llama', state: 'missing', remedy: { kind: 'get_engine', failure: null } },
  ]);

  await llamaEngine();
  const together = modelsFor({ DATA_DIR, MODELS_PATH: testModels });
  expect((await together.model())?.name).toBe('by-hand');
  expect(await together.status()).toMatchObject([{ engine: 'llama', state: 'ready', remedy: null }]);
  rmSync(DATA_DIR, { recursive: true });
});

test.each([
  ['http', { WRITER: 'http' }, 'WRITER_URL'],
  ['http', { WRITER_URL: 'http://127.0.0.1:1' }, 'WRITER_MODEL'],
  ['azure', { WRITER: 'azure', WRITER_URL: 'https://a.example', WRITER_MODEL: 'm' }, 'WRITER_KEY'],
  ['mistral', { WRITER: 'mistral', WRITER_MODEL: 'm' }, 'WRITER_KEY'],
])('%s is not started by half', (_, env, missing) => {
  expect(() => modelsFor(env)).toThrow(missing);
});

test.each([
  ['http://127.0.0.1:8000', 'house'],
  ['http://192.168.1.20/v1', 'house'],
  ['http://gpu.ziekenhuis.local', 'house'],
  ['https://api.example.com/v1', 'elsewhere'],
  ['http://172.32.0.1', 'elsewhere'],
])('what is said to %s goes to a server of the %s', async (url, place) => {
  const model = await modelsFor({ WRITER_URL: url, WRITER_MODEL: 'm' }).model();
  expect(model?.place).toBe(place);
});
