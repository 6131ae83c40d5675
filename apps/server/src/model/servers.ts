/** Models behind HTTP: any server that speaks OpenAI's API (vLLM, Ollama, llama.cpp, LM Studio, a hospital's own), Azure, Mistral. */
import { createAzure } from '@ai-sdk/azure';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { Agent, fetch } from 'undici';
import { askModel, type Patience } from './ask.ts';
import type { ChosenServer } from './choice.ts';
import { noteName } from './model-name.ts';
import type { Answer, LanguageModel, Question } from './port.ts';
import { ModelError } from './problem.ts';

export type ServerKind = 'http' | 'azure' | 'mistral';

type ServerConfig = ChosenServer & { patience?: Patience };

/** What servers offer when nobody set more. */
const CONTEXT_TOKENS = 8_192;
/** A queue may stand before a server, and one without a graphics card reads an hour of talk in ten minutes. */
const PATIENCE: Patience = { first_ms: 15 * 60_000, next_ms: 120_000 };
/** Dutch takes a token for three to four letters; to count too many costs only an extra part. */
const CHARACTERS_A_TOKEN = 2.8;

/** `http://host`, `http://host/v1` and `http://host/v1/` all mean the same. */
export const baseOf = (url: string) => `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1`;

/** Node's own gives up after five minutes without a word; whoever asks has a patience of its own. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** A consultation goes where the settings say, not where a server sends it on to. */
const fetchHere = ((input: string, init: RequestInit) =>
  fetch(input, { ...init, redirect: 'error', dispatcher: patient } as Parameters<
    typeof fetch
  >[1])) as unknown as typeof globalThis.fetch;

function providerModel({ kind, url, model, key }: ServerConfig): LanguageModelV4 {
  const access = { fetch: fetchHere, ...(key && { apiKey: key }) };
  switch (kind) {
    case 'azure':
      return createAzure({ ...access, apiKey: key ?? '', baseURL: url as string }).chat(model);
    case 'mistral':
      return createMistral({ ...access, apiKey: key ?? '', ...(url && { baseURL: baseOf(url) }) })(model);
    case 'http':
      return createOpenAICompatible({
        ...access,
        name: 'own-server',
        baseURL: baseOf(url as string),
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
  }
}

/** No model's tokens are longer on average, in Dutch or English. */
const MOST_CHARACTERS_A_TOKEN = 5.5;

/** Ollama forgets the beginning of what is longer than its server was set to read, and says nothing of it. */
function refuseHalfRead({ instructions, talk, after }: Question, { tokens_read }: Answer): void {
  const characters = instructions.length + talk.length + after.length;
  if (tokens_read > 0 && tokens_read * MOST_CHARACTERS_A_TOKEN < characters)
    throw new ModelError('too_long', 'the model’s server read only a part of the question');
}

export function serverModel(config: ServerConfig): LanguageModel {
  const { model: name, place, context_tokens = CONTEXT_TOKENS, patience = PATIENCE } = config;
  // Models that think aloud in their answer rather than beside it.
  const model = wrapLanguageModel({
    model: providerModel(config),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  }) as LanguageModelV4;
  return {
    name: noteName(name),
    place,
    context_tokens,
    measure: async (texts) => texts.map((text) => Math.ceil(text.length / CHARACTERS_A_TOKEN)),
    async ask(question, asking) {
      const answer = await askModel(model, question, asking, patience);
      refuseHalfRead(question, answer);
      return answer;
    },
    close: async () => {},
  };
}
