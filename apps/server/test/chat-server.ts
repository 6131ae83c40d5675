/** A real HTTP server on loopback that speaks OpenAI's streamed chat completions, well or badly, as the test asks. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens: number;
  stream?: boolean;
  response_format: {
    json_schema: {
      name: string;
      schema: { properties: Record<string, { properties?: Record<string, unknown> }> };
    };
  };
};

type Asked = { body: ChatRequest; authorization: string | undefined; path: string | undefined };
type Behaviour = (request: ChatRequest, response: ServerResponse) => void | Promise<void>;

export const questionOf = ({ messages }: ChatRequest): string => messages[1]?.content ?? '';

/** Which of our questions it is. */
export const isSecondReading = ({ response_format }: ChatRequest): boolean =>
  'wrong' in response_format.json_schema.schema.properties;

export const sectionsAsked = ({ response_format }: ChatRequest): string[] =>
  Object.keys(response_format.json_schema.schema.properties.sections?.properties ?? {});

/** What was said, by the numbers of the pieces that a request shows. */
export const shownPieces = (request: ChatRequest): { seq: number; text: string }[] =>
  [...questionOf(request).matchAll(/^\[(\d+)\] (?:(?:stem|voice) \d+: )?(.+)$/gm)].map(([, seq, text]) => ({
    seq: Number(seq),
    text: text ?? '',
  }));

const PIECE = 40;

type Streaming = {
  finish?: string;
  reasoning?: string;
  /** Of the question, as it says. */
  read?: number;
  /** Before it goes on from what is written so far: for tests that look at a half answer. */
  pace?: (written: string) => Promise<void>;
};

/** As servers stream: a few words at a time, then why it ended and what it cost. */
export async function stream(
  response: ServerResponse,
  content: string,
  { finish = 'stop', reasoning = '', read = 10_000, pace }: Streaming = {},
): Promise<void> {
  response.setHeader('content-type', 'text/event-stream');
  const send = (delta: object, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, ...more }] })}\n\n`,
    );
  if (reasoning) send({ reasoning_content: reasoning });
  for (let at = 0; at < content.length; at += PIECE) {
    await pace?.(content.slice(0, at));
    send({ content: content.slice(at, at + PIECE) });
  }
  send({}, { finish_reason: finish });
  const written = Math.ceil(content.length / 3);
  const usage = { prompt_tokens: read, completion_tokens: written, total_tokens: read + written };
  response.end(
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [], usage })}\n\ndata: [DONE]\n\n`,
  );
}

export const answersWith =
  (content: (request: ChatRequest) => unknown): Behaviour =>
  (request, response) => {
    const answer = content(request);
    return stream(response, typeof answer === 'string' ? answer : JSON.stringify(answer));
  };

export const noRemarks = { wrong: [], missing: [], moved: [], double: [] };

/** Every piece is a sentence of the first section, word for word; nothing is missed at the second reading. */
const answersWell = answersWith((request) => {
  if (isSecondReading(request)) return noRemarks;
  const [first, ...others] = sectionsAsked(request);
  const sentences = shownPieces(request).map(({ seq, text }) => ({ text, sources: [seq] }));
  return {
    sections: { ...(first && { [first]: sentences }), ...Object.fromEntries(others.map((id) => [id, []])) },
    ...{ tasks: [], diagnoses: [], doubts: [] },
  };
});

type Told = (response: ServerResponse, request: IncomingMessage) => void;

const sends =
  (value: unknown): Told =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** What an Ollama tells of itself. A model that is loaded reads `context_length`; another one what its Modelfile says. */
export const asOllama = (
  models: readonly { name: string; context_length?: number; num_ctx?: number }[],
): Record<string, Told> => ({
  '/api/tags': sends({ models: models.map(({ name }) => ({ name, size: 1 })) }),
  '/api/ps': sends({ models: models.filter(({ context_length }) => context_length) }),
  '/api/show': async (response, request) => {
    const { model } = (await json(request)) as { model: string };
    const { num_ctx } = models.find(({ name }) => name === model) ?? {};
    sends({ parameters: num_ctx ? `stop "x"\nnum_ctx    ${num_ctx}\n` : 'stop "x"' })(response, request);
  },
  '/v1/models': sends({ data: models.map(({ name }) => ({ id: name, owned_by: 'library' })) }),
});

/** What servers tell that speak OpenAI's API alone. */
export const asOpenAi = (
  owned_by: string,
  ...models: { id: string; max_model_len?: number }[]
): Record<string, Told> => ({
  '/v1/models': sends({ data: models.map((model) => ({ ...model, owned_by })) }),
});

/** At a port of its own choice, or at the one where it was before. */
export async function openChatServer(port = 0) {
  const asked: Asked[] = [];
  const state = { behaviour: answersWell as Behaviour };
  const told = new Map<string, Told>();
  const server = createServer(async (request, response) => {
    const tell = told.get(request.url ?? '');
    if (tell) return tell(response, request);
    if (request.method === 'GET') return void response.writeHead(404).end();
    const body = (await json(request)) as ChatRequest;
    asked.push({ body, authorization: request.headers.authorization, path: request.url });
    await state.behaviour(body, response);
  });
  // On a busy machine a kept line must not close at the moment when it is used again.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave(behaviour: Behaviour) {
      state.behaviour = behaviour;
      asked.length = 0;
    },
    /** Beside answering: what is at other addresses of it. */
    tells(paths: Record<string, Told>) {
      told.clear();
      for (const [path, tell] of Object.entries(paths)) told.set(path, tell);
    },
    async close() {
      // Nobody comes in between: it takes no more before it breaks off those that it has.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
