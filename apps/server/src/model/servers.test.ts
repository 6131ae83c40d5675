import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { answersWith, openChatServer, stream } from '../../test/chat-server.ts';
import type { Question } from './port.ts';
import { serverModel } from './servers.ts';

const server = await openChatServer();
afterAll(() => server.close());

const question: Question = {
  name: 'note',
  instructions: 'Schrijf.',
  talk: '[1] Goedemorgen.',
  after: 'Nu.',
  schema: { type: 'object', properties: { sections: { type: 'object' } } },
  answer_tokens: 100,
};
const model = (patience = { first_ms: 20_000, next_ms: 20_000 }) =>
  serverModel({
    ...{ kind: 'http', url: server.url, model: 'meta-llama/Llama-3-70B', key: 'secret' },
    ...{ context_tokens: undefined, place: 'house', patience },
  });
const { signal } = new AbortController();
const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: { problem?: string; name: string }) => error.problem ?? error.name,
  );

test('a question is instructions, then the talk, then what follows it, with the schema of its answer', async () => {
  server.behave(answersWith(() => ({ sections: {} })));
  const answer = await model().ask(question, { signal });
  expect(answer).toMatchObject({ text: '{"sections":{}}', isCutOff: false, tokens_read: 10_000 });
  const [{ body, authorization, path }] = server.asked as [(typeof server.asked)[0]];
  expect(path).toBe('/v1/chat/completions');
  expect(authorization).toBe('Bearer secret');
  expect(body).toMatchObject({
    model: 'meta-llama/Llama-3-70B',
    stream: true,
    max_tokens: 100,
    messages: [
      { role: 'system', content: 'Schrijf.' },
      { role: 'user', content: '[1] Goedemorgen.\nNu.' },
    ],
    response_format: { type: 'json_schema', json_schema: { schema: question.schema } },
  });
});

test('what is written is told while it comes', async () => {
  const long = JSON.stringify({ sections: { course: [{ text: 'x'.repeat(400), sources: [1] }] } });
  server.behave((_, response) => stream(response, long));
  const told: string[] = [];
  await model().ask(question, { signal, onText: (text) => told.push(text) });
  expect(told.at(-1)).toBe(long);
  expect(told.every((text) => long.startsWith(text))).toBe(true);
});

test('before its first word a model may be silent for longer than between two words', async () => {
  server.behave(async (_, response) => {
    await sleep(1_500);
    await stream(response, '{"sections":{}}');
  });
  const answer = await model({ first_ms: 20_000, next_ms: 1_000 }).ask(question, { signal });
  expect(answer.text).toBe('{"sections":{}}');
  expect(answer.seconds_to_first).toBeGreaterThan(1);
});

test('a server that read only the end of a question, as some do without a word, has not answered it', async () => {
  const long = { ...question, talk: '[1] Zij slaapt slecht en piekert over het werk.\n'.repeat(500) };
  server.behave((_, response) => stream(response, '{"sections":{}}', { read: 4_000 }));
  expect(await problemOf(model().ask(long, { signal }))).toBe('too_long');
  server.behave((_, response) => stream(response, '{"sections":{}}', { read: 7_000 }));
  expect(await problemOf(model().ask(long, { signal }))).toBe('none');
  // Not all of them say how much they read.
  server.behave((_, response) => stream(response, '{"sections":{}}', { read: 0 }));
  expect(await problemOf(model().ask(long, { signal }))).toBe('none');
});

test('thinking aloud is no part of the answer, beside it or in it', async () => {
  server.behave((_, response) => stream(response, '{"a":1}', { reasoning: 'Even denken.' }));
  expect((await model().ask(question, { signal })).text).toBe('{"a":1}');
  server.behave((_, response) => stream(response, '<think>Even denken.</think>{"a":1}'));
  expect((await model().ask(question, { signal })).text.trim()).toBe('{"a":1}');
});

test.each([
  ['an answer that was cut off says so', 'length', true],
  ['one that ended does not', 'stop', false],
])('%s', async (_, finish, isCutOff) => {
  server.behave((_request, response) => stream(response, '{"a":', { finish }));
  expect(await model().ask(question, { signal })).toMatchObject({ isCutOff });
});

test.each([
  [401, 'not_allowed'],
  [404, 'not_allowed'],
  [413, 'too_long'],
  [422, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('status %i is %s', async (status, problem) => {
  server.behave(
    (_, response) => void response.writeHead(status).end('{"error":{"message":"mevrouw Jansen"}}'),
  );
  const asked = model().ask(question, { signal });
  expect(await problemOf(asked)).toBe(problem);
  await expect(asked).rejects.not.toThrow(/Jansen/);
});

test('a context that is too small is told from other refusals', async () => {
  const said = { error: { message: "This model's maximum context length is 4096 tokens" } };
  server.behave((_, response) => void response.writeHead(400).end(JSON.stringify(said)));
  expect(await problemOf(model().ask(question, { signal }))).toBe('too_long');
});

test('a server that is not there, says nothing, breaks off or falls silent is told apart', async () => {
  const away = serverModel({
    ...{ kind: 'http', url: 'http://127.0.0.1:9', model: 'm', key: undefined },
    ...{ context_tokens: undefined, place: 'house' },
  });
  expect(await problemOf(away.ask(question, { signal }))).toBe('unreachable');

  server.behave((_, response) => stream(response, '  '));
  expect(await problemOf(model().ask(question, { signal }))).toBe('empty_answer');

  server.behave((_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write('data: {"choices":[{"index":0,"delta":{"content":"{\\"sections\\""}}]}\n\n');
    setTimeout(() => response.destroy(), 50);
  });
  expect(await problemOf(model().ask(question, { signal }))).toBe('stopped_midway');

  server.behave(() => {});
  expect(await problemOf(model({ first_ms: 200, next_ms: 200 }).ask(question, { signal }))).toBe('timeout');
});

test('an endless round is stopped', async () => {
  server.behave((_, response) => stream(response, `{"a":"${'hij slaapt slecht. '.repeat(2_000)}`));
  expect(await problemOf(model().ask(question, { signal }))).toBe('looped');
});

test('an answer that ends without saying why is whole when its JSON is', async () => {
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`;
  server.behave((_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.end(`${chunk('{"a"')}${chunk(':1}')}data: [DONE]\n\n`);
  });
  expect((await model().ask(question, { signal })).text).toBe('{"a":1}');
  server.behave((_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.end(`${chunk('{"a"')}data: [DONE]\n\n`);
  });
  expect(await problemOf(model().ask(question, { signal }))).toBe('stopped_midway');
});

test('a refusal by a filter is a refusal', async () => {
  server.behave((_, response) => stream(response, '', { finish: 'content_filter' }));
  expect(await problemOf(model().ask(question, { signal }))).toBe('refused');
});

test('whoever stops it is not told that something went wrong', async () => {
  server.behave(() => {});
  const stop = new AbortController();
  const asked = model().ask(question, { signal: stop.signal });
  setTimeout(() => stop.abort(), 50);
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test('a consultation does not follow a server that sends it on', async () => {
  server.behave(
    (_, response) =>
      void response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end(),
  );
  expect(await problemOf(model().ask(question, { signal }))).toBe('unreachable');
  expect(server.asked.length).toBeGreaterThan(0);
});
