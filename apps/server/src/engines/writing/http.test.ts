import { defaultTemplate, type TranscriptPiece } from '@noteer/clinical';
import { afterAll, describe, expect, test } from 'vitest';
import {
  answersWell,
  answersWith,
  isSecond,
  openChatServer,
  shownPieces,
} from '../../../test/chat-server.ts';
import { httpWriter } from './http.ts';

const server = await openChatServer();
afterAll(server.close);

const secret = 'Ik hoor stemmen sinds Vermeulen langskwam.';
const pieces: TranscriptPiece[] = ['Slaapt u slecht?', 'Ja, ik slaap al weken slecht.', secret].map(
  (text, index) => ({
    seq: index + 7,
    start_s: index,
    end_s: index + 1,
    text,
  }),
);
const options = { template: defaultTemplate, language: 'nl' as const, signal: new AbortController().signal };
const writer = httpWriter({ url: server.url, model: 'gpt-4o', key: 'key', patience_ms: 60_000 });
const write = () => writer.write(pieces, options);

/** Nothing that anyone said may be in what is logged or shown of a failure. */
async function failureOf(promise: Promise<unknown>): Promise<{ message: string; retryable: boolean }> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'EngineError' });
  const { message, retryable, cause } = error as { message: string; retryable: boolean; cause?: unknown };
  expect(message).not.toMatch(/Vermeulen|stemmen/);
  expect(cause).toBeUndefined();
  return { message, retryable };
}

test('it is asked for a note by its schema, with the pieces by their numbers and the key of the settings', async () => {
  server.behave(answersWith(() => ({ reason: [{ text: 'Slaapt al weken slecht.', sources: [8, 7] }] })));

  const draft = await write();

  expect(draft.sections.find(({ id }) => id === 'reason')?.sentences).toContainEqual({
    text: 'Slaapt al weken slecht.',
    sources: [7, 8],
    by: 'model',
  });
  const [{ body, authorization, path } = {}] = server.asked;
  expect([path, authorization, body?.model]).toEqual(['/v1/chat/completions', 'Bearer key', 'gpt-4o']);
  const shown = body?.messages[1]?.content ?? '';
  expect(shown).toMatch(
    /^\[7\] (?:behandelaar: )?Slaapt u slecht\?\n\[8\] (?:cliënt: )?Ja, ik slaap al weken slecht\.\n/,
  );
  expect(shown).toContain('Ik hoor stemmen sinds [persoon-1] langskwam.');
  expect(shown).toContain('\n\nWat al is vastgesteld');
  expect(body?.messages[0]?.content).toContain('`medication`: Medicatie en bijwerkingen');
  expect(Object.keys(body?.response_format.json_schema.schema.properties ?? {})).toEqual(
    defaultTemplate.sections.map(({ id }) => id),
  );
});

test.each(['', '/', '/v1', '/v1/'])('an address that ends in "%s" is understood', async (ending) => {
  server.behave(answersWell);
  await httpWriter({ url: `${server.url}${ending}`, model: 'qwen3' }).write(pieces, options);
  expect(server.asked[0]?.path).toBe('/v1/chat/completions');
});

describe('failures', () => {
  test.each([500, 502, 503, 429, 408])('%i is tried again later', async (status) => {
    server.behave((_, response) => void response.writeHead(status).end(secret));
    expect(await failureOf(write())).toEqual({
      message: `the writing server answered ${status}`,
      retryable: true,
    });
  });

  test.each([400, 401, 404])('%i is not tried again: the settings are wrong', async (status) => {
    server.behave((_, response) => void response.writeHead(status).end(secret));
    expect(await failureOf(write())).toEqual({
      message: `the writing server answered ${status}`,
      retryable: false,
    });
  });

  test.each([
    [
      'no JSON',
      (_: unknown, response: { end(text: string): unknown }) => void response.end(`<html>${secret}`),
    ],
    [
      'no completion',
      (_: unknown, response: { end(text: string): unknown }) => void response.end('{"choices":[]}'),
    ],
  ])('an answer with %s is tried again', async (_, behaviour) => {
    server.behave(behaviour);
    expect((await failureOf(write())).retryable).toBe(true);
  });

  test('an answer without end is cut off', async () => {
    server.behave((_, response) => {
      const chunk = secret.repeat(10_000);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    });
    expect((await failureOf(write())).message).toBe('the writing server answered far too much');
  });

  test('a server that is too slow is not waited for', async () => {
    server.behave(() => {});
    const impatient = httpWriter({ url: server.url, model: 'gpt-4o', patience_ms: 100 });
    expect(await failureOf(impatient.write(pieces, options))).toEqual({
      message: 'the writing server gave no answer within 0.1 s',
      retryable: true,
    });
  });

  test('a server that is not there is tried again', async () => {
    const nowhere = httpWriter({ url: 'http://127.0.0.1:9', model: 'gpt-4o' });
    expect(await failureOf(nowhere.write(pieces, options))).toEqual({
      message: 'the writing server cannot be reached',
      retryable: true,
    });
  });

  test('a consultation is not sent on to where the server points', async () => {
    server.behave(
      (_, response) => void response.writeHead(307, { location: `${server.url}/elsewhere` }).end(),
    );
    await failureOf(write());
    expect(server.asked).toHaveLength(1);
  });

  test('whoever stops waiting gets the own reason back', async () => {
    const stop = new AbortController();
    server.behave(() => stop.abort(new Error('shutting down')));
    await expect(writer.write(pieces, { ...options, signal: stop.signal })).rejects.toThrow('shutting down');
  });
});

test('sentences about pieces that do not exist are dropped, and so are sections that nobody asked for', async () => {
  server.behave(
    answersWith(() => ({
      course: [
        { text: 'Slaapt slecht,\n al weken. ', sources: [8, 7, 7, 99] },
        { text: 'Verzonnen.', sources: [99, -1] },
        { text: 'Zonder bron.', sources: [] },
        { text: '  ', sources: [7] },
      ],
      invented: [{ text: 'Elders.', sources: [7] }],
    })),
  );

  const { sections } = await write();

  const byModel = sections.flatMap(({ id, sentences }) =>
    sentences.filter(({ by }) => by === 'model').map(({ text, sources }) => ({ id, text, sources })),
  );
  expect(byModel).toEqual([{ id: 'course', text: 'Slaapt slecht, al weken.', sources: [7, 8] }]);
});

test.each([
  ['in a fence', '```json\n{"risk":[{"text":"Hoort stemmen.","sources":[9]}]}\n```'],
  [
    'after thinking aloud',
    '<think>Even nadenken.</think>\n{"risk":[{"text":"Hoort stemmen.","sources":[9]}]}',
  ],
])('a note %s is a note', async (_, answer) => {
  server.behave(answersWith(() => answer));
  const { sections } = await write();
  expect(sections.find(({ id }) => id === 'risk')?.sentences).toContainEqual({
    text: 'Hoort stemmen.',
    sources: [9],
    by: 'model',
  });
});

test('a long consultation goes by parts that miss nothing, and its sentences keep their sources', {
  tags: 'thorough',
}, async () => {
  server.behave(answersWell);
  const long = Array.from({ length: 400 }, (_, seq) => ({
    seq,
    start_s: seq,
    end_s: seq + 1,
    text: `Op dag ${seq} slaap ik slecht.`,
  }));
  const small = httpWriter({ url: server.url, model: 'gpt-4o', context_tokens: 4_096 });

  const draft = await small.write(long, options);

  const asked = server.asked.filter(({ body }) => !isSecond(body));
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.flatMap(({ body }) => shownPieces(body))).toEqual(long.map(({ seq }) => seq));
  for (const { text, sources } of draft.sections.flatMap(({ sentences }) => sentences))
    expect(sources.map((seq) => String(seq))).toContain(/dag (\d+)/.exec(text)?.[1]);
});
