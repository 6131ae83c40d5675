/** Any server that speaks OpenAI's POST /v1/chat/completions: vLLM, Ollama, llama.cpp, a hospital's own. */
import { z } from 'zod';
import { EngineError } from '../../errors.ts';
import { type LanguageModel, modelWriter, type Question } from './by-model.ts';
import { noteName } from './model-name.ts';
import type { Writer } from './port.ts';

export type HttpWriterConfig = {
  url: string;
  model: string;
  key?: string | undefined;
  context_tokens?: number | undefined;
  patience_ms?: number;
};

/** What servers offer when nobody set more. */
const CONTEXT_TOKENS = 8_192;
/** Models of 70 billion weights write a page in two minutes; a queue may stand before them. */
const PATIENCE_MS = 600_000;
/** A page in JSON is under 50 KB, with all that servers add. */
const LARGEST_ANSWER_BYTES = 1_000_000;
/** Dutch takes a token for three to four letters; to count too many costs only an extra part. */
const CHARACTERS_A_TOKEN = 2.8;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const failure = (what: string, retryable: boolean) =>
  new EngineError(`the writing server ${what}`, { retryable });

/** `http://host`, `http://host/v1` and `http://host/v1/` all mean the same. */
const endpointOf = (url: string) => `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/chat/completions`;

const bodyOf = (model: string, { instructions, transcript, schema, answer_tokens }: Question) =>
  JSON.stringify({
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: transcript },
    ],
    // Not zero: a model that went round in circles once must be able to go another way the next time.
    temperature: 0.1,
    max_tokens: answer_tokens,
    response_format: { type: 'json_schema', json_schema: { name: 'note', strict: true, schema } },
  });

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER_BYTES) throw failure('answered far too much', true);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Neither the answer nor what is wrong with it is kept: it may quote a patient. */
function contentOf(text: string): string {
  try {
    const [choice] = Completion.parse(JSON.parse(text)).choices;
    return choice?.message.content ?? '';
  } catch {
    throw failure('answered something else than a completion', true);
  }
}

export function httpWriter({
  url,
  key,
  model,
  context_tokens,
  patience_ms = PATIENCE_MS,
}: HttpWriterConfig): Writer {
  async function ask(question: Question, signal: AbortSignal): Promise<string> {
    const patience = AbortSignal.timeout(patience_ms);
    try {
      const response = await fetch(endpointOf(url), {
        method: 'POST',
        body: bodyOf(model, question),
        // A consultation goes where the settings say, not where a server sends it on to.
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        signal: AbortSignal.any([signal, patience]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        const isTheirs = response.status >= 500 || response.status === 429 || response.status === 408;
        throw failure(`answered ${response.status}`, isTheirs);
      }
      return contentOf(await readLimited(response));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof EngineError) throw error;
      const what = patience.aborted ? `gave no answer within ${patience_ms / 1000} s` : 'cannot be reached';
      throw failure(what, true);
    }
  }

  const languageModel: LanguageModel = {
    name: noteName(model),
    context_tokens: context_tokens ?? CONTEXT_TOKENS,
    isBounded: false,
    measure: async (texts) => texts.map((text) => Math.ceil(text.length / CHARACTERS_A_TOKEN)),
    ask,
    close: async () => {},
  };
  return modelWriter(languageModel);
}
