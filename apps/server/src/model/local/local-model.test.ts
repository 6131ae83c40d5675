/** The provider on a model of random weights, which is there at once; `npm test -- model` has a real one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateText, jsonSchema, Output } from 'ai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { llamaEngine } from '../../../test/llama-engine.ts';
import { whileEnginesWork } from '../../../test/progress.ts';
import { writeTinyGguf } from '../../../test/tiny-gguf.ts';
import { localModel } from './local-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'noteer-local-'));
const file = join(folder, 'random.gguf');
const local = localModel({
  ...{ file, engine: await llamaEngine(), name: 'random' },
  ...{ threads: 1, context_tokens: 4_096, gives_way: true },
});
beforeAll(() => writeTinyGguf(file));
afterAll(async () => {
  await local.close();
  rmSync(folder, { recursive: true });
});

const instructions = 'Schrijf op wat er gezegd is.';
const tail = '\nSchrijf nu.';
const talkOf = (name: string) =>
  Array.from({ length: 12 }, (_, line) => `[${line}] ${name} sliep slecht en liep ${line} keer buiten.`).join(
    '\n',
  );

async function ask(prompt: string) {
  const { text, usage, providerMetadata } = await generateText({
    model: local.model,
    instructions,
    prompt,
    maxOutputTokens: 12,
    temperature: 0,
    maxRetries: 0,
  });
  const evaluated = providerMetadata?.local?.evaluated_tokens as number;
  return { text, evaluated, reused: usage.inputTokenDetails.cacheReadTokens ?? 0 };
}

/** The engine reads when nothing is asked: asked about the beginning, it shows whether it came to it. */
const isRead = (talk: string) =>
  whileEnginesWork(
    () => ask(talk.slice(0, -40)),
    ({ evaluated }) => evaluated < 100,
  );

test('of a talk that was read along only the rest is read, and the answer is the same', async () => {
  const talk = talkOf('Anna');
  const plain = await ask(talk + tail);
  expect(plain.evaluated).toBeGreaterThan(400);

  local.readAlong('anna', { instructions, talk: talk.slice(0, 200) });
  local.readAlong('anna', { instructions, talk });
  await isRead(talk);
  const read = await ask(talk + tail);
  expect(read).toMatchObject({ text: plain.text });
  expect(read.evaluated).toBeLessThan(100);

  local.forget('anna');
  const forgotten = await ask(talk + tail);
  expect(forgotten.text).toBe(plain.text);
  // The instructions are nobody's.
  expect(forgotten.evaluated).toBeGreaterThan(plain.evaluated - 100);
});

test('two talks are kept at once, and a third waits while these go on', async () => {
  for (const name of ['Bram', 'Cato', 'Dirk']) local.readAlong(name, { instructions, talk: talkOf(name) });
  await isRead(talkOf('Bram'));
  await isRead(talkOf('Cato'));

  expect((await ask(talkOf('Dirk') + tail)).evaluated).toBeGreaterThan(400);
  expect((await ask(talkOf('Bram') + tail)).evaluated).toBeLessThan(100);
  expect((await ask(talkOf('Cato') + tail)).evaluated).toBeLessThan(100);

  local.forget('Bram');
  local.readAlong('Dirk', { instructions, talk: talkOf('Dirk') });
  await isRead(talkOf('Dirk'));
  for (const name of ['Cato', 'Dirk']) local.forget(name);
});

test('a schema is obeyed by weights that know nothing', async () => {
  const schema = jsonSchema<{ places: string[] }>({
    type: 'object',
    properties: {
      places: { type: 'array', items: { enum: ['thuis', 'werk'] }, minItems: 2, maxItems: 2 },
    },
    required: ['places'],
  });
  const { output } = await generateText({
    model: local.model,
    instructions,
    prompt: 'Waar?',
    output: Output.object({ schema }),
    maxRetries: 0,
  });
  expect(output.places).toHaveLength(2);
  for (const place of output.places) expect(['thuis', 'werk']).toContain(place);
});

test('a question that is too long is refused', async () => {
  await expect(ask('slaap '.repeat(1_000))).rejects.toMatchObject({
    name: 'EngineError',
    retryable: false,
    message: expect.stringMatching(/does not fit into the 4096 that random reads/),
  });
});

test('whoever no longer waits is told so at once', async () => {
  const stop = AbortSignal.abort(new Error('no longer wanted'));
  await expect(
    generateText({ model: local.model, prompt: 'Waar?', abortSignal: stop, maxRetries: 0 }),
  ).rejects.toThrow();
  await expect(local.measure(['Waar?'], stop)).rejects.toThrow('no longer wanted');
});
