import { afterAll, expect, test } from 'vitest';
import { asOpenAi, openChatServer } from '../../test/chat-server.ts';
import { modelsOfServer } from './look.ts';

const server = await openChatServer();
const other = await openChatServer();
afterAll(() => Promise.all([server.close(), other.close()]));

const list = (key?: string) => modelsOfServer({ kind: 'http', url: server.url, key });

test('a server lists its models, and how much each reads where it says so', async () => {
  server.tells(asOpenAi('vllm', { id: 'Qwen/Qwen3-32B', max_model_len: 32_768 }, { id: 'b' }));
  expect(await list()).toEqual({
    ...{ software: 'vllm', problem: null },
    models: [
      { name: 'Qwen/Qwen3-32B', context_tokens: 32_768 },
      { name: 'b', context_tokens: null },
    ],
  });
});

test.each([
  ['refuses the key', 401, '{"error":"wrong key sk-secret"}', 'not_allowed'],
  ['has no such page', 404, 'not found', 'refused'],
  ['answers a page', 200, '<html>mevrouw Jansen</html>', 'nonsense'],
  ['answers other JSON', 200, '{"models":3}', 'nonsense'],
  ['lists none', 200, '{"data":[]}', 'no_models'],
  ['answers without end', 200, `{"data":[${' '.repeat(3_000_000)}]}`, 'nonsense'],
])('a server that %s is told of as a code, without its words', async (_, status, body, problem) => {
  server.tells({ '/v1/models': (response) => void response.writeHead(status).end(body) });
  expect(await list('sk-secret')).toEqual({ software: 'other', models: [], problem });
});

test('a key goes nowhere but to the address that was typed', async () => {
  let isAsked = false;
  other.tells({
    '/v1/models': (response) => {
      isAsked = true;
      response.end('{"data":[{"id":"m"}]}');
    },
  });
  server.tells({
    '/v1/models': (response) => void response.writeHead(302, { location: `${other.url}/v1/models` }).end(),
  });
  expect(await list('sk-secret')).toMatchObject({ problem: 'redirects' });
  expect(isAsked).toBe(false);
});

test('one that is not there is unreachable; Azure lists nothing for a key', async () => {
  const away = { kind: 'http' as const, url: 'http://127.0.0.1:9', key: undefined };
  expect(await modelsOfServer(away)).toMatchObject({ problem: 'unreachable' });
  expect(await modelsOfServer({ ...away, kind: 'azure' })).toMatchObject({ problem: 'no_models' });
});

test('one that says nothing is given up', async () => {
  server.tells({ '/v1/models': () => {}, '/api/tags': () => {} });
  expect(await list()).toMatchObject({ problem: 'too_slow' });
});
