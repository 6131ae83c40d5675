/** Asks servers which models they have. What they answer is read with suspicion, and their words are never passed on. */
import type { FoundServer, ListedModel, ServerModels, ServerProblem, ServerSoftware } from '@noteer/contract';
import { Agent, fetch } from 'undici';
import { z } from 'zod';
import { placeOf } from './place.ts';
import { baseOf, type ServerKind } from './servers.ts';

const MISTRAL = 'https://api.mistral.ai';
const MOST_BYTES = 2_000_000;
const MOST_MODELS = 500;
const LONGEST_NAME = 200;
/** Somebody who typed an address waits for it; those on this machine answer at once or are not there. */
const TYPED_MS = 8_000;
const LOOPBACK_MS = 3_000;

class Trouble extends Error {
  readonly problem: ServerProblem;

  constructor(problem: ServerProblem) {
    super(`the server tells of no models: ${problem}`);
    this.problem = problem;
  }
}

type Asked = { method?: 'POST'; body?: object; key?: string | undefined; signal: AbortSignal };

/** Of whoever does not answer nothing is kept open. */
const brief = new Agent({ pipelining: 0, connect: { timeout: TYPED_MS } });

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Trouble('nonsense');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** A key goes to the address that was typed, and not where that sends it on to. */
async function jsonFrom(url: string, { method, body, key, signal }: Asked): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: method ?? 'GET',
      redirect: 'manual',
      dispatcher: brief,
      signal,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    if (status !== 200) {
      await response.body?.cancel();
      if (status >= 300 && status < 400) throw new Trouble('redirects');
      throw new Trouble(status === 401 || status === 403 ? 'not_allowed' : 'refused');
    }
    return JSON.parse(response.body ? await textOf(response.body) : '');
  } catch (error) {
    if (error instanceof Trouble) throw error;
    if (signal.aborted) throw new Trouble('too_slow');
    throw new Trouble(error instanceof SyntaxError ? 'nonsense' : 'unreachable');
  }
}

const Name = z.string().min(1).max(LONGEST_NAME);
const Tokens = z.number().int().min(1_024).max(10_000_000).optional().catch(undefined);
const OpenAiModels = z.object({
  data: z
    .array(
      z.object({
        id: Name,
        owned_by: z.string().optional().catch(undefined),
        /** vLLM. */
        max_model_len: Tokens,
        /** Mistral. */
        max_context_length: Tokens,
      }),
    )
    .max(MOST_MODELS),
});
const OllamaTags = z.object({ models: z.array(z.object({ name: Name })).max(MOST_MODELS) });
const OllamaLoaded = z.object({ models: z.array(z.object({ name: Name, context_length: Tokens })) });
const OllamaModel = z.object({ parameters: z.string().optional().catch(undefined) });

const softwareOf: Readonly<Record<string, ServerSoftware>> = {
  llamacpp: 'llama_cpp',
  vllm: 'vllm',
  organization_owner: 'lm_studio',
};

const read = <S extends z.ZodType>(schema: S, json: unknown): z.output<S> => {
  const { data, success } = schema.safeParse(json);
  if (!success) throw new Trouble('nonsense');
  return data as z.output<S>;
};

type Listed = { software: ServerSoftware; models: ListedModel[] };

async function openAiModels(base: string, asked: Asked): Promise<Listed> {
  const { data } = read(OpenAiModels, await jsonFrom(`${base}/models`, asked));
  return {
    software: softwareOf[data[0]?.owned_by ?? ''] ?? 'other',
    models: data.map(({ id, max_model_len, max_context_length }) => ({
      name: id,
      context_tokens: max_model_len ?? max_context_length ?? null,
    })),
  };
}

/** What one of its models reads at once: as it is loaded, or else as its Modelfile says. */
async function ollamaContext(root: string, name: string, loaded: number | undefined, asked: Asked) {
  if (loaded) return loaded;
  const shown = await jsonFrom(`${root}/api/show`, { ...asked, method: 'POST', body: { model: name } }).catch(
    () => undefined,
  );
  const set = /^\s*num_ctx\s+(\d+)\s*$/m.exec(OllamaModel.safeParse(shown).data?.parameters ?? '')?.[1];
  return Tokens.parse(set && Number(set)) ?? null;
}

async function ollamaModels(root: string, asked: Asked): Promise<Listed> {
  const { models } = read(OllamaTags, await jsonFrom(`${root}/api/tags`, asked));
  const loaded = OllamaLoaded.safeParse(await jsonFrom(`${root}/api/ps`, asked).catch(() => undefined)).data;
  const lengths = new Map(loaded?.models.map(({ name, context_length }) => [name, context_length]));
  const named = models.map(async ({ name }) => ({
    name,
    context_tokens: await ollamaContext(root, name, lengths.get(name), asked),
  }));
  return { software: 'ollama', models: await Promise.all(named) };
}

type Server = { kind: ServerKind; url: string | undefined; key: string | undefined };

async function listedBy({ kind, url, key }: Server, signal: AbortSignal): Promise<Listed> {
  const base = baseOf(url ?? MISTRAL);
  const asked = { key, signal };
  // Only a server of the house is asked in Ollama's own words: it alone tells how much it reads.
  if (kind !== 'http' || !url || placeOf(url, 'auto') === 'elsewhere') return openAiModels(base, asked);
  const ollama = ollamaModels(base.replace(/\/v1$/, ''), asked).catch(() => undefined);
  const listed = openAiModels(base, asked).catch((error: unknown) => error);
  const found = (await ollama) ?? (await listed);
  if (found instanceof Error) throw found;
  return found as Listed;
}

export async function modelsOfServer(server: Server): Promise<ServerModels> {
  try {
    // Its deployments are listed for whoever signs in at Azure itself, and not for a key.
    if (server.kind === 'azure') throw new Trouble('no_models');
    if (server.kind === 'mistral' && !server.key) throw new Trouble('not_allowed');
    const { software, models } = await listedBy(server, AbortSignal.timeout(TYPED_MS));
    return { software, models, problem: models.length > 0 ? null : 'no_models' };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { software: 'other', models: [], problem: error.problem };
  }
}

/** Those on this machine that are there, and nowhere else. */
export async function findServers(ports: readonly number[]): Promise<FoundServer[]> {
  const looked = ports.map(async (port) => {
    const url = `http://127.0.0.1:${port}`;
    const server: Server = { kind: 'http', url, key: undefined };
    const listed = await listedBy(server, AbortSignal.timeout(LOOPBACK_MS)).catch(() => undefined);
    return listed && listed.models.length > 0 ? [{ ...listed, url }] : [];
  });
  return (await Promise.all(looked)).flat();
}
