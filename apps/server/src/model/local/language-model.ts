/** The AI SDK's questions and answers in words of ours. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
  SharedV4Warning,
} from '@ai-sdk/provider';
import { EngineError } from '../../errors.ts';
import type { Account, Message, Question } from './messages.ts';

type Ask = (
  question: Question,
  watch: { signal: AbortSignal | undefined; onText: (delta: string) => void },
) => Promise<Account>;

const PROVIDER = 'local';
/** An answer is one text. */
const TEXT = 'text';

function textOf({ role, content }: LanguageModelV4Prompt[number]): string {
  if (typeof content === 'string') return content;
  return content
    .map((part) => {
      if (part.type === 'text') return part.text;
      throw new EngineError(`a ${part.type} from the ${role} cannot be read by this model`, {
        retryable: false,
      });
    })
    .join('\n');
}

const messageOf = (message: LanguageModelV4Prompt[number]): Message => ({
  role: message.role === 'tool' ? 'user' : message.role,
  text: textOf(message),
});

function formOf({ responseFormat }: LanguageModelV4CallOptions): Question['form'] {
  if (responseFormat?.type !== 'json') return 'text';
  return responseFormat.schema ? { schema: responseFormat.schema as object } : 'json';
}

const questionOf = (options: LanguageModelV4CallOptions): Question => ({
  messages: options.prompt.map(messageOf),
  form: formOf(options),
  max_tokens: options.maxOutputTokens,
  temperature: options.temperature,
  top_p: options.topP,
  top_k: options.topK,
  seed: options.seed,
  stops: options.stopSequences ?? [],
});

const warningsAbout = (options: LanguageModelV4CallOptions): SharedV4Warning[] =>
  (['tools', 'presencePenalty', 'frequencyPenalty'] as const)
    .filter((feature) => options[feature] !== undefined)
    .map((feature) => ({ type: 'unsupported', feature }));

const finishOf = ({ isCutOff }: Account): LanguageModelV4FinishReason => ({
  unified: isCutOff ? 'length' : 'stop',
  raw: undefined,
});

const usageOf = ({ asked_tokens, reused_tokens, written_tokens }: Account): LanguageModelV4Usage => ({
  inputTokens: {
    total: asked_tokens,
    noCache: asked_tokens - reused_tokens,
    cacheRead: reused_tokens,
    cacheWrite: undefined,
  },
  outputTokens: { total: written_tokens, text: written_tokens, reasoning: undefined },
});

const metadataOf = ({ evaluated_tokens }: Account): SharedV4ProviderMetadata => ({
  [PROVIDER]: { evaluated_tokens },
});

type Parts = ReadableStreamDefaultController<LanguageModelV4StreamPart>;

async function writeParts(ask: Ask, options: LanguageModelV4CallOptions, parts: Parts): Promise<void> {
  const { abortSignal: signal } = options;
  parts.enqueue({ type: 'stream-start', warnings: warningsAbout(options) });
  parts.enqueue({ type: 'text-start', id: TEXT });
  const onText = (delta: string) => parts.enqueue({ type: 'text-delta', id: TEXT, delta });
  const account = await ask(questionOf(options), { signal, onText });
  parts.enqueue({ type: 'text-end', id: TEXT });
  const [finishReason, usage] = [finishOf(account), usageOf(account)];
  parts.enqueue({ type: 'finish', finishReason, usage, providerMetadata: metadataOf(account) });
  parts.close();
}

function streamOf(ask: Ask, options: LanguageModelV4CallOptions): ReadableStream<LanguageModelV4StreamPart> {
  const unread = new AbortController();
  const signals = [unread.signal, ...(options.abortSignal ? [options.abortSignal] : [])];
  const abortSignal = AbortSignal.any(signals);
  return new ReadableStream({
    start(parts) {
      writeParts(ask, { ...options, abortSignal }, parts).catch((error: unknown) => {
        if (unread.signal.aborted) return;
        if (abortSignal.aborted) return parts.error(error);
        parts.enqueue({ type: 'error', error });
        parts.close();
      });
    },
    cancel: () => unread.abort(),
  });
}

export const languageModel = (name: string, ask: Ask): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: PROVIDER,
  modelId: name,
  supportedUrls: {},

  async doGenerate(options) {
    let text = '';
    const onText = (delta: string) => {
      text += delta;
    };
    const account = await ask(questionOf(options), { signal: options.abortSignal, onText });
    return {
      content: [{ type: 'text', text }],
      finishReason: finishOf(account),
      usage: usageOf(account),
      providerMetadata: metadataOf(account),
      warnings: warningsAbout(options),
    };
  },

  async doStream(options) {
    return { stream: streamOf(ask, options) };
  },
});
