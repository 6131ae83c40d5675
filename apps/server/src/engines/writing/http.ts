/** Any server that speaks OpenAI's POST /v1/chat/completions: vLLM, Ollama, llama.cpp, a hospital's own. */
import { z } from 'zod';
import { openAiServer } from '../openai-server.ts';
import { modelWriter } from './by-model.ts';
import type { LanguageModel, Question } from './language-model.ts';
import { noteName } from './model-name.ts';
import type { Writer } from './port.ts';
import { withoutIdentifiers } from './without-identifiers.ts';

type HttpWriterConfig = {
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

export function httpWriter({
  url,
  key,
  model,
  context_tokens,
  patience_ms = PATIENCE_MS,
}: HttpWriterConfig): Writer {
  const ask = openAiServer({
    url,
    key,
    called: 'the writing server',
    path: 'chat/completions',
    patience_ms,
    largest_answer_bytes: LARGEST_ANSWER_BYTES,
    isLengthByChance: true,
  });

  const languageModel: LanguageModel = {
    name: noteName(model),
    context_tokens: context_tokens ?? CONTEXT_TOKENS,
    isBounded: false,
    measure: async (texts) => texts.map((text) => Math.ceil(text.length / CHARACTERS_A_TOKEN)),
    ask: (question, signal) =>
      ask({
        body: bodyOf(model, question),
        signal,
        read: (answer) => Completion.parse(answer).choices[0]?.message.content ?? '',
        expected: 'a completion',
      }),
    close: async () => {},
  };
  let last: Writer | undefined;
  return {
    name: languageModel.name,
    write(pieces, options) {
      // Who is named differs by consultation, so each has a model of its own that knows what to take out.
      const { language, away } = options;
      last = modelWriter(withoutIdentifiers(languageModel, pieces, { language, away }));
      return last.write(pieces, options);
    },
    problem: () => last?.problem?.(),
    close: async () => {},
  };
}
