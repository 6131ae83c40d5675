/** A real HTTP server on loopback that speaks OpenAI's chat completions, well or badly, as the test asks. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens: number;
  response_format: { json_schema: { strict: boolean; schema: { properties: Record<string, unknown> } } };
};

type Asked = { body: ChatRequest; authorization: string | undefined; path: string | undefined };
type Behaviour = (request: ChatRequest, response: ServerResponse) => void | Promise<void>;

const completion = (content: unknown) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });

/** The numbers of the pieces that a request shows. */
export const shownPieces = ({ messages }: ChatRequest): number[] =>
  [...(messages[1]?.content ?? '').matchAll(/^\[(\d+)\] /gm)].map(([, seq]) => Number(seq));

export const answersWith =
  (content: (request: ChatRequest) => unknown): Behaviour =>
  (request, response) => {
    const answer = content(request);
    response.setHeader('content-type', 'application/json');
    response.end(completion(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  };

export type Answered = Record<string, { text: string; sources: number[] }[]>;

/** What a request says is established: `- plan: Belt vrijdag. [4, 5]`. */
export function shownFacts({ messages }: ChatRequest): Answered {
  const facts: Answered = {};
  const lines = (messages[1]?.content ?? '').matchAll(/^- (\w+): (.+) \[([\d, ]+)\]$/gm);
  for (const [, id = '', text = '', numbers = ''] of lines) {
    const sources = numbers.split(', ').map(Number);
    facts[id] = [...(facts[id] ?? []), { text, sources }];
  }
  return facts;
}

const sectionsOf = (request: ChatRequest) =>
  Object.keys(request.response_format.json_schema.schema.properties);

/** Whether it is asked again for sentences that did not hold. */
export const isSecond = (request: ChatRequest) => sectionsOf(request).join() === 'sentences';

/** Takes over what is established, section by section; leaves out whatever it is told does not hold. */
export const answersWell = answersWith((request) => {
  if (isSecond(request)) return { sentences: [] };
  const facts = shownFacts(request);
  return Object.fromEntries(sectionsOf(request).map((id) => [id, facts[id] ?? []]));
});

export async function openChatServer() {
  const asked: Asked[] = [];
  const state = { behaviour: answersWell as Behaviour };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as ChatRequest;
    asked.push({ body, authorization: request.headers.authorization, path: request.url });
    await state.behaviour(body, response);
  });
  // On a busy machine a kept line must not close at the moment when it is used again.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave(behaviour: Behaviour) {
      state.behaviour = behaviour;
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
