/** A real HTTP server on loopback that speaks OpenAI's chat completions, well or badly, as the test asks. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type ChatRequest = {
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

/** One sentence for the first section, resting on the first and the last piece; nothing on the others. */
export const answersWell = answersWith((request) => {
  const [first, ...others] = Object.keys(request.response_format.json_schema.schema.properties);
  const pieces = shownPieces(request);
  const sources = [...new Set([pieces[0], pieces.at(-1)])];
  return {
    [String(first)]: [{ text: `Zegt iets in stuk ${pieces[0]}.`, sources }],
    ...Object.fromEntries(others.map((id) => [id, []])),
  };
});

export async function openChatServer() {
  const asked: Asked[] = [];
  const state = { behaviour: answersWell as Behaviour };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as ChatRequest;
    asked.push({ body, authorization: request.headers.authorization, path: request.url });
    await state.behaviour(body, response);
  });
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
