/** The provider on a real model: a weak one, and English, but it was taught to chat. `npm test -- model`. */
import { jsonSchema, Output, streamText } from 'ai';
import { afterAll, expect, test } from 'vitest';
import { llamaEngine } from '../../../test/llama-engine.ts';
import { enginesOf, whileEnginesWork } from '../../../test/progress.ts';
import { tinyLlama } from '../../../test/tiny-llama.ts';
import { EngineError } from '../../errors.ts';
import { localModel } from './local-model.ts';

const local = localModel({
  file: await tinyLlama(),
  engine: await llamaEngine(),
  name: 'tinyllama',
  // More than one wait for each other where others are at work.
  threads: 1,
  context_tokens: 2_048,
  gives_way: false,
});
afterAll(() => local.close());

type Asking = Partial<Parameters<typeof streamText>[0]>;

const instructions = 'You are a careful assistant.';
const sayings = Array.from(
  { length: 12 },
  (_, day) => `[${day}] I slept badly on day ${day}, and I took a walk.`,
);
const talkOf = (count: number) => sayings.slice(0, count).join('\n');
const question = `${talkOf(12)}\n\nWrite one sentence about the sleep of the client.`;

function asked(prompt: string, more: Asking = {}) {
  const errors: unknown[] = [];
  const result = streamText({
    model: local.model,
    instructions,
    prompt,
    maxOutputTokens: 24,
    temperature: 0,
    maxRetries: 0,
    onError: ({ error }) => void errors.push(error),
    ...more,
  } as Parameters<typeof streamText>[0]);
  return { result, errors };
}

async function answerTo(prompt: string, more: Asking = {}) {
  const { result } = asked(prompt, more);
  const { inputTokens, inputTokenDetails, outputTokens } = await result.usage;
  const evaluated = (await result.providerMetadata)?.local?.evaluated_tokens as number;
  return {
    text: await result.text,
    reason: await result.finishReason,
    asked: inputTokens,
    reused: inputTokenDetails.cacheReadTokens,
    written: outputTokens,
    evaluated,
  };
}

async function errorOf(prompt: string, onDelta: () => void = () => {}): Promise<unknown> {
  const { result, errors } = asked(prompt, { maxOutputTokens: 400 });
  for await (const _ of result.textStream) onDelta();
  return errors[0];
}

test('an answer comes as it is written, in order', async () => {
  const { result } = asked('Name three colours of the rainbow.');
  const deltas: string[] = [];
  let isFinished = false;
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta') {
      expect(isFinished).toBe(false);
      deltas.push(part.text);
    }
    if (part.type === 'finish') isFinished = true;
  }
  expect(isFinished).toBe(true);
  expect(deltas.length).toBeGreaterThan(5);
  expect(deltas.join('')).toBe(await result.text);
});

test('an answer that is cut off says so, and what was read and written is counted', async () => {
  const answer = await answerTo('Tell a long story.', { maxOutputTokens: 12 });
  expect(answer).toMatchObject({ reason: 'length', written: 12 });
  expect(answer.asked).toBeGreaterThan(10);
  expect(await local.measure(['Tell a long story.', ''], AbortSignal.timeout(600_000))).toEqual([5, 0]);
});

test('a schema is obeyed, whatever the model would rather write', async () => {
  const schema = jsonSchema<{ colour: string; count: number | null }>({
    type: 'object',
    properties: {
      colour: { type: 'string', enum: ['red', 'green'] },
      count: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    },
    required: ['colour', 'count'],
    additionalProperties: false,
  });
  const { result } = asked('Write a poem about the sea.', {
    output: Output.object({ schema }),
    maxOutputTokens: 60,
  });
  const { colour, count } = (await result.output) as { colour: string; count: number | null };
  expect(['red', 'green']).toContain(colour);
  expect(count === null || Number.isInteger(count)).toBe(true);
});

test('what is no longer wanted stops at once, and the next question is answered', async () => {
  const stop = new AbortController();
  const { result } = asked('Tell a long story.', { maxOutputTokens: 1_000, abortSignal: stop.signal });
  let after = 0;
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta' && stop.signal.aborted) after += 1;
    if (part.type === 'text-delta') stop.abort();
  }
  expect(after).toBe(0);
  const next = await answerTo('Name a colour.', { maxOutputTokens: 4 });
  expect(next.written).toBeGreaterThan(0);
});

test('a question that is too long is refused, with its size', async () => {
  const error = (await errorOf('sleep '.repeat(3_000))) as EngineError;
  expect(error).toBeInstanceOf(EngineError);
  expect(error.retryable).toBe(false);
  expect(error.message).toMatch(
    /a question of 3\d{3} tokens does not fit into the 2048 that tinyllama reads/,
  );
});

test('two who ask at once are both answered, one after the other', async () => {
  const alone = await answerTo('Name a colour.', { maxOutputTokens: 8 });
  const both = await Promise.all([
    answerTo('Name a colour.', { maxOutputTokens: 8 }),
    answerTo('Name a fruit.', { maxOutputTokens: 8 }),
  ]);
  expect(both[0].text).toBe(alone.text);
  expect(both[1].written).toBeGreaterThan(0);
});

test('a process that dies in the middle of an answer may be asked again', async () => {
  const error = await errorOf('Tell a long story.', () => {
    for (const pid of enginesOf(process.pid, /model-child\.ts\0/)) process.kill(pid, 'SIGKILL');
  });
  expect(error).toBeInstanceOf(EngineError);
  expect((error as EngineError).retryable).toBe(true);
  expect((await answerTo('Name a colour.', { maxOutputTokens: 4 })).written).toBeGreaterThan(0);
});

/** Reading along says nothing: asked for one word, it shows how far it came. */
const reads = (key: string, talk: string, least: number) =>
  whileEnginesWork(
    async () => {
      local.readAlong(key, { instructions, talk });
      return (await answerTo(`${talk}\n.`, { maxOutputTokens: 1 })).reused ?? 0;
    },
    (reused) => reused >= least,
  );

/** Not by the words of the answers: a processor rounds otherwise where it reads more at once, and small models then write something else. */
test('of a talk that was read along only the rest is read, and of one that is forgotten all of it', async () => {
  const plain = await answerTo(question);
  expect(plain.evaluated).toBeGreaterThan(200);

  for (const count of [2, 5, 9, 11]) local.readAlong('one', { instructions, talk: talkOf(count) });
  await reads('one', talkOf(11), 200);
  const read = await answerTo(question);
  expect(read.written).toBeGreaterThan(0);
  expect(read.evaluated).toBeLessThan(60);

  // Another talk with the same instructions finds nothing of it.
  const other = await answerTo(`Good morning.\n\nWrite one sentence.`, { maxOutputTokens: 4 });
  expect(other.reused).toBeLessThan(30);
  expect((await answerTo(question)).evaluated).toBeLessThan(60);

  local.forget('one');
  const forgotten = await answerTo(question);
  expect(forgotten.evaluated).toBeGreaterThan(200);
});
